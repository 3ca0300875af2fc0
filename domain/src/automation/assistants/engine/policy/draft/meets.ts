// Whether a free hour still matches the draft.
import { canBe, timesOf } from "../../parse/time/clock.ts";
import type { Scene } from "../scene.ts";

type Hour = { day: string; time: string; serviceId: string; specialistId: string; branchId: string };

export function meets({ state: { draft } }: Scene, slot: Hour): boolean {
  return (
    slot.serviceId === draft.serviceId &&
    (draft.specialistId === null || draft.specialistId === slot.specialistId) &&
    !draft.avoid.includes(slot.specialistId) &&
    (draft.branchId === null || draft.branchId === slot.branchId) &&
    (draft.days.length === 0 || draft.days.some(({ from, to }) => slot.day >= from && slot.day <= to)) &&
    (draft.clocks.length === 0 || draft.clocks.some((clock) => canBe(clock, slot.time))) &&
    (draft.notBefore === null || timesOf(draft.notBefore).some((time) => slot.time >= time)) &&
    (draft.notAfter === null || timesOf(draft.notAfter).some((time) => slot.time <= time))
  );
}
