// The demo's partner: an agency that looks after both businesses, and has sold one of them credits.
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { actorOf, type PersonCtx, type Principal, type TenantCtx, tenantCtx } from "../kernel/context.ts";
import { transact } from "../kernel/db/transaction.ts";
import { setBusinessPartner } from "../modules/business/businesses/index.ts";
import { sendFromPot } from "../modules/money/credits/index.ts";
import { seedPartnerPurchase } from "../modules/partners/billing/index.ts";
import { createPartner } from "../modules/partners/partners/index.ts";
import { PARTNER_CODE } from "./installation.store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days ago. */
const STARTED = 9;
const CREDITS = { title: "Créditos sin fee", quantity: 2000, amount_cents: 180_000 };
const BOUGHT = [
  { ...CREDITS, days: 8, end: "paid" },
  { ...CREDITS, quantity: 5000, amount_cents: 350_000, days: 2, end: "failed" },
  { ...CREDITS, quantity: 1000, amount_cents: 100_000, days: 0.5, end: "pending" },
] as const;
/** After the answers of the demo, so that each movement tells what was left then. */
const SENDS = [
  { hours: 5, pot: "prepay", creditType: "gpt", amount: 600, totalPrice: 540 },
  { hours: 4, pot: "sold", creditType: "gpt", amount: 400, totalPrice: 400 },
  { hours: 2, pot: "prepay", creditType: "reasoning", amount: 150, totalPrice: 225 },
  { hours: 1, pot: "prepay", creditType: "gpt", amount: 50, totalPrice: 0 },
] as const;

export async function seedPartner(team: PersonCtx, seller: Principal, businesses: TenantCtx[]): Promise<void> {
  const partner = await createPartner(
    { ...team, now: team.now - STARTED * DAY_MS },
    {
      name: "Estudio Nopal",
      description: "Agencia de Puebla que pone en marcha la atención por WhatsApp de negocios con cita.",
      partnerCode: PARTNER_CODE,
      whatsapp: "2225550140",
      countryCode: "52",
      image: "",
      userId: seller.userId,
    },
  );
  for (const business of businesses) await setBusinessPartner(business, partner._id);
  for (const { days, ...bought } of BOUGHT) {
    await seedPartnerPurchase({ ...team, kind: "system" }, partner._id, { ...bought, at: team.now - days * DAY_MS });
  }
  // the other business pays by conversion
  const [business] = businesses;
  if (!business) return;
  const ctx = tenantCtx(business, business.businessId, actorOf(seller));
  for (const { hours, pot, ...sent } of SENDS) {
    const movement = NewCreditMovement.parse({ businessId: ctx.businessId, ...sent });
    const at = ctx.now - hours * HOUR_MS;
    await transact(ctx, (tx) => sendFromPot(tx, ctx, movement, { partnerId: partner._id, pot, at }));
  }
}
