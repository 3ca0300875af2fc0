// The balance in pesos and its movements: only through the database's own function, which locks the account, checks the
// key and the balance, and writes both.
import type { JournalQuery } from "@mostrador/domain/kit/journal/define-journal.ts";
import {
  type ConversionKind,
  type PesoMovementType,
  pesoMovements,
} from "@mostrador/domain/money/credits/pesos/schema.ts";
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { journalStore } from "../../../../kernel/journal/journal-store.ts";
import type { Stamp } from "../ledger.store.ts";

export type PesoMovementRow = Selectable<MoneyTables["peso_movements"]>;

type PesoMove = {
  key: string;
  type: PesoMovementType;
  /** Pesos. */
  amount: number;
  conversion?: { kind: ConversionKind; referenceId: string };
  note?: string;
};

const MOVE = {
  name: "move-pesos",
  text: "select move_pesos($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome",
};

/**
 * 'exists': the key was used, and nothing is written. 'short': the balance is too low; of a conversion it is written that
 * it was not charged.
 */
export async function movePesos(
  tx: Tx,
  { key, type, amount, conversion, note = "" }: PesoMove,
  { by, at }: Pick<Stamp, "by" | "at">,
): Promise<"done" | "exists" | "short"> {
  const { kind = null, referenceId = null } = conversion ?? {};
  const values = [newId(), key, type, decimalOf(amount), kind, referenceId, note, by, at];
  const [row] = await tx.run<{ outcome: "done" | "exists" | "short" }>(MOVE, values);
  return row?.outcome ?? "short";
}

/** Pesos; 0 before the first movement. */
export async function pesoBalance(tx: Tx): Promise<number> {
  const row = await tx.first(sql.selectFrom("peso_accounts").select("balance"));
  return Number(row?.balance ?? 0);
}

export const readPesoMovements = journalStore<PesoMovementRow>(pesoMovements).page as (
  tx: Tx,
  query: JournalQuery,
) => Promise<PesoMovementRow[]>;

export async function readPesoMovement(tx: Tx, key: string): Promise<PesoMovementRow> {
  const row = await tx.first(sql.selectFrom("peso_movements").selectAll().where("key", "=", key));
  return row as PesoMovementRow;
}

const DIFFERENCES = { name: "peso-differences", text: "select remembered, summed from peso_differences()" };

export function readPesoDifferences(tx: Tx) {
  return tx.run<{ remembered: string; summed: string }>(DIFFERENCES, []);
}
