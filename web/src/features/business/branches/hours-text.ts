// The week of a branch in a line: 'Lun a vie 9:00–18:00 · Sáb 9:00–14:00'.
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Schedules } from "@mostrador/domain/business/branches/schema.ts";
import { timeOfMinutes, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";

const SHORT = ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"] as const;

export function hoursText(schedules: Schedules): string {
  const days = WEEKDAYS.map((day) =>
    openSpans(schedules[day])
      .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
      .join(" y "),
  );
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

function clock(minutes: number): string {
  return timeOfMinutes(minutes).replace(/^0/, "");
}
