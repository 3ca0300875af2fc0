// The week of a branch in a line: 'Lun a vie 9:00–18:00 · Sáb 9:00–14:00'.
import { type HourRange, openSpans } from "@mostrador/domain/business/branches/hours.ts";
import { MIDNIGHT } from "@mostrador/domain/business/branches/hours-of-date.ts";
import type { Schedules } from "@mostrador/domain/business/branches/schema.ts";
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { weekAsRead } from "@mostrador/domain/business/branches/week-as-read.ts";
import { timeOfMinutes, WEEKDAYS, type Weekday } from "@mostrador/domain/kit/calendar.ts";

const SHORT = ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"] as const;

export function hoursText(schedules: Schedules): string {
  const open = Object.fromEntries(WEEKDAYS.map((day) => [day, openSpans(schedules[day])]));
  const week = weekAsRead(open as Record<Weekday, Span[]>);
  const days = WEEKDAYS.map((day) => spansText(week[day]));
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [index, text] of days.entries()) {
    const last = runs.at(-1);
    if (last && last.text === text) last.to = index;
    else runs.push({ from: index, to: index, text });
  }
  const told = runs.filter((run) => run.text !== "");
  if (told.length === 0) return "Cerrado";
  return told
    .map(({ from, to, text }) => `${SHORT[from]}${from === to ? "" : ` a ${SHORT[to]?.toLowerCase()}`} ${text}`)
    .join(" · ");
}

/** '9:00–14:00 y 15:00–18:00'; nothing when there is none. */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(" y ");
}

/** The same of hours as they are stored. */
export function rangesText(ranges: readonly HourRange[]): string {
  return spansText(openSpans(ranges));
}

/** Of the next day too: 26:00 is 2:00. */
function clock(minutes: number): string {
  return timeOfMinutes(minutes > MIDNIGHT ? minutes - MIDNIGHT : minutes).replace(/^0/, "");
}
