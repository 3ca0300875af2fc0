import { z } from "zod";

const step = z
  .strictObject({
    text: z.string().optional(),
    echo: z.literal(true).optional(),
    toolCalls: z.array(z.strictObject({ name: z.string().min(1), arguments: z.unknown() })).optional(),
    status: z.int().min(400).max(599).optional(),
    /** With `status`: the error's own code, such as `insufficient_quota`, and the header `Retry-After`. */
    code: z.string().min(1).optional(),
    retryAfterSeconds: z.int().min(0).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    malformedArguments: z.boolean().optional(),
    usage: z
      .strictObject({ promptTokens: z.int().min(0).optional(), completionTokens: z.int().min(0).optional() })
      .optional(),
  })
  .refine((one) => Object.keys(one).length > 0, "a step says at least one thing");

/** What the language model will say, one step per request. With `match`, only for requests that contain it. */
export const scriptSchema = z.strictObject({
  steps: z.array(step),
  match: z.string().min(1).optional(),
  /** Starts again after the last step. */
  repeat: z.boolean().default(false),
});
