// The rest of a day at the desk: who is here, who is expected, and whose attendance is not recorded.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { dayLong } from "../../ui/time/day-words.ts";
import { hourOfInstant } from "../../ui/time/hour-text.ts";

type Entry = Pick<AgendaEntry, "start" | "end" | "status">;
export type DayAtDesk<E extends Entry> = {
  /** All of the day that were not cancelled. */
  count: number;
  /** Current ones, and then future ones in order. */
  coming: E[];
  unconfirmed: number;
  /** Past, and neither attended nor missed. */
  unmarked: E[];
  /** Attended today, in order: whether they still owe is said by money. */
  attended: E[];
  /** Of the next day, in order. */
  tomorrow: E[];
  /** The first one of a later day. */
  later: E | null;
};

const WAITS_FOR_WORD: ReadonlySet<string> = new Set(["agendada", "confirmada", "pago_pendiente"]);

/** `now` in epoch ms; entries contain their local day. */
export function dayAtDesk<E extends Entry>(entries: readonly E[], today: Day, now: number): DayAtDesk<E> {
  const held = entries
    .filter(({ status }) => status !== "block" && holdsPlace(status))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const own = held.filter(({ start }) => start.slice(0, 10) === today);
  const coming = own.filter(({ end, status }) => Date.parse(end) > now && status !== "asistida");
  return {
    count: own.length,
    coming,
    unconfirmed: coming.filter(({ status }) => status === "agendada").length,
    unmarked: own.filter(({ end, status }) => Date.parse(end) <= now && WAITS_FOR_WORD.has(status)),
    attended: own.filter(({ status }) => status === "asistida"),
    tomorrow: held.filter(({ start }) => start.slice(0, 10) === addDays(today, 1)),
    later: held.find(({ start }) => start.slice(0, 10) > today) ?? null,
  };
}

/** '12 citas, 3 por venir, 2 sin confirmar' */
export function dayText({ count, coming, unconfirmed }: DayAtDesk<Entry>): string {
  if (count === 0) return "";
  return [
    count === 1 ? "1 cita" : `${count} citas`,
    coming.length > 0 && `${coming.length} por atender`,
    unconfirmed > 0 && `${unconfirmed} sin confirmar`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The text when nobody else is expected. */
export function restText({ count, later }: DayAtDesk<Entry>, today: Day): string {
  const none = count === 0 ? "Hoy no hay citas." : "Ya no quedan citas por hoy.";
  if (!later) return `${none} Tampoco en los siete días que siguen.`;
  const day = later.start.slice(0, 10);
  const when = day === addDays(today, 1) ? "mañana" : `el ${dayLong(day)}`;
  return `${none} La siguiente es ${when} a las ${hourOfInstant(later.start)}.`;
}

/** 'Va 12 min tarde' for an appointment that has begun without its client; empty otherwise. */
export function lateText({ start, end, status }: Entry, now: number): string {
  const minutes = Math.floor((now - Date.parse(start)) / 60_000);
  if (!WAITS_FOR_WORD.has(status) || minutes < 1) return "";
  return Date.parse(end) <= now ? "Ya pasó su hora" : `Va ${minutes} min tarde`;
}

/** '8 citas, la primera a las 9:00 am' */
export function tomorrowText({ tomorrow }: Pick<DayAtDesk<Entry>, "tomorrow">): string {
  const [first] = tomorrow;
  if (!first) return "Sin citas";
  const at = `la primera a las ${hourOfInstant(first.start)}`;
  return tomorrow.length === 1 ? `1 cita, a las ${hourOfInstant(first.start)}` : `${tomorrow.length} citas, ${at}`;
}
