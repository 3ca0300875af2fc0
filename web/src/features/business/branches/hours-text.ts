// The week of a branch in a line: 'Lun a vie 9:00 am–6:00 pm · Sáb 9:00 am–2:00 pm'.
import { type HourRange, openSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Schedules } from "@mostrador/domain/business/branches/schema.ts";
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { weekAsRead } from "@mostrador/domain/business/branches/week-as-read.ts";
import { WEEKDAYS, type Weekday } from "@mostrador/domain/kit/calendar.ts";
import { hourOfMinutes } from "../../../ui/time/hour-text.ts";

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

/** '9:00 am–2:00 pm y 3:00 pm–6:00 pm'; nothing when there is none. */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${hourOfMinutes(from)}–${hourOfMinutes(to)}`).join(" y ");
}

/** The same for hours in their stored form. */
export function rangesText(ranges: readonly HourRange[]): string {
  return spansText(openSpans(ranges));
}
