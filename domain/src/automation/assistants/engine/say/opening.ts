// When a branch is open: in general, on certain days, and right now.
import type { Span } from "../../../../business/branches/spans.ts";
import { weekAsRead } from "../../../../business/branches/week-as-read.ts";
import {
  addDays,
  type Day,
  type HourMinute,
  minutesOf,
  timeOfMinutes,
  WEEKDAYS,
  type Weekday,
} from "../../../../kit/calendar.ts";
import { sayTheDay, sayTime } from "../../../../kit/words/say-date.ts";
import { closedFor, hoursOn } from "../../tools/answers/branch-day.ts";
import type { ToolBranch } from "../../tools/answers/schema.ts";
import { capital } from "./format.ts";

const MOST_BRANCHES = 6;

/** `days` empty: the whole week. */
export function sayOpening(all: readonly ToolBranch[], days: readonly Day[], today: Day): string {
  return all
    .slice(0, MOST_BRANCHES)
    .map((branch) => {
      const where = all.length > 1 ? `${branch.name}: ` : "";
      if (days.length === 0) return `${where}${sayWeek(branch.hours, "cerrado")}`;
      return days
        .map((day) => {
          const open = hoursOn(branch, day);
          const when = sayTheDay(day, today);
          const name = closedFor([branch], day);
          if (name) return `${where}${when} está cerrado por ${name}.`;
          return open.length === 0 ? `${where}${when} no abrimos.` : `${where}${when} abrimos de ${sayOpen(open)}.`;
        })
        .join("\n");
    })
    .flatMap((text) => text.split("\n"))
    .map(capital)
    .join("\n");
}

export function sayOpenNow(all: readonly ToolBranch[], { day, time }: { day: Day; time: HourMinute }): string {
  return all
    .map((branch) => {
      const today = hoursOn(branch, day);
      const where = all.length > 1 ? `${branch.name}: ` : "";
      const open = today.find(({ from, to }) => time >= from && time < to);
      const next = today.find(({ from }) => from > time);
      const again = today.filter(({ from }) => from > time);
      const afterRest = again.length > 0 ? `, y de nuevo de ${sayOpen(again)}` : "";
      if (open) return `${where}Sí, hoy estamos abiertos hasta las ${sayEnd(open.to)}${afterRest}.`;
      if (next) return `${where}Ahorita está cerrado; hoy abrimos a las ${sayTime(next.from)}.`;
      for (let ahead = 1; ahead <= 7; ahead++) {
        const hours = hoursOn(branch, addDays(day, ahead));
        if (hours.length > 0)
          return `${where}Ahorita está cerrado; abrimos ${sayTheDay(addDays(day, ahead), day)} a las ${sayTime(hours[0]!.from)}.`;
      }
      return `${where}Ahorita está cerrado.`;
    })
    .join("\n");
}

/** "lunes a viernes de 9:00 am a 6:00 pm; domingo cerrado." `closed` null: days without hours are left out. */
export function sayWeek(hours: ToolBranch["hours"], closed: string | null): string {
  const names = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
  const spans = Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      (hours[day] ?? []).map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
    ]),
  );
  const read = weekAsRead(spans as Record<Weekday, Span[]>);
  const said = WEEKDAYS.map((day) =>
    sayOpen(read[day].map(({ from, to }) => ({ from: timeOfMinutes(from), to: timeOfMinutes(to) }))),
  );
  const groups: { from: number; to: number; open: string }[] = [];
  said.forEach((open, i) => {
    const last = groups.at(-1);
    if (last?.open === open) last.to = i;
    else groups.push({ from: i, to: i, open });
  });
  const name = (group: { from: number; to: number }) =>
    group.from === group.to
      ? names[group.from]!
      : `${names[group.from]} ${group.to === group.from + 1 ? "y" : "a"} ${names[group.to]}`;
  const told = closed === null ? groups.filter(({ open }) => open !== "") : groups;
  return `${told.map((group) => (group.open === "" ? `${name(group)} ${closed}` : `${name(group)} de ${group.open}`)).join("; ")}.`;
}

export function sayOpen(open: readonly { from: string; to: string }[]): string {
  return open.map(({ from, to }) => `${sayTime(from)} a ${sayEnd(to)}`).join(" y de ");
}

/** Midnight and later, as the hour on the clock. */
function sayEnd(to: string): string {
  return sayTime(timeOfMinutes(minutesOf(to) % 1440));
}
