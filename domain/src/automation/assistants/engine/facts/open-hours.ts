// When the requested branch is open, or any branch where none was requested.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import { hoursOn } from "../../tools/answers/branch-day.ts";
import type { Draft } from "../state/schema.ts";
import type { Shop } from "./shop.ts";

/** Of that day, else of the week. */
export function openHours(
  { draft, shop }: { draft: Draft; shop: Shop },
  day: Day | null,
): { from: HourMinute; to: HourMinute }[] {
  const branch = shop.branches.find(({ id }) => id === draft.branchId);
  const branches = branch ? [branch] : shop.branches;
  const ofDay = branches.flatMap((one) => (day ? hoursOn(one, day) : []));
  return ofDay.length > 0 ? ofDay : branches.flatMap((one) => Object.values(one.hours).flat());
}
