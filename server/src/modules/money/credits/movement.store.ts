// The part of the ledger for people: recharges, consumption, extractions; reservations and releases are internal.

import type { JournalQuery } from "@mostrador/domain/kit/journal/define-journal.ts";
import { MODEL_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import { type CreditType, creditMovements, MOVEMENT_TYPES } from "@mostrador/domain/money/credits/schema.ts";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { journalStore } from "../../../kernel/journal/journal-store.ts";
import type { TransferRow } from "./ledger.store.ts";

export type ShownTransfer = TransferRow & { cause: (typeof MOVEMENT_TYPES)[number] };

export const readMovements = journalStore<ShownTransfer>(creditMovements, {
  where: ({ type, creditType }: JournalQuery) => [
    raw`m.cause = any (${type ? [type] : MOVEMENT_TYPES}::text[])`,
    ...(creditType ? [raw<boolean>`m.model = ${MODEL_OF[creditType as CreditType]}`] : []),
  ],
}).page;

export function readMovementByKey(tx: Tx, key: string): Promise<ShownTransfer | undefined> {
  const row = sql.selectFrom("credit_transfers").selectAll().where("key", "=", key);
  return tx.first(row) as Promise<ShownTransfer | undefined>;
}

const USED = {
  name: "credit-models-used",
  text: `select distinct model from credit_accounts
    where business_id = current_business() and account in ('spent', 'tolerance_used') and balance > 0`,
};

/** The models whose answers were ever paid for. */
export async function readUsedModels(tx: Tx): Promise<string[]> {
  return (await tx.run<{ model: string }>(USED, [])).map(({ model }) => model);
}

const CONSUMED = {
  name: "credits-consumed",
  text: `select model, sum(amount)::text as used from credit_transfers
    where business_id = current_business() and cause = 'consume' and at >= $1 group by model`,
};

/** In thousandths, by model. */
export async function readConsumed(tx: Tx, since: Date): Promise<Map<string, number>> {
  const rows = await tx.run<{ model: string; used: string }>(CONSUMED, [since]);
  return new Map(rows.map(({ model, used }) => [model, Number(used)]));
}
