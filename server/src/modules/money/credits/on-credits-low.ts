// Sends the owners an e-mail when few credits are left. At least once; the publisher decides how often.
import {
  CREDIT_LABELS,
  CREDIT_TYPE_OF,
  creditText,
  lastingText,
} from "@mostrador/domain/money/credits/credit-words.ts";
import { CreditsLow } from "@mostrador/domain/money/credits/schema.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { type Mail, MailRefused } from "../../../providers/mail/port.ts";
import { businessLetterhead, creditSettings } from "../../business/businesses/index.ts";
import { readOwners } from "../../ground/identity/index.ts";
import { creditCounters, creditDaysLeft } from "./counters.ts";

export type LetterDeps = { mail: Mail };

export function onCreditsLow({ mail }: LetterDeps) {
  return on(
    CreditsLow,
    { name: "warn-owner", title: "Avisar al dueño de pocos créditos" },
    async (ctx, { model }) => {
      const [owners, { name, paymentMode }, counters, daysLeft] = await readTogether(ctx, (tx) =>
        Promise.all([readOwners(tx), creditSettings(tx), creditCounters(tx), creditDaysLeft(tx, ctx.now)]),
      );
      const head = await businessLetterhead(ctx);
      const left = model === "gpt_model" ? counters.gptModel : counters.reasoningModel;
      const kind = CREDIT_LABELS[CREDIT_TYPE_OF[model]];
      const some = left === 1 ? `Queda 1 crédito ${kind}` : `Quedan ${creditText(left)} créditos ${kind}`;
      const days = daysLeft[model];
      const lasting = days === null ? "" : ` A tu ritmo, ${lastingText(days)}.`;
      const text = [
        left > 0 ? `${some} en ${name}.${lasting}` : `${name} ya no tiene créditos ${kind}.`,
        "Sin créditos tu asistente deja de responder, y las conversaciones quedan para tu equipo.",
        // those of Reasoning are sent, and not sold
        ...(model === "gpt_model" && paymentMode === "credits" ? [`Recargar créditos: ${head.url}/recargar`] : []),
        ...(paymentMode === "conversion" ? [`Recargar saldo: ${head.url}/recargar`] : []),
        `Revisa tus movimientos y cuándo te avisamos en ${head.url}/creditos/movimientos`,
      ].join("\n\n");
      const subject = left > 0 ? `Quedan pocos créditos ${kind} en ${name}` : `${name} se quedó sin créditos ${kind}`;
      for (const { email } of owners) {
        const letter = head.dress({ to: email, subject: subject.replace(/[\r\n]+/g, " "), text });
        await mail.send(letter).catch((error: unknown) => {
          if (!(error instanceof MailRefused)) throw error;
          ctx.log.warn({ error: error.message }, "a warning of few credits was refused");
        });
      }
    },
    { side: 2 },
  );
}
