// Whether a free hour still matches the draft.
import { canBe, timesOf } from "../../parse/time/clock.ts";
import type { Draft } from "../../state/schema.ts";
import type { Scene } from "../scene.ts";

type Hour = { day: string; time: string; serviceId: string; specialistId: string; branchId: string };

export function meets({ state: { draft } }: Scene, slot: Hour): boolean {
  return (
    slot.serviceId === draft.serviceId &&
    (draft.specialistId === null || draft.specialistId === slot.specialistId) &&
    !draft.avoid.includes(slot.specialistId) &&
    (draft.branchId === null || draft.branchId === slot.branchId) &&
    (draft.days.length === 0 ||
      draft.days.some((one) => slot.day >= one.from && slot.day <= one.to && isWithin(one, slot.time))) &&
    (draft.clocks.length === 0 || draft.clocks.some((clock) => canBe(clock, slot.time))) &&
    isWithin(draft, slot.time)
  );
}

function isWithin(
  { notBefore, notAfter }: Pick<Draft["days"][number], "notBefore" | "notAfter">,
  time: string,
): boolean {
  return (
    (!notBefore || timesOf(notBefore).some((one) => time >= one)) &&
    (!notAfter || timesOf(notAfter).some((one) => time <= one))
  );
}
