// What the built-in engine remembers after free hours were posted: they were offered, so that 'a las 10' chooses one
// of them.
import type { State } from "../engine/state/schema.ts";
import { readState } from "../engine/state/state.ts";
import { draftWith, settle, workOn } from "../engine/state/work.ts";
import type { ToolSlot } from "../tools/answers/schema.ts";

/** `slots`: of one service, one branch and one day; one at least. */
export function offeredMemory(before: unknown, slots: readonly [ToolSlot, ...ToolSlot[]]): State {
  const { name, done, shop, focus } = readState(before);
  const [{ serviceId, branchId, day }] = slots;
  const work = workOn(readState(null));
  Object.assign(work, { name, done, greeted: true, lastDay: day, kind: "booking", asks: "slot", offered: [...slots] });
  work.draft = draftWith({ serviceId, branchId, days: [{ from: day, to: day }] });
  if ("forName" in focus) work.forName = focus.forName;
  return settle(work, shop);
}
