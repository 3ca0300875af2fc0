// The calendar of each specialist, and the position of its reader.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type LinkRow = Selectable<SchedulingTables["linked_calendars"]>;
/** With its account. */
export type KeyedLink = LinkRow & { email: string; refresh_token: string | null; account_reason: string };
type LinkWrite = Updateable<SchedulingTables["linked_calendars"]>;

const keyed = sql
  .selectFrom("linked_calendars")
  .innerJoin("google_accounts", (join) =>
    join
      .onRef("google_accounts.business_id", "=", "linked_calendars.business_id")
      .onRef("google_accounts.id", "=", "linked_calendars.account_id"),
  )
  .selectAll("linked_calendars")
  .select(["google_accounts.email", "google_accounts.refresh_token", "google_accounts.reason as account_reason"]);

export function readLinks(tx: Tx): Promise<KeyedLink[]> {
  return tx.rows(keyed.orderBy("linked_calendars.created_at"));
}

export function readLink(tx: Tx, specialistId: string): Promise<KeyedLink | undefined> {
  return tx.first(keyed.where("linked_calendars.specialist_id", "=", specialistId));
}

export function readLinksOf(tx: Tx, accountId: string): Promise<LinkRow[]> {
  const found = sql.selectFrom("linked_calendars").selectAll().where("account_id", "=", accountId);
  return tx.rows(found.orderBy("specialist_id"));
}

export function lockLink(tx: Tx, specialistId: string): Promise<LinkRow | undefined> {
  return tx.first(sql.selectFrom("linked_calendars").selectAll().where("specialist_id", "=", specialistId).forUpdate());
}

export async function insertLink(tx: Tx, row: Insertable<SchedulingTables["linked_calendars"]>): Promise<void> {
  await tx.count(sql.insertInto("linked_calendars").values(row));
}

export async function updateLink(tx: Tx, specialistId: string, write: LinkWrite): Promise<void> {
  await tx.count(sql.updateTable("linked_calendars").set(write).where("specialist_id", "=", specialistId));
}

export async function deleteLink(tx: Tx, specialistId: string): Promise<void> {
  await tx.count(sql.deleteFrom("linked_calendars").where("specialist_id", "=", specialistId));
}

/** All calendars of an account are read completely the next time. */
export async function restartLinks(tx: Tx, accountId: string): Promise<void> {
  const anew = { sync_token: null, failing_since: null, failure: "", watch_again_at: null, channel_ends_at: null };
  await tx.count(sql.updateTable("linked_calendars").set(anew).where("account_id", "=", accountId));
}

/** One reader at a time; false where another has the lease. */
export async function leaseLink(tx: Tx, specialistId: string, lease: string, now: Date, until: Date): Promise<boolean> {
  const update = sql
    .updateTable("linked_calendars")
    .set({ lease, leased_until: until })
    .where("specialist_id", "=", specialistId)
    .where((is) => is.or([is("leased_until", "is", null), is("leased_until", "<", now)]));
  return (await tx.count(update)) === 1;
}

/** Locked, when this reader still has the lease. */
export function lockLeased(tx: Tx, specialistId: string, lease: string): Promise<LinkRow | undefined> {
  const found = sql.selectFrom("linked_calendars").selectAll().where("specialist_id", "=", specialistId);
  return tx.first(found.where("lease", "=", lease).forUpdate());
}
