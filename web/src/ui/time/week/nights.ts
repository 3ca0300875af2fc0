// A range that crosses midnight, 22:00 to 02:00, is stored as two days and edited as one (D-17.9): on the day it
// starts.
import { closedDay, isClosed, nextDay, type Slot, WEEK, type WeekdayName, type WeeklyHours } from "../weekly-hours.ts";

/** `isNight`: it ends on the next day. */
export type NightSlot = Slot & { isNight?: boolean };
export type WeekWithNights = Record<WeekdayName, NightSlot[]>;

const MIDNIGHT = "24:00";

/** The edited form: the part after midnight belongs to the range before it. */
export function readNights(hours: WeeklyHours): WeekWithNights {
  const ends = Object.fromEntries(WEEK.map((day) => [day, isClosed(hours[day]) ? undefined : endOfNight(hours, day)]));
  return Object.fromEntries(
    WEEK.map((day) => {
      const end = ends[day];
      const isTail = ends[dayBefore(day)] !== undefined;
      const own = hours[day]
        .filter((_, at) => !isTail || at !== tailOf(hours[day]))
        .map((slot) => (end !== undefined && isEvening(slot) ? { from: slot.from, to: end, isNight: true } : slot));
      return [day, own.length > 0 ? own : closedDay()];
    }),
  ) as WeekWithNights;
}

/** The stored form. */
export function writeNights(week: WeekWithNights): WeeklyHours {
  return Object.fromEntries(
    WEEK.map((day) => {
      const tails = (week[dayBefore(day)] ?? []).flatMap(({ to, isNight }) => (isNight ? [{ from: "00:00", to }] : []));
      const own = isClosed(week[day])
        ? []
        : week[day].map(({ from, to, isNight }) => ({ from, to: isNight ? MIDNIGHT : to }));
      const all = [...tails, ...own];
      return [day, all.length > 0 ? all : week[day]];
    }),
  ) as WeeklyHours;
}

/** The end, on the next day, of a range that starts on that evening; undefined if it ends by midnight. */
function endOfNight(hours: WeeklyHours, day: WeekdayName): string | undefined {
  const next = hours[nextDay(day)];
  const tail = tailOf(next);
  return hours[day].some(isEvening) && tail >= 0 ? next[tail]?.to : undefined;
}

function isEvening({ from, to }: Slot): boolean {
  return to === MIDNIGHT && from > "00:00";
}

/** The index of the continuation from the previous evening; -1 if there is none. A day open for 24 hours is not one. */
function tailOf(slots: readonly Slot[]): number {
  return slots.findIndex(({ from, to }) => from === "00:00" && to > "00:00" && to < MIDNIGHT);
}

function dayBefore(day: WeekdayName): WeekdayName {
  return WEEK[(WEEK.indexOf(day) + WEEK.length - 1) % WEEK.length] as WeekdayName;
}
