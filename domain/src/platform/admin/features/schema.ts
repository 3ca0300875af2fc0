// Features that the team switches off and on, for all businesses or for one (contract/platform#the-team).
import * as z from "zod";
import { DateTime, Id } from "../../../kit/schema.ts";

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
  exceptions: z.array(z.object({ business: z.object({ _id: Id, name: z.string() }), isOn: z.boolean() })),
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
