// What of the ledger people look at: recharges, consumption, extractions; what is held and given back is the ledger's own.
import { MODEL_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import type { CreditMovementQuery } from "@mostrador/domain/money/credits/schema.ts";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { TransferRow } from "./ledger.store.ts";

const SHOWN = ["recharge", "extract", "consume", "tolerance"] as const;
export type ShownTransfer = TransferRow & { cause: (typeof SHOWN)[number] };

/** The newest first; one more than `limit` says that there are others. */
export function readMovements(tx: Tx, query: CreditMovementQuery): Promise<ShownTransfer[]> {
  const { type, creditType, from, to, after, limit } = query;
  let rows = sql
    .selectFrom("credit_transfers as m")
    .selectAll("m")
    .where("m.cause", "in", type ? [type] : [...SHOWN])
    .orderBy("m.at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit + 1);
  if (creditType) rows = rows.where("m.model", "=", MODEL_OF[creditType]);
  if (from) rows = rows.where("m.at", ">=", new Date(from));
  if (to) rows = rows.where("m.at", "<", new Date(to));
  if (after) rows = rows.where(raw<boolean>`(m.at, m.id) < (${new Date(after.at)}, ${after.id}::uuid)`);
  return tx.rows(rows) as Promise<ShownTransfer[]>;
}

export function readMovementByKey(tx: Tx, key: string): Promise<ShownTransfer | undefined> {
  const row = sql.selectFrom("credit_transfers").selectAll().where("key", "=", key);
  return tx.first(row) as Promise<ShownTransfer | undefined>;
}

const USED = {
  name: "credit-models-used",
  text: `select distinct model from credit_accounts
    where business_id = current_business() and account in ('spent', 'tolerance_used') and balance > 0`,
};

/** Whose answers were paid for once. */
export async function readUsedModels(tx: Tx): Promise<string[]> {
  return (await tx.run<{ model: string }>(USED, [])).map(({ model }) => model);
}
