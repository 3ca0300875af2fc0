// Writes to the owners of the business that the key of a number ends soon: 14, 7 and 1 days before.
import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { daysLeft } from "@mostrador/domain/conversation/channels/health.ts";
import { TokenEnding } from "@mostrador/domain/conversation/channels/schema.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { type Mail, MailRefused } from "../../../../providers/mail/port.ts";
import { businessLetterhead } from "../../../business/businesses/index.ts";
import { readOwners } from "../../../ground/identity/index.ts";
import { readChannel } from "../channel.store.ts";

export function onTokenEnding({ mail }: { mail: Mail }) {
  return on(
    TokenEnding,
    { name: "warn-owners", title: "Avisar de una clave por vencer" },
    async (ctx, { channelId, expiresAt }) => {
      const [row, owners] = await readTogether(ctx, (tx) => Promise.all([readChannel(tx, channelId), readOwners(tx)]));
      // Renewed or disconnected meanwhile.
      if (!row?.access_token || row.token_expires_at?.getTime() !== expiresAt) return;
      const left = daysLeft(expiresAt, ctx.now) ?? 0;
      if (left === 0) return;
      const head = await businessLetterhead(ctx);
      const carrier = carrierName(row.kind);
      const number = row.verified_name || row.display_phone_number || row.external_id;
      for (const { email } of owners) {
        const subject =
          left === 1 ? `Tu ${carrier} se desconecta mañana` : `Tu ${carrier} se desconecta en ${left} días`;
        const text = [
          "Hola:",
          row.kind === "whatsapp"
            ? `La clave de acceso con la que ${head.name} usa tu número «${number}» está por vencer. Cuando venza, dejarás de recibir y enviar mensajes.`
            : `El permiso de Facebook con el que ${head.name} usa «${number}» está por vencer. Cuando venza, dejarás de recibir y enviar mensajes.`,
          `${row.kind === "whatsapp" ? "Renovar la clave" : "Iniciar sesión con Facebook"}: ${head.url}/integraciones/${row.kind}`,
        ].join("\n\n");
        await mail.send(head.dress({ to: email, subject, text })).catch((error: unknown) => {
          if (!(error instanceof MailRefused)) throw error;
          ctx.log.warn({ channelId }, "a warning of an ending key was not taken by the mail");
        });
      }
    },
  );
}
