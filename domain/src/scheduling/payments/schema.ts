// Payment links and their payments (D-5.4, D-6). Amounts on the wire are units of the currency (D-12.1).

import * as z from "zod";
import { event } from "../../kit/event.ts";
import { BusinessQuery, Color, DateTime, Id, optionalText, paging, TimeCursor, text } from "../../kit/schema.ts";
import { LINK_STATES } from "./link-state.ts";
import { PAYMENT_STATUSES, TASKS } from "./payment-status.ts";

export const Currency = z.enum(["MXN", "USD"], "La moneda no es una de las conocidas");

/** The seller's account; its tokens never leave the server (D-15.4). */
export const Seller = z.object({
  state: z.enum(["connected", "expired", "disconnected"]),
  /** Why it is not connected, in words for the owner; empty while it is. */
  reason: z.string(),
  /** The missing settings of the installation; empty: a seller can connect. */
  missing: z.array(z.string()),
  sellerId: z.string().nullable(),
  isLive: z.boolean(),
  connectedBy: z.string(),
  connectedAt: DateTime.nullable(),
  expiresAt: DateTime.nullable(),
});
export type Seller = z.infer<typeof Seller>;

/** The parameters from Mercado Pago in the URL. */
export const ConnectBody = z.object({
  businessId: Id,
  code: text(1, 500, "El código").regex(/^[\w.~-]+$/, "El código no es válido"),
  state: text(1, 1000, "El estado").regex(/^[\w.-]+$/, "El estado no es válido"),
});

/** Seven characters; an invalid one has the same answer as an unknown one. */
export const LinkQuery = z.object({ a: z.string("Falta la liga de pago").max(100, "Esa liga de pago no existe") });

export const Amounts = z.object({
  currency: Currency,
  originalPrice: z.number(),
  discount: z.number(),
  /** After the discount. */
  price: z.number(),
  /** What is paid online now. */
  due: z.number(),
});
export type Amounts = z.infer<typeof Amounts>;

/** What the payer needs, and nothing else (D-6.1). */
export const LinkPage = z.object({
  state: z.enum(LINK_STATES),
  /** `whatsapp` with its country code: the number for questions. */
  business: z.object({ name: z.string(), logo: z.string(), whatsapp: z.string() }),
  service: z.string(),
  description: z.string(),
  themeColor: Color,
  start: DateTime,
  zone: z.string(),
  branch: z.object({ name: z.string(), address: z.string() }),
  amounts: Amounts,
  discountMessage: z.string(),
  discountEndsAt: DateTime.nullable(),
  /** When the slot is released without a payment. */
  dueAt: DateTime.nullable(),
  /** The server's time: a countdown does not depend on the phone's clock. */
  now: DateTime,
});
export type LinkPage = z.infer<typeof LinkPage>;

const shown = z.number("El importe no es válido").nullable().optional();

/** As the documents' page sends it: its prices are only compared (D-6.1). */
export const PreferenceBody = z.object({
  title: optionalText(300, "El título").optional(),
  quantity: z
    .int("La cantidad no es válida")
    .min(1, "Se paga una cita a la vez")
    .max(1, "Se paga una cita a la vez")
    .default(1),
  price: z.number("El importe no es válido"),
  originalPrice: shown,
  discount: shown,
  /** The short id of the link. */
  appointment: z.string("Falta la liga de pago").max(100, "Esa liga de pago no existe"),
  business: z.unknown().optional(),
  currency: Currency,
});
export type PreferenceBody = z.infer<typeof PreferenceBody>;

/** `initPoint` is Mercado Pago's page, where the person pays. */
export const Preference = z.object({ id: z.string(), initPoint: z.string() });

export const Payment = z.object({
  _id: Id,
  businessId: Id,
  appointmentId: Id.nullable(),
  /** The order of products that it pays. */
  orderId: Id.nullable(),
  /** The sale of a package that it pays. */
  packagePurchaseId: Id.nullable(),
  /** The paid service, by its name at that time. */
  title: z.string(),
  /** The payment's number at Mercado Pago. */
  providerId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  method: z.string(),
  task: z.enum(TASKS).nullable(),
  mayRefund: z.boolean(),
  paidAt: DateTime.nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Payment = z.infer<typeof Payment>;

/** `url` null: the service has no payment link. */
export const AppointmentPayments = z.object({
  url: z.string().nullable(),
  state: z.enum(LINK_STATES).nullable(),
  amounts: Amounts.nullable(),
  dueAt: DateTime.nullable(),
  isConnected: z.boolean(),
  payments: z.array(Payment),
});
export type AppointmentPayments = z.infer<typeof AppointmentPayments>;

export const TaskQuery = BusinessQuery.extend({ limit: paging(20, 100).limit, after: TimeCursor.optional() });

export const AppointmentQuery = z.object({ appointmentId: Id, businessId: Id.optional() });

/** A notification was stored; its business is not known yet. */
export const PaymentNotified = event<{ notificationId: string }>("payment-notified");
/** A payment changed at the provider: it is read there. */
export const PaymentHinted = event<{ providerId: string }>("payment-hinted");
/** A started payment is looked up at the provider, in case no notification arrived. */
export const OrderLookedFor = event<{ orderId: string }>("order-looked-for");
/** The time to pay is over. */
export const PaymentDue = event<{ appointmentId: string }>("payment-due");
/** The seller's tokens must be renewed before they expire. */
export const SellerRenewalDue = event<{ sellerId: string }>("seller-renewal-due");
/** Money was paid or refunded. */
export const PaymentApproved = event<{ paymentId: string }>("payment-approved", "Pago aprobado");
