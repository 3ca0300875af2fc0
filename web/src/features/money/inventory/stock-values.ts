// The form values of a stock movement, with day and hour in the branch's zone. Parsed by the server's schema.
import { HourMinute, REQUIRED, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { NewStockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import * as z from "zod";

const Written = z.looseObject({
  branchId: z.string(REQUIRED),
  day: WrittenDay,
  time: HourMinute,
});

export function stockShape(businessId: string, zoneOf: (branchId: string) => string) {
  return Written.transform(({ day, time, ...fields }, context): NewStockMovement => {
    const zone = zoneOf(fields.branchId);
    const date = isoAt(zone, instantOf(zone, day, time));
    const parsed = NewStockMovement.safeParse({ ...fields, businessId, date });
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ?? z.NEVER;
  });
}

export function stockValues(branchId: string | null, zone: string, now: number): object {
  const { day, time } = localOf(zone, now);
  return { branchId, productId: "", type: "in", quantity: null, day, time, comments: "", customId: "" };
}
