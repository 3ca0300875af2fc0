// The week of a branch in a line: 'Lun a vie 9:00–18:00 · Sáb 9:00–14:00'.
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Schedules } from "@mostrador/domain/business/branches/schema.ts";
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { timeOfMinutes, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";

const SHORT = ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"] as const;

export function hoursText(schedules: Schedules): string {
  const days = WEEKDAYS.map((day) => spansText(openSpans(schedules[day])));
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [index, text] of days.entries()) {
    const last = runs.at(-1);
    if (last && last.text === text) last.to = index;
    else runs.push({ from: index, to: index, text });
  }
  const open = runs.filter((run) => run.text !== "");
  if (open.length === 0) return "Cerrado";
  return open
    .map(({ from, to, text }) => `${SHORT[from]}${from === to ? "" : ` a ${SHORT[to]?.toLowerCase()}`} ${text}`)
    .join(" · ");
}

/** '9:00–14:00 y 15:00–18:00'; nothing when there is none. */
export function spansText(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(" y ");
}

function clock(minutes: number): string {
  return timeOfMinutes(minutes).replace(/^0/, "");
}
