// The pots of partners: append-only, and only through the database's own function (docs/decisions/0130). Amounts are
// thousandths of a credit.
import type { CreditPot, CreditType, PotMovementType } from "@mostrador/domain/money/credits/schema.ts";
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";

export type PotMovementRow = Selectable<MoneyTables["partner_credit_movements"]>;

export type PotMove = {
  partnerId: string;
  key: string;
  type: PotMovementType;
  pot: CreditPot;
  creditType: CreditType;
  amount: number;
  business: { id: string; name: string } | null;
  totalPrice: number;
  renewalDuration: string;
  resetDate: boolean;
};

const MOVE = {
  name: "move-partner-pot",
  text: "select move_partner_pot($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as outcome",
};

type Outcome = "done" | "exists" | "short" | "not theirs";

export async function movePot(tx: Tx, move: PotMove, stamp: { by: string; at: Date; written: Date }): Promise<Outcome> {
  const { partnerId, key, type, pot, creditType, amount, business, totalPrice, renewalDuration, resetDate } = move;
  const what = [newId(), partnerId, key, type, pot, creditType, amount, business?.id ?? null, business?.name ?? ""];
  const values = [...what, totalPrice, renewalDuration, resetDate, stamp.by, stamp.at, stamp.written];
  const [row] = await tx.run<{ outcome: Outcome }>(MOVE, values);
  return row?.outcome ?? "short";
}

export function readPotMovement(tx: Tx, partnerId: string, key: string): Promise<PotMovementRow | undefined> {
  const all = sql.selectFrom("partner_credit_movements").selectAll();
  return tx.first(all.where("partner_id", "=", partnerId).where("key", "=", key));
}

export type PotMovementFilter = {
  partnerId?: string | undefined;
  businessId?: string | undefined;
  type?: PotMovementType | undefined;
  creditSource?: CreditPot | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  after?: { at: number; id: string } | undefined;
};

/** The newest first; one row more than `limit` tells that there is another page. */
export function readPotMovements(tx: Tx, filter: PotMovementFilter): Promise<PotMovementRow[]> {
  const { partnerId, businessId, type, creditSource, from, to, limit, after } = filter;
  let rows = sql.selectFrom("partner_credit_movements").selectAll();
  if (partnerId) rows = rows.where("partner_id", "=", partnerId);
  if (businessId) rows = rows.where("business_id", "=", businessId);
  if (type) rows = rows.where("type", "=", type);
  if (creditSource) rows = rows.where("pot", "=", creditSource);
  if (from) rows = rows.where("at", ">=", new Date(from));
  if (to) rows = rows.where("at", "<", new Date(to));
  if (after) {
    const moment = new Date(after.at);
    rows = rows.where((is) => is.or([is("at", "<", moment), is.and([is("at", "=", moment), is("id", "<", after.id)])]));
  }
  return tx.rows(
    rows
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit + 1),
  );
}

export function readPots(tx: Tx, partnerIds: readonly string[]) {
  return tx.rows(
    sql
      .selectFrom("partner_pots")
      .select(["partner_id", "pot", "balance"])
      .where("partner_id", "in", [...partnerIds]),
  );
}

/** Stripe counts whole credits, as they are sent. */
export function readUnreported(tx: Tx, partnerId: string, since: Date) {
  return tx.rows(
    sql
      .selectFrom("partner_credit_movements")
      .select(["id", "usage", "at"])
      .where("partner_id", "=", partnerId)
      .where("usage", ">", 0)
      .where("usage_sent_at", "is", null)
      .where("at", ">=", since)
      .orderBy("at")
      .limit(1000),
  );
}

export async function writeReported(tx: Tx, movementId: string, at: Date): Promise<void> {
  await tx.count(sql.updateTable("partner_credit_movements").set({ usage_sent_at: at }).where("id", "=", movementId));
}

const SENT = {
  name: "credits-sent-by-partners",
  text: `select partner_id, credit_type,
      sum(case type when 'partner_transfer' then amount else -amount end)::text as sent
    from partner_credit_movements where partner_id = any($1::uuid[]) and type in ('partner_transfer', 'business_extract')
    group by partner_id, credit_type`,
};

/** What partners have sent to businesses and not taken back. */
export function readSent(tx: Tx, partnerIds: readonly string[]) {
  return tx.run<{ partner_id: string; credit_type: CreditType; sent: string }>(SENT, [partnerIds]);
}

const RANKING = {
  name: "partners-by-credits-sent",
  text: `select partner_id from partner_credit_movements
    where type in ('partner_transfer', 'business_extract') and ($1::text = 'total' or credit_type = $1)
    group by partner_id having sum(case type when 'partner_transfer' then amount else -amount end) > 0
    order by sum(case type when 'partner_transfer' then amount else -amount end) desc, partner_id limit $2`,
};

export async function readRanking(tx: Tx, by: "total" | CreditType, limit: number): Promise<string[]> {
  return (await tx.run<{ partner_id: string }>(RANKING, [by, limit])).map(({ partner_id }) => partner_id);
}

const DIFFERENCES = { name: "partner-pot-differences", text: "select * from partner_pot_differences() limit 50" };

export function readPotDifferences(tx: Tx) {
  return tx.run<{ partner_id: string; pot: string; remembered: string; summed: string }>(DIFFERENCES, []);
}
