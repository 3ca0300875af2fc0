import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.count(sql.deleteFrom("sessions").where("user_id", "=", userId));
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
