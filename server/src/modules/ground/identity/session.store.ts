import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** People, for the statements of other capabilities. */
export const personRows = joinable("users", ["id", "name", "email", "role"]);

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.count(sql.deleteFrom("sessions").where("user_id", "=", userId));
}

/** The sessions that have not expired, the one used last first. */
export function readSessionsOf(tx: Tx, userId: string, now: Date) {
  const own = sql
    .selectFrom("sessions")
    .select(["id", "user_agent", "ip_address", "created_at", "seen_at"])
    .where("user_id", "=", userId);
  return tx.rows(
    own.where("expires_at", ">", now).orderBy("seen_at", "desc").orderBy("created_at", "desc").limit(MOST_SHOWN),
  );
}

const MOST_SHOWN = 100;

export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", id))) > 0;
}

/** All sessions of the person but this one; returns how many there were. */
export function deleteOtherSessions(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.count(sql.deleteFrom("sessions").where("user_id", "=", userId).where("id", "<>", id));
}

export async function setUserRole(tx: Tx, userId: string, role: "user" | "partner" | "admin"): Promise<void> {
  await tx.count(sql.updateTable("users").set({ role, updated_at: new Date() }).where("id", "=", userId));
}

export async function setEmailVerified(tx: Tx, userId: string): Promise<void> {
  await tx.count(sql.updateTable("users").set({ email_verified: true }).where("id", "=", userId));
}

export function findUserByEmail(tx: Tx, email: string) {
  return tx.first(sql.selectFrom("users").select(["id", "name", "email"]).where("email", "=", email.toLowerCase()));
}

export function findUser(tx: Tx, id: string) {
  return tx.first(
    sql.selectFrom("users").select(["id", "name", "email", "role", "email_verified"]).where("id", "=", id),
  );
}

/** Whether signing in also asks this person for a code of their phone. */
export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.first(sql.selectFrom("users").select("two_factor_enabled").where("id", "=", userId));
  return row?.two_factor_enabled ?? false;
}

export async function findPasswordHash(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.first(
    sql
      .selectFrom("accounts")
      .innerJoin("users", "users.id", "accounts.user_id")
      .select("accounts.password")
      .where("users.email", "=", email)
      .where("accounts.provider_id", "=", "credential"),
  );
  return row?.password ?? undefined;
}
