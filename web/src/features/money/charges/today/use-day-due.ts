import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { chargeChanged } from "@mostrador/domain/money/charges/live.ts";
import { readDue } from "@mostrador/domain/money/charges/routes.ts";
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import { totalMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";

const TOLD = [chargeChanged, moneyMovementChanged];
const STALE = [readDue.name, totalMoneyMovements.name];
const BURST_MS = 150;

/** What the appointments, orders and enrollments of the day owe. Null day, or a person who may not see money: nothing is read. */
export function useDayDue(day: Day | null) {
  const { businessId } = useActiveBusiness();
  const mayRead = useMayCall()(readDue);
  return useRead(readDue, businessId && day && mayRead ? { query: { businessId, day } } : null);
}

/** Reads money again when it changes, and after these events. Constant, as `useRereadOn` asks. */
export function useDayMoneyLive(more: readonly LiveEvent[]) {
  useRereadOn(TOLD, STALE, BURST_MS);
  useRereadOn(more, STALE, BURST_MS);
}
