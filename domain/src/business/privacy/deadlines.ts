// The deadlines of a business for requests of contacts (LFPDPPP of 2025): an answer within 20 working days, and what
// was granted within 15 more.
import type { Day } from "../../kit/calendar.ts";
import { addWorkingDays } from "./working-days.ts";

const TO_ANSWER = 20;
const TO_CARRY_OUT = 15;

export function answerBy(receivedOn: Day): Day {
  return addWorkingDays(receivedOn, TO_ANSWER);
}

export function carryOutBy(answeredOn: Day): Day {
  return addWorkingDays(answeredOn, TO_CARRY_OUT);
}

/** A blocked contact without money or appointments is deleted after this many days. */
const DAYS_WITHOUT_MONEY = 30;

const DAY_MS = 86_400_000;

/** When blocked data is deleted: legal claims from money and appointments expire first. */
export function deleteAfter(blockedAt: number, lastMoneyAt: number | null, moneyYears: number): number {
  const soonest = blockedAt + DAYS_WITHOUT_MONEY * DAY_MS;
  if (lastMoneyAt === null) return soonest;
  return Math.max(soonest, yearsLater(lastMoneyAt, moneyYears));
}

function yearsLater(at: number, years: number): number {
  const date = new Date(at);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
