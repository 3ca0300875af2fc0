// The days to read for the visible ones, and the minimum width of their columns.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { useMemo } from "react";
import { daysOf, type View } from "./views.ts";

/** Pixels; `byPerson`: each of `count` columns is one person of a day. */
export function leastWidth(view: View, byPerson: boolean, phone: boolean, count: number): number {
  if (phone) return count === 1 ? 200 : byPerson ? 120 : 152;
  if (view === "day") return 148;
  return byPerson ? 84 : 104;
}

/** The days to read: the visible ones and those one step away. */
export function useVisible(view: View, day: Day) {
  return useMemo(() => visibleDays(view, day), [view, day]);
}

export function visibleDays(view: View, day: Day): { from: Day; to: Day } {
  const days = daysOf(view, day);
  const more = days.length > 7 ? 0 : 7;
  return { from: addDays(days[0] as Day, -more), to: addDays(days.at(-1) as Day, more) };
}
