// What the team sees of the whole installation (contract/platform#the-team).
import * as z from "zod";
import { Channel } from "../../conversation/channels/schema.ts";
import { DateTime, Id, paging } from "../../kit/schema.ts";

/** The jobs of one queue by what becomes of them. */
export const QueueState = z.object({
  name: z.string(),
  /** What its jobs do, in Spanish. */
  title: z.string(),
  /** They are due, and no worker has taken them yet. */
  waiting: z.int(),
  /** Their time comes later. */
  planned: z.int(),
  running: z.int(),
  /** They failed at least once and are not done. */
  failed: z.int(),
  /** Since when the oldest one is due. */
  oldestWaiting: DateTime.nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

/** Which business a row of these lists is about. */
export const NamedBusiness = z.object({ _id: Id, name: z.string() });

/** A job that failed: what it was, never what it carried. */
export const FailedJob = z.object({
  _id: Id,
  queue: z.string(),
  /** What the job does, in Spanish. */
  title: z.string(),
  /** Null for work of the installation. */
  business: NamedBusiness.nullable(),
  /** `given-up`: it is not tried again by itself. */
  state: z.enum(["retrying", "given-up"]),
  attempts: z.int(),
  createdAt: DateTime,
  failedAt: DateTime.nullable(),
  /** Null when it is given up. */
  nextTry: DateTime.nullable(),
  /** Shortened, without texts of customers and without keys. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** A channel of any business. */
export const TeamChannel = z.object({ business: NamedBusiness, channel: Channel });
export type TeamChannel = z.infer<typeof TeamChannel>;

/** What a business keeps in files. */
export const BusinessStorage = z.object({ business: NamedBusiness, amount: z.int(), bytes: z.number() });
export type BusinessStorage = z.infer<typeof BusinessStorage>;

export const TeamListQuery = z.object({
  ...paging(20, 50),
  totals: z.stringbool("Debe ser true o false").default(false),
});
