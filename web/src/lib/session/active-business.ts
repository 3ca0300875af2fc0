// The current business, and this person's permissions in it.
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import type { OwnMembership } from "@mostrador/domain/ground/identity/schema.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import { useSyncExternalStore } from "react";
import { activeBusinessId, onActiveBusiness, setActiveBusinessId } from "./active-business-id.ts";
import { useSession } from "./session.ts";

export type ActiveBusiness = {
  /** Null while loading, and for people without a business. */
  businessId: string | null;
  membership: OwnMembership | null;
  memberships: readonly OwnMembership[];
  choose: (businessId: string) => void;
};

export function useActiveBusiness(): ActiveBusiness {
  const session = useSession();
  const chosen = useSyncExternalStore(onActiveBusiness, activeBusinessId);
  const memberships = session.status === "in" ? session.memberships : [];
  const own = memberships.find((one) => one.businessId === chosen) ?? memberships[0] ?? null;
  // The team can open any business (D-2.2): its choice counts without a membership.
  const opened = session.status === "in" && session.user.role !== "user" && chosen ? chosen : null;
  const membership = opened && own?.businessId !== opened ? null : own;
  return { businessId: opened ?? own?.businessId ?? null, membership, memberships, choose: setActiveBusinessId };
}

/** Whether to show what needs this permission; the server checks it on each call. A page of null is open to all. */
export function useMay() {
  const mayPass = useMayPass();
  return (
    page: number | null,
    action: "view" | "edit" | "delete" = "view",
    schedule?: "appointments" | "blocks",
  ): boolean => page === null || mayPass({ kind: "member", page, action, ...(schedule && { schedule }) });
}

/** Whether this person may make a business call, from the call's own declaration. */
export function useMayCall() {
  const mayPass = useMayPass();
  return ({ access }: { access: Access }): boolean =>
    access.kind === "member" || access.kind === "owner" ? mayPass(access) : false;
}

function useMayPass() {
  const session = useSession();
  const { membership, businessId } = useActiveBusiness();
  return (access: Extract<Access, { kind: "member" | "owner" }>): boolean => {
    if (!businessId) return false;
    if (!membership) return access.kind === "member" && session.status === "in" && session.user.role !== "user";
    return allows(membership, access);
  };
}
