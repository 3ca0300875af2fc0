// The starts of one day before anyone's appointments count (D-4.1): on the grid of the branch, completely within its
// hours, outside its rests, the service's and those of each specialist. An appointment may cross midnight where the
// hours continue (D-17.9).
import { restSpans } from "../../../business/branches/hours.ts";
import { openOn, startsOn, throughMidnight } from "../../../business/branches/hours-of-date.ts";
import { coversSpan, type Span, subtractSpans } from "../../../business/branches/spans.ts";
import { addDays, type Day, weekdayOf } from "../../../kit/calendar.ts";
import { type DayClock, minuteAt, shownDuring } from "../day-clock.ts";
import type { SlotQuestion, SlotSpecialist } from "./slot-question.ts";

const WHOLE_DAY: readonly Span[] = [{ from: 0, to: 1440 }];

export type DayOffer = {
  /** Epoch minutes of `clock`, ascending. */
  readonly starts: readonly number[];
  /** For each specialist whether the start at that index is outside their rests; null when all are. */
  readonly works: readonly (readonly boolean[] | null)[];
};

export function dayOffer(question: SlotQuestion, day: Day, clock: DayClock): DayOffer {
  const isGiven = serviceSpans(question, day).length > 0;
  const given = serviceSpansOnwards(question, day);
  const starts: number[] = [];
  const shown: Span[][] = [];
  for (const minute of isGiven ? gridOf(question, day) : []) {
    const start = minuteAt(clock, minute);
    if (start === null) continue;
    const spans = shownDuring(clock, start, start + question.service.durationMinutes);
    if (!spans || !coversAll(given, spans)) continue;
    starts.push(start);
    shown.push(spans);
  }
  const works = question.specialists.map((specialist) => {
    const spans = specialistSpansOnwards(specialist, day);
    const allowed = shown.map((during) => coversAll(spans, during));
    return allowed.includes(false) ? allowed : null;
  });
  return { starts, works };
}

type Hours = Pick<SlotQuestion, "branch" | "service">;
type Rests = Pick<SlotSpecialist, "rests">;

/** When the branch gives the service on that date. */
export function serviceSpans({ branch, service }: Hours, day: Day): Span[] {
  return subtractSpans(openOn(branch, day), restSpans(service.rests?.[weekdayOf(day)]));
}

/** When the specialist has no rest on that date. */
export function specialistSpans(specialist: Rests, day: Day): Span[] {
  return subtractSpans(WHOLE_DAY, restSpans(specialist.rests[weekdayOf(day)]));
}

/** The same with the day after, whose minutes continue from 1440. */
export function serviceSpansOnwards(hours: Hours, day: Day): Span[] {
  return throughMidnight(serviceSpans(hours, day), serviceSpans(hours, addDays(day, 1)));
}

export function specialistSpansOnwards(specialist: Rests, day: Day): Span[] {
  return throughMidnight(specialistSpans(specialist, day), specialistSpans(specialist, addDays(day, 1)));
}

export function coversAll(spans: readonly Span[], during: readonly Span[]): boolean {
  return during.every((span) => coversSpan(spans, span.from, span.to));
}

/** Minutes of the day, ascending: every `frecuency` minutes from the start of each working block. */
export function gridOf({ branch }: Pick<SlotQuestion, "branch">, day: Day): number[] {
  return startsOn(branch, day, Math.max(1, branch.frecuency));
}
