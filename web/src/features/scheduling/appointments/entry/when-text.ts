import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { dayLong } from "../../../../ui/time/day-words.ts";
import { durationText } from "../../../../ui/time/duration-field.tsx";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { dayShort } from "../date-words.ts";

/** 'martes 24 de noviembre, 10:00 am – 10:45 am (45 min)', in the branch's zone. */
export function whenText({ start, end }: Pick<AgendaEntry, "start" | "end">): string {
  const [from, to] = [hourOfInstant(start), hourOfInstant(end)];
  if (start.slice(0, 10) !== end.slice(0, 10)) {
    return `${dayShort(start.slice(0, 10))}, ${from} – ${dayShort(end.slice(0, 10))}, ${to}`;
  }
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return `${dayLong(start.slice(0, 10))}, ${from} – ${to} (${durationText(minutes)})`;
}
