// What the team sees of the whole installation (contract/platform#the-team).
import * as z from "zod";
import { Channel } from "../../conversation/channels/schema.ts";
import { DateTime, Id, paging } from "../../kit/schema.ts";

/** The jobs of one queue by what becomes of them. */
export const QueueState = z.object({
  name: z.string(),
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

const NamedBusiness = z.object({ _id: Id, name: z.string() });

/** A job that failed: what it was, never what it carried. */
export const FailedJob = z.object({
  _id: Id,
  queue: z.string(),
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

/** A feature that the team can switch off. */
const Feature = z.object({
  key: z.string(),
  label: z.string(),
  /** What stops while it is off. */
  about: z.string(),
});

export const FeatureSwitch = Feature.extend({
  /** For all businesses without an exception. */
  isOn: z.boolean(),
  /** Who switched it last, and when; null while nobody has. */
  changedBy: z.string().nullable(),
  changedAt: DateTime.nullable(),
  /** Businesses where something else holds, the latest first. */
  exceptions: z.array(z.object({ business: NamedBusiness, isOn: z.boolean() })),
});
export type FeatureSwitch = z.infer<typeof FeatureSwitch>;

/** The same in one business. */
export const BusinessFeature = Feature.extend({
  /** As it holds there now. */
  isOn: z.boolean(),
  /** What was set for this business alone; null: as for all. */
  exception: z.boolean().nullable(),
});
export type BusinessFeature = z.infer<typeof BusinessFeature>;

const FeatureKey = z
  .string()
  .max(40, "Esa función no existe")
  .regex(/^[a-z-]+$/, "Esa función no existe");
export const FeatureParams = z.object({ feature: FeatureKey });
export const BusinessFeatureParams = FeatureParams.extend({ id: Id });
const isOn = z.boolean("Di si la función está activa");
export const FeatureChange = z.object({ isOn });
/** Null takes the exception away. */
export const BusinessFeatureChange = z.object({ isOn: isOn.nullable() });

export const TeamListQuery = z.object({
  ...paging(20, 50),
  totals: z.stringbool("Debe ser true o false").default(false),
});
