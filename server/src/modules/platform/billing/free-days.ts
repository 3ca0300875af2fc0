// Tells the owners before the free 15 days end, and when they have ended. Then the business keeps what it has, its people
// go on working, and new funnels, campaigns and upsells are limited as in Bronce (docs/decisions/0133).
import { FreeDaysDue } from "@mostrador/domain/platform/billing/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { MailRefused } from "../../../providers/mail/port.ts";
import { businessLetterhead, findBillingFacts } from "../../business/businesses/index.ts";
import { readOwners } from "../../ground/identity/index.ts";
import { setLimits } from "./apply-subscription.ts";
import type { LetterDeps } from "./deps.ts";
import { isLetterSent, keepLetter, readSubscription } from "./subscription.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const BEFORE_MS = 3 * DAY_MS;

/** Looks at the end now; what is not due yet is planned from there. */
export function planLetters(ctx: TenantCtx): Promise<void> {
  return transact(ctx, (tx, inside) => publish(tx, inside, FreeDaysDue, {}));
}

export function onFreeDaysDue({ mail }: LetterDeps) {
  return on(
    FreeDaysDue,
    { name: "tell-owner-of-free-days", title: "Escribir al dueño sobre los días gratis" },
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
        return kind !== null && !(await isLetterSent(tx, kind, facts.endSubscription));
      });
      if (!isNew || kind === null) return;
      const head = await businessLetterhead(ctx);
      const name = facts.name.replace(/[\r\n]+/g, " ");
      const letter = kind === "before" ? before(name, head.url, end - ctx.now) : after(name, head.url);
      for (const [index, { email }] of owners.entries()) {
        // sent again after a crash it is the same letter
        const id = `free-days-${kind}-${ctx.businessId}-${end}-${index}`;
        await mail.send(head.dress({ to: email, ...letter, id })).catch((error: unknown) => {
          if (!(error instanceof MailRefused)) throw error;
          ctx.log.warn({ error: error.message }, "a letter about the free days was refused");
        });
      }
      await transact(ctx, (tx) => keepLetter(tx, ctx.businessId, kind, facts.endSubscription, new Date(ctx.now)));
    },
    { side: 1 },
  );
}

type Words = { subject: string; text: string };

function before(name: string, url: string, left: number): Words {
  const days = Math.ceil(left / DAY_MS);
  const until = days === 1 ? "1 día" : `${days} días`;
  const text = `En ${until} terminan los días gratis de ${name}.\n\nElige un plan para seguir creciendo. Nada se borra si no lo haces.\n\n${plansAt(url)}`;
  return { subject: `Tus días gratis en ${name} terminan en ${until}`, text };
}

function after(name: string, url: string): Words {
  const text = `Terminaron los días gratis de ${name}.\n\nTu agenda, tus contactos y tus conversaciones siguen aquí, y tu equipo puede seguir trabajando. Los funnels, las campañas y los upsells nuevos tienen los límites del plan Bronce.\n\n${plansAt(url)}`;
  return { subject: `Terminaron tus días gratis en ${name}`, text };
}

function plansAt(url: string): string {
  return `Comparar los planes: ${url}/precios`;
}
