// A person chooses who answers on a channel: an assistant, which then works there, or only people. The choice is
// stored, so a channel that people answer also counts as answered.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import type { chooseAnswering as chooseRoute } from "@mostrador/domain/conversation/channels/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { lockChannel, updateChannel } from "../channel.store.ts";
import { calledInHistory } from "../channel.ts";
import { presentChannels } from "../present-channel.ts";
import { channelAnswerers } from "./channel-answering.ts";

const UNKNOWN = "No se encontró el canal";

export async function chooseAnswering(
  ctx: TenantCtx,
  { params, body }: Pick<Call<typeof chooseRoute>, "params" | "body">,
) {
  const { assistantId } = body.answering;
  return transact(ctx, async (tx, inside) => {
    const before = await lockChannel(tx, params.id);
    if (!before) throw notFound(UNKNOWN);
    let who = "solo el equipo";
    if (assistantId !== null) {
      for (const { speakOn } of ctx.fillings.of(channelAnswerers))
        who = await speakOn(inside, before.kind, assistantId);
    }
    const row = await updateChannel(tx, params.id, { answered_by: assistantId === null ? "team" : "assistants" });
    await writeAudit(tx, ctx, {
      action: "channel.answering",
      summary: `Eligió quién contesta en ${calledInHistory(before)}: ${who}`,
    });
    await announce(tx, ctx, channelChanged, { channelId: params.id });
    const [data] = await presentChannels(tx, ctx, row ? [row] : []);
    if (!data) throw notFound(UNKNOWN);
    return { data, message: data.answering.text };
  });
}
