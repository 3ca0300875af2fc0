// The hours that the agenda shows: 8:00 to 23:00, or those of the branch with two hours on either side
// (contract/agenda#limits). The grid grows for appointments outside them.
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { type Day, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import type { Column } from "./columns.ts";

const DEFAULT: Span = { from: 8 * 60, to: 23 * 60 };
const PADDING = 2 * 60;
const WHOLE_DAY = 24 * 60;

/** Minutes of the day, whole hours. `within`: what must be visible, such as the loaded appointments. */
export function visibleHours(schedules: Branch["schedules"] | null, within: readonly Span[] = []): Span {
  const open = schedules ? WEEKDAYS.flatMap((day) => openSpans(schedules[day])) : [];
  const usual =
    open.length === 0
      ? DEFAULT
      : {
          from: Math.min(...open.map((span) => span.from)) - PADDING,
          to: Math.max(...open.map((span) => span.to)) + PADDING,
        };
  const from = within.reduce((least, span) => Math.min(least, span.from), usual.from);
  const to = within.reduce((most, span) => Math.max(most, span.to), usual.to);
  return { from: Math.max(0, Math.floor(from / 60) * 60), to: Math.min(WHOLE_DAY, Math.ceil(to / 60) * 60) };
}

/** The first minute at the top of the screen: an hour before `now`, or before opening when now is not visible. */
export function firstInSight(columns: readonly Column[], hours: Span, today: Day, now: number): number {
  const isNow = columns.some((column) => column.day === today) && now > hours.from && now < hours.to;
  if (isNow) return now - 60;
  const opening = Math.min(...columns.flatMap((column) => column.open.map((span) => span.from)), hours.to);
  return opening === hours.to ? hours.from : opening - 30;
}
