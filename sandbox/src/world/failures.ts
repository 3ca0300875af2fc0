import { z } from "zod";

const failureOnce = z.strictObject({
  times: z.int().min(0),
  status: z.int().min(400).max(599).default(500),
  code: z.int().min(0).default(2),
  /** `messages`: only sends; `all`: every Graph call. */
  on: z.enum(["messages", "all"]).default("messages"),
  /** Only calls with this access token. */
  token: z.string().optional(),
});

/** Planned failures. By default nothing fails. */
export const failuresSchema = z.strictObject({
  webhookDelayMs: z.int().min(0).max(600_000).default(0),
  /** Chance of sending a webhook twice; `true` is always. */
  webhookDuplicate: z.union([z.boolean(), z.number().min(0).max(1)]).default(false),
  /** Each webhook waits a random time of up to 600 ms, so that they arrive in another order. */
  webhookShuffle: z.boolean().default(false),
  graphFail: failureOnce.nullable().default(null),
  graphDelayMs: z.int().min(0).max(600_000).default(0),
  /** Accepts the message and cuts the connection before answering; a number: that many times. */
  graphDropAfterAccept: z.union([z.boolean(), z.int().min(0)]).default(false),
  /** Drops all statuses, or only these. */
  statusesOff: z.union([z.boolean(), z.array(z.enum(["sent", "delivered", "read", "failed"]))]).default(false),
  /** When each status is sent, counted from the acceptance: sent, delivered, read. */
  statusDelaysMs: z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)]).default([50, 150, 400]),
  /** Closes the window for everyone, even after a message. */
  windowClosed: z.boolean().default(false),
  /** Answers 131047 (and 131026) at once with a 400 instead of a later `failed` status. */
  syncWindowError: z.boolean().default(false),
  pairRateLimit: z.int().min(0).default(45),
  pairRateWindowMs: z.int().min(0).default(6000),
  /** People without WhatsApp (131026). Ten digits match both spellings; more match only that one. */
  noWhatsApp: z.array(z.string()).default([]),
  /** People outside the test list (131030), matched in the same way. */
  notAllowed: z.array(z.string()).default([]),
  templateApprovalMs: z.int().min(0).default(1500),
  templateReject: z.boolean().default(false),
  llm: z
    .strictObject({
      status: z.int().min(400).max(599).default(500),
      times: z.int().min(0).default(0),
      delayMs: z.int().min(0).default(0),
    })
    .nullable()
    .default(null),
  /** How many calls of Cloudinary are answered with this status. */
  cloudinary: z
    .strictObject({ status: z.int().min(400).max(599).default(500), times: z.int().min(0).default(0) })
    .nullable()
    .default(null),
  /** How many calls of Mercado Pago are answered with this status. */
  mercadoPago: z
    .strictObject({ status: z.int().min(400).max(599).default(500), times: z.int().min(0).default(0) })
    .nullable()
    .default(null),
  /** How many calls of Stripe are answered with this status. */
  stripe: z
    .strictObject({ status: z.int().min(400).max(599).default(500), times: z.int().min(0).default(0) })
    .nullable()
    .default(null),
  /** How many calls of Heroku are answered with this status. */
  heroku: z
    .strictObject({ status: z.int().min(400).max(599).default(500), times: z.int().min(0).default(0) })
    .nullable()
    .default(null),
  /** Stripe sends no events. */
  stripeSilent: z.boolean().default(false),
  /** Mercado Pago sends no notifications of payments; or sends them late; or with the time in seconds. */
  mercadoPagoSilent: z.boolean().default(false),
  mercadoPagoLateMs: z.int().min(0).max(600_000).default(0),
  mercadoPagoSeconds: z.boolean().default(false),
  seed: z.string().nullable().default(null),
});

export type Failures = z.infer<typeof failuresSchema>;

export type FailureSwitches = {
  current(): Failures;
  /** Replaces only the given fields. */
  change(changes: Partial<Failures>): Failures;
  reset(): void;
};

export function createFailures(initial: Partial<Failures>): FailureSwitches {
  let current = failuresSchema.parse(initial);
  return {
    current: () => current,
    change: (changes) => {
      current = failuresSchema.parse({ ...current, ...changes });
      return current;
    },
    reset: () => {
      current = failuresSchema.parse(initial);
    },
  };
}
