import { z } from "zod";

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/;
const date = z.string().regex(ISO, "must be like 2026-12-01T10:00:00.000-06:00");
const money = z
  .number()
  .positive()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "at most two decimals");

/** The accepted fields of a Checkout Pro preference; any other field shows a wrong adapter. */
export const preferenceSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.string().max(256).optional(),
        title: z.string().min(1).max(256),
        description: z.string().max(256).optional(),
        quantity: z.int().min(1),
        unit_price: money,
        currency_id: z.literal("MXN", "invalid currency_id for site MLM"),
      }),
    )
    .min(1),
  payer: z.strictObject({ name: z.string().optional(), email: z.email().optional() }).optional(),
  external_reference: z.string().min(1).max(256),
  metadata: z.record(z.string(), z.unknown()).optional(),
  notification_url: z.url().max(248).optional(),
  back_urls: z.strictObject({ success: z.url(), pending: z.url().optional(), failure: z.url().optional() }).optional(),
  auto_return: z.enum(["approved", "all"]).optional(),
  expires: z.boolean().optional(),
  expiration_date_from: date.optional(),
  expiration_date_to: date.optional(),
  date_of_expiration: date.optional(),
  binary_mode: z.boolean().optional(),
  statement_descriptor: z.string().max(22).optional(),
  payment_methods: z
    .strictObject({
      excluded_payment_types: z
        .array(z.strictObject({ id: z.enum(["ticket", "atm", "credit_card", "debit_card", "bank_transfer"]) }))
        .optional(),
      installments: z.int().optional(),
    })
    .optional(),
});
export type WantedPreference = z.infer<typeof preferenceSchema>;
