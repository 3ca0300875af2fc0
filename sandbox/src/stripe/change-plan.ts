// Other prices in a running subscription. Stripe gives back what is left of the old ones and charges what is left of the
// new ones; another interval begins a period of its own.
import type { World } from "../world/world.ts";
import { periodDays, type StripeLine, type StripeSubscription } from "./ledger.ts";
import { billLines, changed } from "./settle.ts";

type Proration = "create_prorations" | "always_invoice" | "none";

export function changePlan(
  world: World,
  subscription: StripeSubscription,
  items: StripeLine[],
  proration: Proration,
): void {
  const { stripe: ledger } = world;
  const { items: before, start, end } = subscription;
  const now = ledger.seconds();
  const left = Math.min(1, Math.max(0, (end - now) / (end - start)));
  const partOf = (lines: StripeLine[]) => Math.round(ledger.amountOf({ lines, off: 0 }) * left);
  const isOtherInterval = intervalOf(items) !== intervalOf(before);
  subscription.items = items;
  if (isOtherInterval && subscription.status !== "trialing") {
    Object.assign(subscription, { start: now, end: now + periodDays(items) * 86_400 });
  }
  changed(world, subscription);
  if (subscription.status === "trialing") return;
  const unused = { amount: proration === "none" ? 0 : -partOf(before), isProration: true };
  if (isOtherInterval) {
    const period = { amount: ledger.amountOf({ lines: items, off: 0 }), isProration: false };
    billLines(world, subscription, "subscription_update", [unused, period]);
    return;
  }
  if (proration === "none") return;
  const lines = [unused, { amount: partOf(items), isProration: true }];
  if (proration === "always_invoice") billLines(world, subscription, "subscription_update", lines);
  else subscription.pending = [...(subscription.pending ?? []), ...lines];
  world.changed();
}

/** As the portal is configured: less, or for a shorter time, begins with the next period (.env.example). */
export function changeInPortal(world: World, subscription: StripeSubscription, items: StripeLine[]): void {
  const { amountOf } = world.stripe;
  const [before, next] = [subscription.items, items].map((lines) => ({
    days: periodDays(lines),
    amount: amountOf({ lines, off: 0 }),
  }));
  const isLess =
    before && next && (next.days < before.days || (next.days === before.days && next.amount < before.amount));
  subscription.scheduled = isLess ? items : null;
  if (isLess) changed(world, subscription);
  else changePlan(world, subscription, items, "always_invoice");
}

function intervalOf(items: StripeLine[]): string | null {
  return items.find(({ price }) => !price.meter)?.price.interval ?? null;
}
