// Whether the rooms and equipment that a service needs are free: of each need, one unit at least.
import type { FacilityNeed } from "./slot-question.ts";

/** Asked with rising times only: goes once through the taken times of each unit. */
export function facilityPass(needs: readonly FacilityNeed[]): (from: number, to: number) => boolean {
  const passed = needs.map((units) => units.map(() => 0));
  return (from, to) =>
    needs.every((units, need) =>
      units.some(({ starts, ends }, unit) => {
        const own = passed[need] as number[];
        let next = own[unit] as number;
        while (next < ends.length && (ends[next] as number) <= from) next += 1;
        own[unit] = next;
        return next === starts.length || (starts[next] as number) >= to;
      }),
    );
}
