// When the wanted branch (or any, where none is wanted) is open.
import { type Day, type HourMinute, weekdayOf } from "../../../../kit/calendar.ts";
import { branchOf, type Desk } from "./desk.ts";

/** Of that day, else of the week. */
export function openHours(desk: Desk, day: Day | null): { from: HourMinute; to: HourMinute }[] {
  const branch = branchOf(desk, desk.m.wish.branchId);
  const branches = branch ? [branch] : desk.shop.branches;
  const ofDay = branches.flatMap((one) => (day ? (one.hours[weekdayOf(day)] ?? []) : []));
  return ofDay.length > 0 ? ofDay : branches.flatMap((one) => Object.values(one.hours).flat());
}
