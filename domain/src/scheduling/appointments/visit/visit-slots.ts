// The hours at which several services fit one after the other (D-4.1): the first at an offered start, each other at
// the end of the one before it, with the requested or any free specialist. The result with the fewest changes of
// specialist wins.
import { isTaken, whyOutsideHours } from "../refusal.ts";
import type { Slot, SlotQuestion } from "../slots/slot-question.ts";
import { freeSlots } from "../slots/slots.ts";

/**
 * A slot for each service, in their order; one result for each start. `lines`: the same branch and days, one at least.
 */
export function freeVisits(lines: readonly SlotQuestion[], most: number): Slot[][] {
  const [first, ...later] = lines.map((line, index) => partOfVisit(line, index, lines.length));
  if (!first) return [];
  const found: Slot[][] = [];
  const firsts = freeSlots(first);
  for (let from = 0; from < firsts.length && found.length < most; ) {
    const { start } = firsts[from] as Slot;
    let to = from;
    while (firsts[to]?.start === start) to += 1;
    const visit = bestOf(firsts.slice(from, to), later);
    if (visit) found.push(visit);
    from = to;
  }
  return found;
}

/** A visit is prepared before its first service and cleaned up after its last. */
export function partOfVisit(line: SlotQuestion, index: number, count: number): SlotQuestion {
  const { minutesBefore = 0, minutesAfter = 0 } = line.service;
  const own = {
    minutesBefore: index === 0 ? minutesBefore : 0,
    minutesAfter: index === count - 1 ? minutesAfter : 0,
  };
  return { ...line, service: { ...line.service, ...own } };
}

/** A specialist who is free for the whole of [start, end), the previous one first; undefined: no one is. */
export function whoIsFree(
  question: SlotQuestion,
  start: number,
  end: number,
  before: string | undefined,
  mayBeOutsideHours = false,
): string | undefined {
  const inOrder = [...question.specialists].sort((a, b) => Number(b.id === before) - Number(a.id === before));
  const free = inOrder.find(
    (specialist) =>
      !isTaken(question, specialist, start, end) &&
      (mayBeOutsideHours || whyOutsideHours({ ...question, specialist }, start, end) === null),
  );
  return free?.id;
}

function bestOf(firsts: readonly Slot[], later: readonly SlotQuestion[]): Slot[] | null {
  let best: Slot[] | null = null;
  for (const first of firsts) {
    const visit = goneOn(first, later);
    if (!visit || (best && changesOf(visit) >= changesOf(best))) continue;
    best = visit;
    if (changesOf(visit) === 0) break;
  }
  return best;
}

function goneOn(first: Slot, later: readonly SlotQuestion[]): Slot[] | null {
  const visit = [first];
  for (const question of later) {
    const { end: start, specialistId: before } = visit.at(-1) as Slot;
    const end = start + question.service.durationMinutes;
    const specialistId = whoIsFree(question, start, end, before);
    if (!specialistId) return null;
    visit.push({ start, end, specialistId });
  }
  return visit;
}

function changesOf(visit: readonly Slot[]): number {
  return visit.filter(({ specialistId }, index) => index > 0 && specialistId !== visit[index - 1]?.specialistId).length;
}
