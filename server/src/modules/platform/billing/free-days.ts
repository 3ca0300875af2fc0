// Tells the owners before the free 15 days end, and when they have ended. Then the business keeps what it has, its people
// go on working, and new funnels, campaigns and upsells are limited as in Bronce (docs/decisions/0133).
import { FreeDaysDue } from "@mostrador/domain/platform/billing/schema.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { MailRefused } from "../../../providers/mail/port.ts";
import { businessLetterhead, findBillingFacts } from "../../business/businesses/index.ts";
import { readOwners } from "../../ground/identity/index.ts";
import { setLimits } from "./apply-subscription.ts";
import type { LetterDeps } from "./deps.ts";
import { claimLetter, readSubscription } from "./subscription.store.ts";

const BEFORE_MS = 3 * 24 * 60 * 60_000;

export function onFreeDaysDue({ mail }: LetterDeps) {
  return on(
    FreeDaysDue,
    "tell-owner-of-free-days",
    async (ctx) => {
      const [facts, subscription, owners] = await readTogether(ctx, (tx) =>
        Promise.all([findBillingFacts(tx), readSubscription(tx), readOwners(tx)]),
      );
      // Stripe tells of its own subscriptions
      if (!facts || subscription) return;
      const end = facts.endSubscription.getTime();
      const kind = ctx.now >= end ? "after" : ctx.now >= end - BEFORE_MS ? "before" : null;
      const next = kind === null ? end - BEFORE_MS : kind === "before" ? end : null;
      const isNew = await transact(ctx, async (tx, inside) => {
        if (next !== null) await publish(tx, inside, FreeDaysDue, {}, { at: next });
        if (kind === "after") await setLimits(tx, ctx, null);
        return kind !== null && claimLetter(tx, ctx.businessId, kind, facts.endSubscription, new Date(ctx.now));
      });
      if (!isNew || kind === null) return;
      const head = await businessLetterhead(ctx);
      const { subject, text } = letterOf(kind, facts.name, head.url);
      for (const { email } of owners) {
        await mail.send(head.dress({ to: email, subject, text })).catch((error: unknown) => {
          if (!(error instanceof MailRefused)) throw error;
          ctx.log.warn({ error: error.message }, "a letter about the free days was refused");
        });
      }
    },
    { side: 1 },
  );
}

function letterOf(kind: "before" | "after", name: string, url: string): { subject: string; text: string } {
  const plans = `Compara los planes: ${url}/precios`;
  const calm = name.replace(/[\r\n]+/g, " ");
  if (kind === "before") {
    const text = `En 3 días terminan los días gratis de ${name}.\n\nElige un plan para seguir creciendo. Nada se borra si no lo haces.\n\n${plans}`;
    return { subject: `Tus días gratis en ${calm} terminan en 3 días`, text };
  }
  const text = `Terminaron los días gratis de ${name}.\n\nTu agenda, tus contactos y tus conversaciones siguen aquí, y tu equipo puede seguir trabajando. Los funnels, las campañas y los upsells nuevos tienen los límites del plan Bronce.\n\n${plans}`;
  return { subject: `Terminaron tus días gratis en ${calm}`, text };
}
