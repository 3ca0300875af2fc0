// The hours at which several services fit one after the other (D-4.1): the first at an offered start, each other at
// the end of the one before it, with the requested or any free specialist. The result with the fewest changes of
// specialist wins.
import { areFree, isTaken, whyOutsideHours } from "../refusal.ts";
import type { Slot, SlotQuestion, SlotSpecialist } from "../slots/slot-question.ts";
import { freeSlots } from "../slots/slots.ts";
import { visitMinutes } from "./visit-minutes.ts";

/** Combinations of people that are tried for one start; more than any visit of a real business has. */
const MOST_TRIES = 400;

/**
 * A slot for each service, in their order; one result for each start. `lines`: the same branch and days, one at least.
 */
export function freeVisits(lines: readonly SlotQuestion[], most: number): Slot[][] {
  const [first] = lines;
  if (!first) return [];
  const found: Slot[][] = [];
  const parts = lines.map((question) => ({ question }));
  const firsts = freeSlots(lines.length > 1 ? withMinutes(first, { minutesAfter: 0 }) : first);
  for (let from = 0; from < firsts.length && found.length < most; ) {
    const { start } = firsts[from] as Slot;
    let to = from;
    while (firsts[to]?.start === start) to += 1;
    const visit = bestOf(firsts.slice(from, to), parts);
    if (visit) found.push(visit);
    from = to;
  }
  return found;
}

/** `specialistId`: is asked for and not checked; then only the service of the question counts. */
export type VisitPart =
  | { question: SlotQuestion; specialistId?: undefined }
  | { question: Pick<SlotQuestion, "service">; specialistId: string };

/** Who gives each part from that minute on; null: nobody is free for one of those without a person. */
export function peopleOf(parts: readonly VisitPart[], start: number, mayBeOutsideHours = false): Slot[] | null {
  const [first] = parts;
  if (!first) return [];
  const end = start + first.question.service.durationMinutes;
  const people = peopleFor(first, start, end, undefined, mayBeOutsideHours);
  return bestOf(
    people.map((specialistId) => ({ start, end, specialistId })),
    parts,
    mayBeOutsideHours,
  );
}

/** Whether anyone is free for that part alone. */
export function isAnyoneFree(question: SlotQuestion, start: number, end: number): boolean {
  return freeFor(question, start, end, undefined, true).length > 0;
}

function bestOf(firsts: readonly Slot[], parts: readonly VisitPart[], mayBeOutsideHours = false): Slot[] | null {
  let best: Slot[] | null = null;
  for (const first of firsts) {
    const visit = goneOn([first], first.end, parts, { left: MOST_TRIES }, mayBeOutsideHours);
    if (!visit || (best && changesOf(visit) >= changesOf(best))) continue;
    best = visit;
    if (changesOf(visit) === 0) break;
  }
  return best;
}

function goneOn(
  visit: readonly Slot[],
  start: number,
  parts: readonly VisitPart[],
  tries: { left: number },
  mayBeOutsideHours: boolean,
): Slot[] | null {
  const part = parts[visit.length];
  if (!part) {
    tries.left -= 1;
    return fits(visit, parts) ? [...visit] : null;
  }
  const end = start + part.question.service.durationMinutes;
  const before = visit.at(-1)?.specialistId;
  const people = peopleFor(part, start, end, before, mayBeOutsideHours);
  for (const specialistId of people) {
    if (tries.left <= 0) return null;
    const whole = goneOn([...visit, { start, end, specialistId }], end, parts, tries, mayBeOutsideHours);
    if (whole) return whole;
  }
  return null;
}

function peopleFor(
  part: VisitPart,
  start: number,
  end: number,
  before: string | undefined,
  mayBeOutsideHours: boolean,
): string[] {
  if (part.specialistId !== undefined) return [part.specialistId];
  return freeFor(part.question, start, end, before, mayBeOutsideHours);
}

/** Those who are free for the whole of [start, end), the previous one first. */
function freeFor(
  question: SlotQuestion,
  start: number,
  end: number,
  before: string | undefined,
  mayBeOutsideHours: boolean,
): string[] {
  const bare = withMinutes(question, { minutesBefore: 0, minutesAfter: 0 });
  const inOrder = [...question.specialists].sort((a, b) => Number(b.id === before) - Number(a.id === before));
  return inOrder
    .filter(
      (specialist) =>
        !isTaken(bare, specialist, start, end) &&
        (mayBeOutsideHours || whyOutsideHours({ ...question, specialist }, start, end) === null),
    )
    .map(({ id }) => id);
}

/** With the preparation and the cleaning of each person. */
function fits(visit: readonly Slot[], parts: readonly VisitPart[]): boolean {
  const minutes = visitMinutes(
    visit.map(({ specialistId }, index) => {
      const { minutesBefore = 0, minutesAfter = 0 } = parts[index]?.question.service ?? {};
      return { specialistId, minutesBefore, minutesAfter };
    }),
  );
  return visit.every(({ start, end, specialistId }, index) => {
    const part = parts[index] as VisitPart;
    const own = minutes[index] as (typeof minutes)[number];
    if (part.specialistId !== undefined) return true;
    const specialist = part.question.specialists.find(({ id }) => id === specialistId);
    if (!isRoomFree(part.question, specialist, start, end)) return false;
    if (own.minutesBefore + own.minutesAfter === 0) return true;
    return specialist !== undefined && !isTaken(withMinutes(part.question, own), specialist, start, end);
  });
}

/** A room is prepared and cleaned up for each part, by any person (decision 163). */
function isRoomFree(
  { service, facilities = [] }: SlotQuestion,
  who: SlotSpecialist | undefined,
  start: number,
  end: number,
) {
  if (who?.classes?.has(start)) return true;
  return areFree(facilities, start - (service.minutesBefore ?? 0), end + (service.minutesAfter ?? 0));
}

type Minutes = { minutesBefore?: number; minutesAfter?: number };

function withMinutes(question: SlotQuestion, minutes: Minutes): SlotQuestion {
  return { ...question, service: { ...question.service, ...minutes } };
}

function changesOf(visit: readonly Slot[]): number {
  return visit.filter(({ specialistId }, index) => index > 0 && specialistId !== visit[index - 1]?.specialistId).length;
}
