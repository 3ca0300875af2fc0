// While the branch is not chosen yet, the hours offered come from several branches, so that the customer can choose
// any.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { SearchRequest } from "./request.ts";

/** The chosen hours, each at the branch with the fewest offers so far; `all` are those free at these hours. */
export function acrossBranches(
  wanted: SearchRequest,
  chosen: readonly ToolSlot[],
  all: readonly ToolSlot[],
): ToolSlot[] {
  if (!isOpenWhere(wanted)) return [...chosen];
  const used = new Map<string, number>();
  return chosen.map((slot) => {
    const same = all.filter((other) => other.day === slot.day && other.time === slot.time);
    const count = (one: ToolSlot) => used.get(one.branchId) ?? 0;
    const best = same.reduce((one, other) => (count(other) < count(one) ? other : one), slot);
    used.set(best.branchId, count(best) + 1);
    return best;
  });
}

/** The customer named neither the branch nor the person, and there is more than one branch. */
export function isOpenWhere({ draft, shop }: Pick<SearchRequest, "draft" | "shop">): boolean {
  return draft.branchId === null && draft.specialistId === null && shop.branches.length > 1;
}
