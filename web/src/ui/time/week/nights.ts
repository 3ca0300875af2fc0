// A block that crosses midnight, 22:00 to 02:00, is kept as two days and edited as one (D-17.9): on the day on which it begins.
import { closedDay, isClosed, nextDay, type Slot, WEEK, type WeekdayName, type WeeklyHours } from "../weekly-hours.ts";

/** `isNight`: it ends on the next day. */
export type NightSlot = Slot & { isNight?: boolean };
export type WeekWithNights = Record<WeekdayName, NightSlot[]>;

const MIDNIGHT = "24:00";

/** As people edit it: what goes on after midnight belongs to the block before it. */
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

/** As it is kept. */
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

/** When what begins on the evening of that day ends on the next one; undefined where it ends by midnight. */
function endOfNight(hours: WeeklyHours, day: WeekdayName): string | undefined {
  const next = hours[nextDay(day)];
  const tail = tailOf(next);
  return hours[day].some(isEvening) && tail >= 0 ? next[tail]?.to : undefined;
}

function isEvening({ from, to }: Slot): boolean {
  return to === MIDNIGHT && from > "00:00";
}

/** Where in a day what began the evening before goes on; -1 for nowhere. A day that is open as a whole is its own. */
function tailOf(slots: readonly Slot[]): number {
  return slots.findIndex(({ from, to }) => from === "00:00" && to > "00:00" && to < MIDNIGHT);
}

function dayBefore(day: WeekdayName): WeekdayName {
  return WEEK[(WEEK.indexOf(day) + WEEK.length - 1) % WEEK.length] as WeekdayName;
}
