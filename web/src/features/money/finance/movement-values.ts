// The form values of a movement, with day and hour in the branch's zone. Parsed by the server's schema.
import { HourMinute, REQUIRED, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import { type MoneyMovement, NewMoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import * as z from "zod";

const Written = z.looseObject({
  branchId: z.string(REQUIRED),
  day: WrittenDay,
  time: HourMinute,
});

/** The first values of a movement: a payment has a known client and branch. */
export type MovementStart = { branchId: string | null; clientId?: string | null; comments?: string };

export function movementShape(businessId: string, zoneOf: (branchId: string) => string) {
  return Written.transform(({ day, time, ...fields }, context): NewMoneyMovement => {
    const zone = zoneOf(fields.branchId);
    const date = isoAt(zone, instantOf(zone, day, time));
    const parsed = NewMoneyMovement.safeParse({ ...fields, businessId, date });
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ?? z.NEVER;
  });
}

export function newMovementValues(start: MovementStart, zone: string, now: number): object {
  const { day, time } = localOf(zone, now);
  return {
    branchId: start.branchId,
    clientId: start.clientId ?? null,
    day,
    time,
    amount: null,
    type: "in",
    paymentMethod: "cash",
    category: DEFAULT_CATEGORY,
    comments: start.comments ?? "",
    customId: "",
  };
}

export function movementValues(movement: MoneyMovement, zone: string): object {
  const { branchId, clientId, amount, type, paymentMethod, category, comments, customId, date } = movement;
  const { day, time } = localOf(zone, Date.parse(date));
  return { branchId, clientId, day, time, amount, type, paymentMethod, category, comments, customId };
}
