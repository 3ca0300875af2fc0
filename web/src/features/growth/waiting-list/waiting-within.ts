import type { Waiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";

type WaitingWish = Pick<Waiting, "after" | "before"> & { branch: { _id: string } };

/** The clients who would come on one of these days, in order; a null branch means all. */
export function waitingWithin<One extends WaitingWish>(
  list: readonly One[],
  branchId: string | null,
  days: readonly Day[],
): One[] {
  return list.filter(({ branch, after, before }) => {
    if (branchId !== null && branch._id !== branchId) return false;
    // A wish that ends at midnight means the days before.
    return days.some((day) => day >= after.slice(0, 10) && (before === null || `${day}T00:00` < before.slice(0, 16)));
  });
}
