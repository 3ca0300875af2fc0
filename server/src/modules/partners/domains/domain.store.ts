// Stores which partner claims which host name, and which names are proved.
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PartnersTables } from "../../../kernel/db/tables/partners.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { DomainState } from "../../../providers/domains/port.ts";

export type DomainRow = Selectable<PartnersTables["partner_domains"]>;
type NewClaim = { partnerId: string; hostname: string; token: string; at: Date };

export async function insertClaim(tx: Tx, { partnerId, hostname, token, at }: NewClaim): Promise<void> {
  await tx.count(
    sql
      .insertInto("partner_domains")
      .values({ partner_id: partnerId, hostname, token, created_at: at, checked_at: at }),
  );
}

export function readClaim(tx: Tx, partnerId: string, hostname: string): Promise<DomainRow | undefined> {
  const own = sql.selectFrom("partner_domains").selectAll().where("partner_id", "=", partnerId);
  return tx.first(own.where("hostname", "=", hostname));
}

export function readClaims(tx: Tx, partnerIds: readonly string[]): Promise<DomainRow[]> {
  const theirs = sql.selectFrom("partner_domains").selectAll();
  return tx.rows(theirs.where("partner_id", "in", [...partnerIds]).orderBy("hostname"));
}

/** The claims of a name by other partners. */
export function readOtherClaims(tx: Tx, partnerId: string, hostname: string): Promise<DomainRow[]> {
  const others = sql.selectFrom("partner_domains").selectAll().where("hostname", "=", hostname);
  return tx.rows(others.where("partner_id", "<>", partnerId));
}

/** The claims of a name, of any partner. */
export function readClaimsOf(tx: Tx, hostname: string): Promise<Pick<DomainRow, "dns_target">[]> {
  return tx.rows(sql.selectFrom("partner_domains").select("dns_target").where("hostname", "=", hostname));
}

export async function writeState(tx: Tx, claim: DomainRow, state: DomainState, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("partner_domains")
      .set({
        dns_target: state.dnsTarget,
        acm_status: state.acmStatus,
        proved_at: state.isProved ? (claim.proved_at ?? at) : null,
        checked_at: at,
      })
      .where("partner_id", "=", claim.partner_id)
      .where("hostname", "=", claim.hostname),
  );
}

export async function deleteClaim(tx: Tx, partnerId: string, hostname: string): Promise<void> {
  const own = sql.deleteFrom("partner_domains").where("partner_id", "=", partnerId);
  await tx.count(own.where("hostname", "=", hostname));
}

/** All names that are served, each with its partner. */
export async function readServedNames(tx: Tx): Promise<Map<string, string>> {
  const proved = sql
    .selectFrom("partner_domains")
    .select(["hostname", "partner_id"])
    .where("proved_at", "is not", null);
  return new Map((await tx.rows(proved)).map(({ hostname, partner_id }) => [hostname, partner_id]));
}

/** The name of a partner that was proved first. */
export async function readFirstName(tx: Tx, partnerId: string): Promise<string | undefined> {
  const own = sql.selectFrom("partner_domains").select("hostname").where("partner_id", "=", partnerId);
  const first = own.where("proved_at", "is not", null).orderBy("proved_at").orderBy("hostname").limit(1);
  return (await tx.first(first))?.hostname;
}

/** The claims that were looked at before this time, the oldest first. */
export function readOldClaims(tx: Tx, before: Date, limit: number): Promise<DomainRow[]> {
  const old = sql.selectFrom("partner_domains").selectAll().where("checked_at", "<", before);
  return tx.rows(old.orderBy("checked_at").limit(limit));
}
