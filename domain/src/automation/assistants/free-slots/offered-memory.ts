// What the built-in engine remembers once free hours were posted: they were offered, so that 'a las 10' chooses one of them.
import { emptyMemory, emptyWish, readMemory } from "../engine/memory.ts";
import type { Memory } from "../engine/schema.ts";
import type { ToolSlot } from "../tools/answers/schema.ts";

/** `slots`: of one service, one branch and one day; one at least. */
export function offeredMemory(before: unknown, slots: readonly [ToolSlot, ...ToolSlot[]]): Memory {
  const { name, bookingName, done, shop } = readMemory(before);
  const [{ serviceId, branchId, day }] = slots;
  return {
    ...emptyMemory,
    name,
    bookingName,
    done,
    shop,
    greeted: true,
    goal: "book",
    asked: "slot",
    wish: { ...emptyWish, serviceId, branchId, days: [{ from: day, to: day }] },
    offered: [...slots],
    lastDay: day,
  };
}
