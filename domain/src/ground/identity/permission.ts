// Whether a person may do something here: the one rule for every call and every hidden button (D-2.2, D-2.3, D-15.3).
import type { Access } from "../../kit/route.ts";
import type { Membership, ScheduleSwitch } from "./schema.ts";

/** `needsSecondFactor`: the business asks its team for a second factor, and this person has none. */
export type Grant = Pick<Membership, "role" | "access" | "permissions"> & { needsSecondFactor?: boolean };

/** Whether a member with this grant may pass a `member` or `owner` access. */
export function allows(grant: Grant, access: Extract<Access, { kind: "member" | "owner" }>): boolean {
  if (grant.needsSecondFactor) return false;
  if (grant.role === "owner") return true;
  if (access.kind === "owner") return false;
  if (grant.access === "full") return true;
  return grant.permissions.some(
    (entry) =>
      (entry.pageId === access.page || access.also?.includes(entry.pageId)) &&
      entry.actions.includes(access.action) &&
      (access.schedule === undefined || entry.schedule?.[access.schedule as ScheduleSwitch] === true),
  );
}
