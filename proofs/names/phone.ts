// What the customer's phone got, and what the product says of the messages that it planned.
import type { PlanningShop } from "../../server/test/shops/planning-shop.ts";
import type { Outcome } from "./judge-sending.ts";

/** As the list of planned messages says it. */
type PlannedState = { status: string; reason: string };

const OPEN = ["planned", "blocked", "sending"];

/** `mark`: by which the messages that count are known. */
export async function outcomeOf(
  shop: Pick<PlanningShop, "heard">,
  mark: RegExp,
  rows: readonly PlannedState[],
): Promise<Outcome> {
  const heard = (await shop.heard()).map(({ text }) => String(text)).filter((text) => mark.test(text));
  const kept = rows.filter(({ status }) => status !== "sent");
  return {
    heard,
    reasons: kept.map(({ reason }) => reason),
    isOpen: kept.some(({ status }) => OPEN.includes(status)),
  };
}
