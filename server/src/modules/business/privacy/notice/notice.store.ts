// Stores published notices, their address, and to which contacts they were given.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type NoticeRow = Selectable<BusinessTables["privacy_notices"]>;
export type ProofRow = Selectable<BusinessTables["notice_proofs"]>;

const notices = sql.selectFrom("privacy_notices").selectAll();

export function readNotices(tx: Tx): Promise<NoticeRow[]> {
  return tx.rows(notices.orderBy("version", "desc").limit(200));
}

export function latestNotice(tx: Tx): Promise<NoticeRow | undefined> {
  return tx.first(notices.orderBy("version", "desc").limit(1));
}

export function readNotice(tx: Tx, version: number): Promise<NoticeRow | undefined> {
  return tx.first(notices.where("version", "=", version));
}

export async function insertNotice(tx: Tx, row: NoticeRow): Promise<void> {
  await tx.count(sql.insertInto("privacy_notices").values(row));
}

export async function readNoticeAddress(tx: Tx, businessId: string): Promise<string | null> {
  const known = sql.selectFrom("notice_addresses").select("search").where("business_id", "=", businessId);
  return (await tx.first(known))?.search ?? null;
}

export async function claimNoticeAddress(tx: Tx, search: string, businessId: string): Promise<boolean> {
  const claimed = sql.insertInto("notice_addresses").values({ search, business_id: businessId });
  return (await tx.count(claimed.onConflict((known) => known.doNothing()))) === 1;
}

export async function businessAtNotice(tx: Tx, search: string): Promise<string | undefined> {
  const row = await tx.first(sql.selectFrom("notice_addresses").select("business_id").where("search", "=", search));
  return row?.business_id;
}

export function readProofs(tx: Tx, contactId: string): Promise<ProofRow[]> {
  return tx.rows(
    sql
      .selectFrom("notice_proofs")
      .selectAll()
      .where("contact_id", "=", contactId)
      .orderBy("given_at", "desc")
      .limit(200),
  );
}

/** False when it was already recorded. */
export async function insertProof(tx: Tx, row: ProofRow): Promise<boolean> {
  const made = sql.insertInto("notice_proofs").values(row);
  return (await tx.count(made.onConflict((known) => known.doNothing()))) === 1;
}

const GIVE = {
  name: "give-notice",
  text: `insert into notice_proofs (business_id, contact_id, version, channel, through, given_at, noted_by, noted_at)
    select current_business(), $1, max(version), $2, $3, $4, $5, $4 from privacy_notices
    where business_id = current_business() having max(version) is not null
    on conflict do nothing returning version`,
};

/** Records the currently published version, if there is one; true when it was not recorded before. */
export async function giveLatest(
  tx: Tx,
  {
    contactId,
    channel,
    through,
    at,
    by,
  }: { contactId: string; channel: ProofRow["channel"]; through: string; at: Date; by: string },
): Promise<boolean> {
  return (await tx.run(GIVE, [contactId, channel, through, at, by])).length > 0;
}

const WANTS_LINK = {
  name: "notice-wants-link",
  text: `select a.search from privacy_settings s join notice_addresses a on a.business_id = s.business_id
    where s.business_id = current_business() and s.sends_link and not exists (
      select from notice_proofs p where p.business_id = s.business_id and p.contact_id = $1 and p.version = (
        select max(version) from privacy_notices n where n.business_id = s.business_id))`,
};

/** The address of the notice, if this contact must still get it. */
export async function addressToTell(tx: Tx, contactId: string): Promise<string | null> {
  return (await tx.run<{ search: string }>(WANTS_LINK, [contactId]))[0]?.search ?? null;
}
