// The starts that one day offers before anybody's appointments are looked at (D-4.1): on the grid of the branch, whole
// within its hours, outside its rests, the service's and those of each specialist.
import { isClosedMarker, openSpans, restSpans } from "../../../business/branches/hours.ts";
import { coversSpan, mergeSpans, type Span, subtractSpans } from "../../../business/branches/spans.ts";
import { minutesOf, type Weekday } from "../../../kit/calendar.ts";
import { type DayClock, minuteAt, shownDuring } from "../day-clock.ts";
import type { SlotQuestion, SlotSpecialist } from "./slot-question.ts";

const WHOLE_DAY: readonly Span[] = [{ from: 0, to: 1440 }];

export type DayOffer = {
  /** Rising epoch minutes of `clock`. */
  readonly starts: readonly number[];
  /** For each specialist whether the start of that index is outside their rests; null when all are. */
  readonly works: readonly (readonly boolean[] | null)[];
};

export function dayOffer(question: SlotQuestion, weekday: Weekday, clock: DayClock): DayOffer {
  const given = serviceSpans(question, weekday);
  const starts: number[] = [];
  const shown: Span[][] = [];
  for (const minute of given.length === 0 ? [] : gridOf(question, weekday)) {
    const start = minuteAt(clock, minute);
    if (start === null) continue;
    const spans = shownDuring(clock, start, start + question.service.durationMinutes);
    if (!spans || !coversAll(given, spans)) continue;
    starts.push(start);
    shown.push(spans);
  }
  const works = question.specialists.map((specialist) => {
    const spans = specialistSpans(specialist, weekday);
    const allowed = shown.map((during) => coversAll(spans, during));
    return allowed.includes(false) ? allowed : null;
  });
  return { starts, works };
}

/** When the branch gives the service on that weekday. */
export function serviceSpans({ branch, service }: Pick<SlotQuestion, "branch" | "service">, weekday: Weekday): Span[] {
  const rests = [...restSpans(branch.rests[weekday]), ...restSpans(service.rests?.[weekday])];
  return subtractSpans(openSpans(branch.schedules[weekday]), mergeSpans(rests));
}

/** When the specialist does not rest on that weekday. */
export function specialistSpans(specialist: Pick<SlotSpecialist, "rests">, weekday: Weekday): Span[] {
  return subtractSpans(WHOLE_DAY, restSpans(specialist.rests[weekday]));
}

export function coversAll(spans: readonly Span[], during: readonly Span[]): boolean {
  return during.every((span) => coversSpan(spans, span.from, span.to));
}

/** Minutes of the day, rising: every `frecuency` minutes from the start of each working block. */
export function gridOf({ branch }: SlotQuestion, weekday: Weekday): number[] {
  const step = Math.max(1, branch.frecuency);
  const minutes = new Set<number>();
  for (const block of branch.schedules[weekday] ?? []) {
    if (isClosedMarker(block)) continue;
    const end = minutesOf(block.to);
    for (let minute = minutesOf(block.from); minute < end; minute += step) minutes.add(minute);
  }
  return [...minutes].sort((a, b) => a - b);
}
