// Runs when another business proved a number that this business's key no longer opens: the owner sees why no more
// messages come in.
import { channelChanged } from "@mostrador/domain/conversation/channels/live.ts";
import { ChannelSettled, NumberDisplaced } from "@mostrador/domain/conversation/channels/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { lockChannel, updateChannel } from "./channel.store.ts";
import { readRoute } from "./claim.store.ts";

const NUMBER_GONE = "Otro negocio demostró ante WhatsApp que este número es suyo, y tu clave de acceso ya no lo abría";
const PAGE_GONE = "Otro negocio demostró ante Meta que esta página es suya, y tu permiso ya no la abría";

export const onNumberDisplaced = on(
  NumberDisplaced,
  { name: "disconnect-channel", title: "Desconectar un número reemplazado" },
  (ctx, { channelId }) =>
    transact(ctx, async (tx) => {
      const row = await lockChannel(tx, channelId);
      if (!row?.access_token) return;
      // It may have been proved again meanwhile.
      const route = await readRoute(tx, { kind: row.kind, externalId: row.external_id });
      if (route?.channel_id === channelId) return;
      await updateChannel(tx, channelId, {
        access_token: null,
        status: "disconnected",
        check_at: null,
        reason: row.kind === "whatsapp" ? NUMBER_GONE : PAGE_GONE,
        updated_at: new Date(Math.max(ctx.now, row.updated_at.getTime() + 1)),
      });
      await writeAudit(tx, ctx, {
        action: "channel.displaced",
        summary:
          row.kind === "whatsapp"
            ? `El número ${row.external_id} pasó a otro negocio que lo demostró ante WhatsApp`
            : `La página o cuenta ${row.external_id} pasó a otro negocio que la demostró ante Meta`,
      });
      await publish(tx, ctx, ChannelSettled, { channelId });
      await announce(tx, ctx, channelChanged, { channelId });
    }),
);
