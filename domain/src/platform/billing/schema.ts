// What a business buys from the platform: plans, credits and packs, paid at Stripe (D-12.4, D-17.15).

import * as z from "zod";
import { event } from "../../kit/event.ts";
import { BusinessId, DateTime, Id, text } from "../../kit/schema.ts";
import { MOST_BOUGHT_CREDITS } from "../../partners/billing/credit-tiers.ts";
import { CurrentPath, idOrRow, PURCHASE_STATUSES } from "../../partners/billing/schema.ts";
import { CURRENCIES, INTERVALS, LEAST_CREDITS_WITH_COUPON, PLAN_NAMES } from "./catalogue.ts";
import { PRICE_ID, type PriceId } from "./price-id.ts";

export const PlanName = z.enum(PLAN_NAMES);
export const SubscriptionStatus = z.enum(["active", "trialing", "expired", "inactive"]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;
export const PurchaseStatus = z.enum(PURCHASE_STATUSES);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

const Amount = z.int("El importe va en centavos").min(0, "El importe no puede ser negativo").max(1_000_000_000);

export const PriceChoice = z.object({
  priceId: z
    .string("Elige qué quieres comprar")
    .regex(PRICE_ID, "Ese precio no existe")
    .transform((id) => id as PriceId),
  quantity: z
    .int("La cantidad debe ser un número entero")
    .min(0, "La cantidad no puede ser negativa")
    .max(MOST_BOUGHT_CREDITS, `La cantidad puede ser de hasta ${MOST_BOUGHT_CREDITS}`)
    .default(1),
  /** As the page showed it: only compared with the server's own price. */
  unitAmount: Amount.nullish(),
  /** The same. */
  minimumQuantity: z.int().min(LEAST_CREDITS_WITH_COUPON).max(MOST_BOUGHT_CREDITS).nullish(),
});
export type PriceChoice = z.infer<typeof PriceChoice>;

export const CheckoutBody = z.object({
  prices: z.array(PriceChoice).min(1, "Elige qué quieres comprar").max(2, "Compra una cosa a la vez"),
  currentPath: CurrentPath,
  /** Whether the buyer may change the quantity at Stripe, within the tier of its price. */
  allowQuantityUpdates: z.boolean().default(false),
  business: idOrRow(BusinessId),
  /** Who buys: the caller. */
  user: idOrRow(Id).nullish(),
  /** For a plan: an expert sets it up, once, for 349 pesos. */
  needExpertHelp: z.boolean().default(false),
  /** For a pack: what the page showed, in cents. Only compared. */
  customAmount: Amount.nullish(),
  /** A promotion code; with a valid one 500 credits are enough. */
  coupon: text(1, 40, "El cupón").nullish(),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** The id of the session, or the address of the portal. */
export const CheckoutData = z.string();
/** Next to it: which of the two, and where the browser goes. */
export const CheckoutAside = z.object({ type: z.enum(["checkout", "portal"]), url: z.string() });

export const PortalBody = z.object({ business: idOrRow(BusinessId), currentPath: CurrentPath });

export const IntentBody = z.object({
  priceId: PriceChoice.shape.priceId,
  email: z.email("El correo no es válido").max(200),
});
export const IntentData = z.object({ clientSecret: z.string() });

export const Price = z.object({
  id: z.string(),
  /** Null for something that is paid once. */
  interval: z.enum(INTERVALS).nullable(),
  unitAmount: z.int(),
  currency: z.enum(CURRENCIES),
});
export const PricedProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  highlights: z.array(z.string()),
  prices: z.array(Price),
});
export type PricedProduct = z.infer<typeof PricedProduct>;

export const Subscription = z.object({
  status: SubscriptionStatus,
  plan: PlanName.nullable(),
  prices: z.array(Price.pick({ currency: true, unitAmount: true, interval: true }).extend({ productName: z.string() })),
  endsAt: DateTime,
  /** It ends then, and is not renewed. */
  isEnding: z.boolean(),
});
export const Purchase = z.object({
  _id: Id,
  title: z.string(),
  credits: z.int(),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  status: PurchaseStatus,
  createdAt: DateTime,
});
export type Purchase = z.infer<typeof Purchase>;

export const BillingOverview = z.object({
  /** The missing settings of the installation; empty: it can be paid. */
  missing: z.array(z.string()),
  subscription: Subscription.nullable(),
  /** Whether the free 15 days, or the plan, still run. */
  isRunning: z.boolean(),
  endSubscription: DateTime,
  limits: z.array(z.object({ name: z.string(), label: z.string(), most: z.int() })),
  mayBuyPromo: z.boolean(),
  /** Digits of the team's number in WhatsApp; empty where the installation has none. */
  teamWhatsapp: z.string(),
  /** For how many days the credits last at the pace of the last 14 days; null without any use. */
  daysLeft: z.int().nullable(),
  purchases: z.array(Purchase),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

/** Stripe reported something: the object is read there. */
export const StripeNotified = event<{ notificationId: string }>("stripe-notified");
/** A started purchase is read at Stripe, in case its notification never came. */
export const PurchaseLookedFor = event<{ purchaseId: string }>("purchase-looked-for");
/** Whether the free days end soon, or have ended, and the owner does not know yet. */
export const FreeDaysDue = event<Record<string, never>>("free-days-due");
