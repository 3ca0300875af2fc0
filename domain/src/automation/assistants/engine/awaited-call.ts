// What the question that waits in a memory asks a yes for.
import type { Memory } from "./schema.ts";
import type { AwaitedCall, Turn } from "./turn.ts";

export function awaitedCall(memory: Memory, turn: Pick<Turn, "contactName">): AwaitedCall | null {
  const { asked, goal, slot, appointment, options } = memory;
  if (asked === "confirm" && slot !== null) {
    if (goal === "reschedule")
      return appointment ? { name: "reschedule", input: { appointment, slot: slot.ref } } : null;
    const clientName = memory.bookingName ?? (turn.contactName === null ? memory.name : null);
    return { name: "book", input: { slot: slot.ref, ...(clientName ? { clientName } : {}) } };
  }
  if (asked !== "cancel") return null;
  const [first, ...others] = appointment ? [appointment] : options;
  return first ? { name: "cancel", input: { appointment: first }, others } : null;
}
