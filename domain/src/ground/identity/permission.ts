// Whether a person may do something here: the one rule for every call and every hidden button (D-2.2, D-2.3, D-15.3).
import type { Access } from "../../kit/route.ts";
import { isLimited, PAGES_OF_THE_WHOLE } from "./limits.ts";
import type { Limits, Membership, ScheduleSwitch } from "./schema.ts";

/** `needsSecondFactor`: the business asks its team for a second factor, and this person has none. */
export type Grant = Pick<Membership, "role" | "access" | "permissions"> & {
  needsSecondFactor?: boolean;
  limits?: Limits;
};

/** Whether a member with this grant may pass a `member` or `owner` access. */
export function allows(grant: Grant, access: Extract<Access, { kind: "member" | "owner" }>): boolean {
  if (grant.needsSecondFactor) return false;
  if (grant.role === "owner") return true;
  if (access.kind === "owner") return false;
  const pages = [access.page, ...(access.also ?? [])].filter((page) => reaches(grant, page));
  if (grant.access === "full") return pages.length > 0;
  return grant.permissions.some(
    (entry) =>
      pages.includes(entry.pageId) &&
      entry.actions.includes(access.action) &&
      (access.schedule === undefined || entry.schedule?.[access.schedule as ScheduleSwitch] === true),
  );
}

const reaches = ({ limits }: Grant, page: number) =>
  !limits || !PAGES_OF_THE_WHOLE.includes(page) || !isLimited(limits);
