import { addDays } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { localPart } from "../grid/segments.ts";
import type { Draft } from "./appointment-values.ts";

/** The same appointment a week later, at the same hour and with the same person. */
export function copyOf(entry: AgendaEntry): Draft {
  const [start, end] = [localPart(entry.start), localPart(entry.end)];
  const { branchId, specialistId } = entry;
  const to = end.minute || 24 * 60;
  return { day: addDays(start.day, 7), from: start.minute, to, branchId, specialistId, like: entry };
}
