// How far a person came with the first steps of a business (contract/platform#first-steps).
import * as z from "zod";
import { DateTime, Id } from "../../kit/schema.ts";
import { TRADE_IDS } from "./trade-ids.ts";

const count = z.int("El número debe ser entero").min(1, "Debe ser al menos 1").max(100, "Puede ser de hasta 100");
const PLACES = [
  ...["choice", "join", "claim", "start", "business", "branch", "specialist", "service"],
  ...["course", "product", "property", "assistant", "bienvenida"],
] as const;

export const OnboardingProgress = z.object({
  place: z.enum(PLACES, "El paso no es válido"),
  /** Null until the business is registered. */
  businessId: Id.nullable(),
  /** How many of each the person said that there are. */
  counts: z
    .object({ branch: count, specialist: count, service: count, course: count, product: count, property: count })
    .partial(),
  sells: z.object({
    services: z.boolean(),
    products: z.boolean(),
    courses: z.boolean(),
    properties: z.boolean(),
  }),
  /** The proposals that the person looked at last, and their version. */
  trade: z.object({ id: z.enum(TRADE_IDS, "El giro no es válido"), version: z.int().min(1).max(1000) }).nullable(),
});
export type OnboardingProgress = z.infer<typeof OnboardingProgress>;

export const Onboarding = z.object({
  userId: Id,
  /** Null for a person who began nothing. */
  progress: OnboardingProgress.nullable(),
  updatedAt: DateTime.nullable(),
  /** The number of the team in WhatsApp, with its country code; '' without one. */
  teamWhatsapp: z.string(),
});
export type Onboarding = z.infer<typeof Onboarding>;
