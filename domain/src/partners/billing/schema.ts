// What a partner buys from the platform: its plan and credits without fee, paid at Stripe (D-12.3, D-12.4).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { DateTime, Id } from "../../kit/schema.ts";
import { NewPartner } from "../partners/schema.ts";
import { LEAST_CREDITS, MOST_BOUGHT_CREDITS } from "./credit-tiers.ts";
import { PARTNER_PRICE_ID, SOLD_PLANS } from "./partner-plans.ts";

/** The documents send the row; its id is enough. */
export const idOrRow = (id: z.ZodType<string>) =>
  z.preprocess((value) => (typeof value === "object" && value !== null && "_id" in value ? value._id : value), id);

/** A page of ours, to which the buyer returns. */
export const CurrentPath = z
  .string("Falta la página a la que se regresa")
  .max(200, "La página debe tener máximo 200 caracteres")
  .regex(/^\/(?!\/)[\w\-./?=&%]*$/, "La página a la que se regresa no es válida");

const OfPartner = idOrRow(Id);

export const PartnerPortalBody = z.object({ partner: OfPartner, currentPath: CurrentPath });

export const PartnerPriceChoice = z.object({
  priceId: z.string("Elige qué quieres comprar").regex(PARTNER_PRICE_ID, "Ese precio no existe"),
  quantity: z
    .int("La cantidad debe ser un número entero")
    .min(1, "La cantidad debe ser mayor a 0")
    .max(MOST_BOUGHT_CREDITS, `La cantidad puede ser de hasta ${MOST_BOUGHT_CREDITS}`)
    .default(1),
  /** As the page showed it, in centavos: only compared with the server's own price. */
  unitAmount: z
    .int("El importe va en centavos")
    .min(0, "El importe no puede ser negativo")
    .max(1_000_000_000)
    .nullish(),
  /** The same. */
  minimumQuantity: z.int().min(LEAST_CREDITS).max(MOST_BOUGHT_CREDITS).nullish(),
});

export const PartnerCheckoutBody = z.object({
  partner: OfPartner,
  prices: z.array(PartnerPriceChoice).length(1, "Compra una cosa a la vez"),
  currentPath: CurrentPath,
  /** Whether the buyer may change the quantity at Stripe, within the tier of its price. */
  allowQuantityUpdates: z.boolean().default(false),
});
export type PartnerCheckoutBody = z.infer<typeof PartnerCheckoutBody>;

/** `changed`: the plan is another one from now on, without a payment page. */
export const PartnerCheckoutAside = z.object({ type: z.enum(["checkout", "changed"]), url: z.string() });

/** Flat, as the documents send it. */
export const PartnerWithStripe = NewPartner;

export const PURCHASE_STATUSES = ["open", "pending", "paid", "failed", "expired", "refunded", "disputed"] as const;

export const PartnerPurchase = z.object({
  _id: Id,
  title: z.string(),
  /** Of an invoice: none. */
  credits: z.int(),
  /** In centavos. */
  amount: z.int(),
  status: z.enum(PURCHASE_STATUSES),
  createdAt: DateTime,
});
export type PartnerPurchase = z.infer<typeof PartnerPurchase>;

export const PartnerBilling = z.object({
  /** The missing settings of the installation; empty: it can be paid. */
  missing: z.array(z.string()),
  offers: z.array(
    z.object({ name: z.enum(SOLD_PLANS), label: z.string(), price: z.int(), fee: z.int(), isCurrent: z.boolean() }),
  ),
  purchases: z.array(PartnerPurchase),
});
export type PartnerBilling = z.infer<typeof PartnerBilling>;

/** Left out: the caller's own partner. */
export const PartnerBillingQuery = z.object({ partnerId: Id.optional() });

/** A started purchase is read at Stripe, in case its notification never came. */
export const PartnerPurchaseLookedFor = event<{ purchaseId: string }>("partner-purchase-looked-for");
/** Credits left 'Con fee': the subscription is informed of them. */
export const PartnerUseDue = event<{ movementId: string; partnerId: string; credits: number; at: number }>(
  "partner-use-due",
);
