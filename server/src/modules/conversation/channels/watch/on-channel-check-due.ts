// Checks a number without a person's request: a failed one until it works, a working one once a day, so that its
// quality, its limits and the end of its key are known (contract/conversation#how-a-number-does).
import { ChannelCheckDue } from "@mostrador/domain/conversation/channels/schema.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { readChannel } from "../channel.store.ts";
import type { ChannelDeps } from "../contest-number.ts";
import { createAsk, writeHeard } from "../verify-channel.ts";

export function onChannelCheckDue(deps: ChannelDeps) {
  const ask = createAsk(deps);
  return on(
    ChannelCheckDue,
    { name: "look-at-channel", title: "Revisar la conexión de un canal" },
    async (ctx, { channelId, at }) => {
      const row = await readTogether(ctx, (tx) => readChannel(tx, channelId));
      if (!row?.access_token || row.check_at?.getTime() !== at) return;
      await writeHeard(ctx, await ask(ctx, channelId));
    },
  );
}
