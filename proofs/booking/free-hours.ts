// Computes the model's free hours (D-4.1) minute by minute, without the product's code. Slow and simple on purpose.

import type { Agenda } from "./agenda.ts";
import { dayText, isoOf, minutesOf, shownAt, weekdayOf } from "./local-time.ts";
import { isClosed, type Settings, type Week } from "./settings.ts";

/** `placesLeft`: of a service with several places. */
export type FreeHour = { start: string; end: string; specialistId: string; placesLeft?: number };

/** Finds the entries that occupy a specialist's time. */
type Busy = Pick<Agenda, "entries" | "standsIn" | "inClass">;

type Question = {
  branch: string;
  service: string;
  specialist?: string;
  /** First and last local day. */
  from: number;
  to: number;
  now: number;
  /** An appointment that is about to be moved. */
  ignore?: string;
};

/** Sorted by time, then by specialist; empty where the branch, the service or the specialist is archived. */
export function freeHours(settings: Settings, agenda: Busy, question: Question): FreeHour[] {
  const branch = settings.branches[question.branch];
  const service = settings.services[question.service];
  if (!branch || !service || branch.isArchived || service.isArchived) return [];
  const who = Object.keys(settings.specialists).filter((id) => {
    const { branch: at, gives, isArchived } = settings.specialists[id] as Settings["specialists"][string];
    const isAsked = question.specialist === undefined || question.specialist === id;
    return isAsked && !isArchived && at === question.branch && gives.includes(question.service);
  });
  const { capacity } = service;
  // an appointment that is moved keeps its own minutes
  const moved = question.ignore === undefined ? undefined : agenda.entries.get(question.ignore);
  const { before, after } = moved?.service === question.service ? moved : service;
  const free: FreeHour[] = [];
  for (let day = question.from; day <= question.to; day += 1) {
    for (const start of offeredStarts(branch, day)) {
      const end = start + service.duration;
      if (start < question.now) continue;
      for (const specialist of who) {
        const place = {
          branch: question.branch,
          service: question.service,
          specialist,
          start,
          end,
          before,
          after,
          capacity,
        };
        if (!isWithinHours(settings, place)) continue;
        if (agenda.standsIn(place, question.ignore).length > 0) continue;
        const hour = { start: isoOf(branch.zone, start), end: isoOf(branch.zone, end), specialistId: specialist };
        const placesLeft = capacity - agenda.inClass(place, question.ignore);
        if (placesLeft > 0) free.push(capacity > 1 ? { ...hour, placesLeft } : hour);
      }
    }
  }
  return free;
}

type Place = { branch: string; service: string; specialist: string; start: number; end: number };

/** Whether each minute is open, on the starting day, and outside the rests of service and specialist. */
export function isWithinHours(settings: Settings, { branch, service, specialist, start, end }: Place): boolean {
  const { zone, week } = settings.branches[branch] as Settings["branches"][string];
  const rests = [settings.services[service]?.rests ?? [], settings.specialists[specialist]?.rests ?? []];
  const { day } = shownAt(zone, start);
  const weekday = weekdayOf(day);
  for (let at = start; at < end; at += 1) {
    const shown = shownAt(zone, at);
    if (shown.day !== day) return false;
    const isOpen = rangesOn(week, weekday).some(
      (range) => !range.closed && range.from <= shown.minute && shown.minute < range.to,
    );
    const isResting = rests.some((rest) =>
      rangesOn(rest, weekday).some((range) => range.closed || (range.from <= shown.minute && shown.minute < range.to)),
    );
    if (!isOpen || isResting) return false;
  }
  return true;
}

/**
 * Starts every `step` minutes of each working block. Times that a clock change skips are missing; repeated ones appear
 * once.
 */
function offeredStarts({ zone, week, step }: Settings["branches"][string], day: number): number[] {
  const key = `${zone} ${step} ${dayText(day)} ${JSON.stringify(week[weekdayOf(day)])}`;
  const known = offered.get(key);
  if (known) return known;
  const seen = new Set<number>();
  const starts: number[] = [];
  for (const at of minutesOf(zone, day)) {
    const { minute } = shownAt(zone, at);
    if (seen.has(minute)) continue;
    seen.add(minute);
    const isStart = rangesOn(week, weekdayOf(day)).some(
      ({ closed, from, to }) => !closed && from <= minute && minute < to && (minute - from) % step === 0,
    );
    if (isStart) starts.push(at);
  }
  offered.set(key, starts);
  return starts;
}

const offered = new Map<string, number[]>();

type Minutes = { closed: boolean; from: number; to: number };
const read = new WeakMap<Week, Minutes[][]>();

/** The ranges of a weekday as minutes of the day. */
function rangesOn(week: Week, weekday: number): readonly Minutes[] {
  let ranges = read.get(week);
  if (!ranges) {
    const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    ranges = week.map((day) =>
      day.map((range) => ({ closed: isClosed(range), from: minute(range.from), to: minute(range.to) })),
    );
    read.set(week, ranges);
  }
  return ranges[weekday] ?? [];
}
