// An hour as said, and the hours of the day that it can mean.
import { type HourMinute, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";

export type Clock = {
  hour: number;
  minute: number;
  /** "fixed": said on the 24-hour clock. Null: not said. */
  half: "am" | "pm" | "fixed" | null;
};

export function clockOfTime(time: HourMinute): Clock {
  return { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)), half: "fixed" };
}

/** The hours of the day that it can mean, the more likely first: 1 to 6 are afternoon hours, 7 to 11 morning hours. */
export function timesOf(clock: Clock): HourMinute[] {
  const at = (hour: number) => timeOfMinutes((hour % 24) * 60 + clock.minute);
  const hour = clock.hour % 12;
  if (clock.half === "fixed") return [at(clock.hour)];
  if (clock.half === "am") return [at(hour)];
  if (clock.half === "pm") return [at(hour + 12)];
  if (clock.hour > 12) return [at(clock.hour)];
  return hour >= 7 ? [at(hour), at(hour + 12)] : hour === 0 ? [at(12)] : [at(hour + 12), at(hour)];
}

export function canBe(clock: Clock, time: HourMinute): boolean {
  return timesOf(clock).includes(time);
}

/** The first hour that `clock` can mean within the intervals, or else the most likely one. */
export function timeWithin(clock: Clock, open: readonly { from: HourMinute; to: HourMinute }[]): HourMinute {
  const times = timesOf(clock);
  const fits = (time: HourMinute) =>
    open.some(({ from, to }) => minutesOf(time) >= minutesOf(from) && minutesOf(time) <= minutesOf(to));
  return times.find(fits) ?? times[0]!;
}
