// The form of an upsell: its schema with the limits of its time, and its first values.
import { type NewUpsell, upsells as resource, type Upsell } from "@mostrador/domain/growth/upsells/resource.ts";
import { timingProblem } from "@mostrador/domain/growth/upsells/timing.ts";
import * as z from "zod";
import { upsells } from "./api.ts";

export const upsellShape: z.ZodType<NewUpsell> = z.unknown().transform((written, context): NewUpsell => {
  const parsed = resource.New.safeParse(written);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  }
  const problem = timingProblem(parsed.data);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  return parsed.data;
}) as never;

export function upsellValues(upsell: Upsell | null, businessId: string): object {
  return {
    ...{ message: "", delay: 1, timeUnit: "days", delayReference: "scheduled", delayDirection: "after" },
    ...{ resources: [], serviceIds: [], whenToSend: "lastEvent" },
    ...(upsell && upsells.values(upsell)),
    businessId,
  };
}
