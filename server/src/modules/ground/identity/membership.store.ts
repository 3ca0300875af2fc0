// Stores memberships and invitations.

import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits, MemberRole, Permission } from "@mostrador/domain/ground/identity/schema.ts";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type Grant = { access: "full" | "limited"; permissions: Permission[]; limits: Limits };

export async function insertMembership(
  tx: Tx,
  row: Grant & { businessId: string; userId: string; role: MemberRole },
): Promise<boolean> {
  const written = await tx.count(
    sql
      .insertInto("memberships")
      .values({
        business_id: row.businessId,
        user_id: row.userId,
        role: row.role,
        access: row.access,
        permissions: JSON.stringify(row.permissions),
        limits: JSON.stringify(row.limits),
      })
      .onConflict((duplicate) => duplicate.doNothing()),
  );
  return written === 1;
}

/** How many businesses this person owns. A second count for them waits until the transaction ends. */
export async function countOwned(tx: Tx, userId: string): Promise<number> {
  await tx.run(LOCK_PERSON, [userId]);
  const [row] = await tx.run<{ count: number }>(COUNT_OWNED, [userId]);
  return row?.count ?? 0;
}

const LOCK_PERSON = {
  name: "lock-businesses-of-person",
  text: "select pg_advisory_xact_lock(hashtextextended('businesses ' || $1, 0))",
};
const COUNT_OWNED = {
  name: "count-owned",
  text: "select count(*)::int as count from memberships where user_id = $1 and role = 'owner'",
};

export function readMembers(tx: Tx) {
  return tx.rows(memberQuery().orderBy("memberships.created_at"));
}

/** The people who get letters about the business. */
export function readOwners(tx: Tx) {
  return tx.rows(memberQuery().where("memberships.role", "=", "owner").orderBy("memberships.created_at"));
}

export function readMember(tx: Tx, userId: string) {
  return tx.first(memberQuery().where("memberships.user_id", "=", userId));
}

function memberQuery() {
  return (
    sql
      .selectFrom("memberships")
      .innerJoin("users", "users.id", "memberships.user_id")
      .leftJoin("team_rules", "team_rules.business_id", "memberships.business_id")
      .select([
        "memberships.business_id",
        "memberships.user_id",
        "memberships.role",
        "memberships.access",
        "memberships.permissions",
        "memberships.limits",
        "memberships.created_at",
        "users.name",
        "users.email",
        "users.email_verified",
        "users.two_factor_enabled",
      ])
      // Named as the rule of permissions takes it: members go into it as they are.
      .select(
        raw<boolean>`coalesce(team_rules.needs_second_factor, false) and not users.two_factor_enabled`.as(
          "needsSecondFactor",
        ),
      )
      .where("memberships.business_id", "=", (eb) => eb.fn("current_business", []))
  );
}

export async function updateGrant(tx: Tx, userId: string, grant: Grant): Promise<boolean> {
  const changed = await tx.count(
    sql
      .updateTable("memberships")
      .set({
        access: grant.access,
        permissions: JSON.stringify(grant.permissions),
        limits: JSON.stringify(grant.limits),
        updated_at: new Date(),
      })
      .where("user_id", "=", userId)
      .where("role", "=", "staff"),
  );
  return changed === 1;
}

/** Returns whether they were staff. */
export function makeOwner(tx: Tx, userId: string): Promise<boolean> {
  return changeRole(tx, userId, { from: "staff", to: "owner" });
}

/** Returns whether they were an owner. */
export function makeStaff(tx: Tx, userId: string): Promise<boolean> {
  return changeRole(tx, userId, { from: "owner", to: "staff" });
}

async function changeRole(tx: Tx, userId: string, { from, to }: Record<"from" | "to", MemberRole>): Promise<boolean> {
  const changed = await tx.count(
    sql
      .updateTable("memberships")
      .set({
        role: to,
        access: "full",
        permissions: "[]",
        limits: JSON.stringify(UNLIMITED),
        updated_at: new Date(),
      })
      .where("user_id", "=", userId)
      .where("role", "=", from),
  );
  return changed === 1;
}

export async function deleteMembership(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await tx.count(sql.deleteFrom("memberships").where("user_id", "=", userId).where("role", "=", "staff"))) === 1
  );
}

/** The invitations that can still be used. */
export async function countInvitations(tx: Tx, businessId: string, now: Date): Promise<number> {
  await tx.run(LOCK_INVITATIONS, [businessId]);
  const [row] = await tx.run<{ count: number }>(COUNT_INVITATIONS, [now]);
  return row?.count ?? 0;
}

const LOCK_INVITATIONS = {
  name: "lock-invitations",
  text: "select pg_advisory_xact_lock(hashtextextended('invitations ' || $1, 0))",
};
const COUNT_INVITATIONS = {
  name: "count-invitations",
  text: "select count(*)::int as count from invitations where used_at is null and expires_at > $1",
};

export async function insertInvitation(
  tx: Tx,
  row: Grant & {
    businessId: string;
    id: string;
    codeHash: string;
    role: MemberRole;
    createdBy: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await Promise.all([
    tx.count(
      sql.insertInto("invitations").values({
        business_id: row.businessId,
        id: row.id,
        code_hash: row.codeHash,
        role: row.role,
        access: row.access,
        permissions: JSON.stringify(row.permissions),
        limits: JSON.stringify(row.limits),
        created_by: row.createdBy,
        expires_at: row.expiresAt,
      }),
    ),
    tx.count(
      sql
        .insertInto("invitation_codes")
        .values({ code_hash: row.codeHash, business_id: row.businessId, invitation_id: row.id }),
    ),
  ]);
}

export function findInvitationBusiness(tx: Tx, codeHash: string) {
  return tx.first(sql.selectFrom("invitation_codes").select("business_id").where("code_hash", "=", codeHash));
}

/** Uses the invitation for this person; undefined when it was used, has expired or does not exist. */
export function useInvitation(tx: Tx, codeHash: string, userId: string, now: Date) {
  return tx.first(
    sql
      .updateTable("invitations")
      .set({ used_by: userId, used_at: now })
      .where("code_hash", "=", codeHash)
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["access", "permissions", "limits", "business_id", "role", "created_by"]),
  );
}
