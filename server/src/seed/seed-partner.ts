// The demo's partner: an agency that looks after both businesses, with a brand of its own, and has sold them credits.
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { actorOf, type PersonCtx, type Principal, type TenantCtx, tenantCtx } from "../kernel/context.ts";
import { transact } from "../kernel/db/transaction.ts";
import { setBusinessPartner } from "../modules/business/businesses/index.ts";
import { movePartnerCredits, sendFromPot } from "../modules/money/credits/index.ts";
import { createPartner } from "../modules/partners/partners/index.ts";
import { PARTNER_CODE } from "./installation.store.ts";

const DAY_MS = 86_400_000;
/** Days ago. */
const STARTED = 9;
const RECHARGE = { days: 8, amount: 2000, totalPrice: 1000 };
const SENDS = [
  { days: 7, pot: "prepay", creditType: "gpt", amount: 600, totalPrice: 540 },
  { days: 5, pot: "sold", creditType: "gpt", amount: 400, totalPrice: 400 },
  { days: 3, pot: "prepay", creditType: "reasoning", amount: 150, totalPrice: 225 },
  { days: 1, pot: "prepay", creditType: "gpt", amount: 50, totalPrice: 0 },
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
  await seedPots(team, seller, partner._id, businesses);
}

async function seedPots(team: PersonCtx, seller: Principal, partnerId: string, businesses: TenantCtx[]): Promise<void> {
  const { days, ...recharge } = RECHARGE;
  const terms = { creditType: "gpt", renewalDuration: "none", resetDate: false } as const;
  const body = {
    ...terms,
    ...recharge,
    businessId: null,
    partnerId,
    type: "partner_recharge",
    creditSource: "prepay",
  } as const;
  await movePartnerCredits(team, body, team.now - days * DAY_MS);
  for (const [index, { days: ago, pot, ...sent }] of SENDS.entries()) {
    const business = businesses[index % businesses.length];
    if (!business) continue;
    const ctx = tenantCtx(business, business.businessId, actorOf(seller));
    const movement = NewCreditMovement.parse({ businessId: ctx.businessId, ...sent });
    await transact(ctx, (tx) => sendFromPot(tx, ctx, movement, { partnerId, pot, at: ctx.now - ago * DAY_MS }));
  }
}
