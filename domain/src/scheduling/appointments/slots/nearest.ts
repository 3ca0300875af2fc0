// The free hours nearest to an unavailable one: offered by the assistant, and with a refusal of the agenda (D-4.3).
import type { Slot, SlotQuestion } from "./slot-question.ts";
import { freeSlots } from "./slots.ts";

/** At most `count` slots of different starts, nearest to the epoch minute `wanted`, in order of time. */
export function nearestFree(question: SlotQuestion, wanted: number, count: number): Slot[] {
  const ofEachStart = freeSlots(question).filter((slot, index, all) => slot.start !== all[index - 1]?.start);
  const away = (slot: Slot) => Math.abs(slot.start - wanted);
  return ofEachStart
    .sort((a, b) => away(a) - away(b) || a.start - b.start)
    .slice(0, count)
    .sort((a, b) => a.start - b.start);
}
