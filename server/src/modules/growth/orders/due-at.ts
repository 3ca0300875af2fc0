// The moment of an order's delivery, by the clock of its branch or of the business.
import type { Day, HourMinute } from "@mostrador/domain/kit/calendar.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readZone } from "./order.store.ts";

const END_OF_DAY = "23:59" as HourMinute;

type When = { deliveryDate: Day | null; deliveryTime: HourMinute | null };

/** Null without a day. */
export async function dueAt(
  tx: Tx,
  branchId: string | null,
  { deliveryDate, deliveryTime }: When,
): Promise<Date | null> {
  if (deliveryDate === null) return null;
  return new Date(instantOf(await readZone(tx, branchId), deliveryDate, deliveryTime ?? END_OF_DAY));
}
