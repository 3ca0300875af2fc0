import { z } from "zod";

const whole = z
  .string()
  .regex(/^-?\d+$/, "must be an integer")
  .transform(Number);
const yes = z.enum(["true", "false"]).transform((value) => value === "true");
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const currency = z.enum(["mxn", "usd"]);
const interval = z.enum(["day", "week", "month", "year"]);

/** The accepted fields of each call; any other field shows a wrong adapter. */
export const customerSchema = z.strictObject({ name: z.string().optional(), email: z.email(), metadata });

export const priceSchema = z.strictObject({
  lookup_key: z.string().max(200).optional(),
  currency,
  unit_amount: whole.refine((amount) => amount >= 0),
  recurring: z
    .strictObject({ interval, usage_type: z.enum(["licensed", "metered"]).optional(), meter: z.string().optional() })
    .refine(({ usage_type: type, meter }) => (type === "metered") === (meter !== undefined), "metered needs a meter")
    .optional(),
  product_data: z.strictObject({ name: z.string().min(1) }),
});

export const meterSchema = z.strictObject({
  display_name: z.string().min(1),
  event_name: z.string().min(1).max(100),
  default_aggregation: z.strictObject({ formula: z.enum(["sum", "count", "last"]) }),
});

export const meterEventSchema = z.strictObject({
  event_name: z.string(),
  payload: z.strictObject({
    stripe_customer_id: z.string(),
    value: z.string().regex(/^\d+$/, "must be a whole number"),
  }),
  identifier: z.string().min(1).max(100),
  timestamp: whole.optional(),
});

const item = z.strictObject({
  id: z.string().optional(),
  price: z.string().optional(),
  quantity: whole.optional(),
  deleted: yes.optional(),
});

export const subscriptionSchema = z.strictObject({
  customer: z.string(),
  items: z.array(item).min(1),
  metadata,
  trial_end: whole,
  trial_settings: z.strictObject({
    end_behavior: z.strictObject({ missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]) }),
  }),
});

export const subscriptionChangeSchema = z.strictObject({
  items: z.array(item).min(1).optional(),
  /** An empty text takes it away. */
  billing_thresholds: z
    .union([z.literal(""), z.strictObject({ amount_gte: whole.refine((amount) => amount > 0, "must be above 0") })])
    .optional(),
  proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
});

const line = z
  .strictObject({
    price: z.string().optional(),
    price_data: z
      .strictObject({
        currency,
        unit_amount: whole.refine((amount) => amount >= 0),
        product_data: z.strictObject({ name: z.string().min(1) }),
        recurring: z.strictObject({ interval }).optional(),
      })
      .optional(),
    quantity: whole.refine((quantity) => quantity > 0, "must be above 0").optional(),
    adjustable_quantity: z
      .strictObject({ enabled: yes, minimum: whole.optional(), maximum: whole.optional() })
      .refine(({ maximum = 99 }) => maximum <= 999_999, "maximum is at most 999999")
      .optional(),
  })
  .refine(({ price, price_data }) => (price === undefined) !== (price_data === undefined), "price or price_data");

export const sessionSchema = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  metadata,
  locale: z.enum(["es-419", "es", "auto"]).optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: whole,
  line_items: z.array(line).min(1).max(100),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
});
export type SessionBody = z.infer<typeof sessionSchema>;

export const portalSchema = z.strictObject({
  customer: z.string(),
  return_url: z.url(),
  locale: z.enum(["es-419", "es", "auto"]).optional(),
});

export const intentSchema = z.strictObject({
  customer: z.string().optional(),
  amount: whole.refine((amount) => amount >= 1000, "amount_too_small"),
  currency,
  receipt_email: z.email().optional(),
  metadata,
  automatic_payment_methods: z.strictObject({ enabled: yes }).optional(),
});

export const refundSchema = z.strictObject({ payment_intent: z.string(), amount: whole.optional() });
