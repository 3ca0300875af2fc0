// The ledger of credits: append-only, and only through the database's own functions, which lock the accounts, check
// the key and the balance, and write the balances (docs/decisions/0032). Amounts are thousandths of a credit.
import { USUAL_PRIORITY } from "@mostrador/domain/money/credits/amount.ts";
import type { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import type { Selectable } from "kysely";
import { jsonText } from "../../../kernel/db/json.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { MoneyTables } from "../../../kernel/db/tables/money.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";

export type TransferRow = Selectable<MoneyTables["credit_transfers"]>;
export type Source = "available" | "tolerance";
/** `written`: the time of writing; `at`: the time of the movement. */
export type Stamp = { by: string; at: Date; written?: Date };

const TRANSFER = {
  name: "transfer-credits",
  text: "select outcome from transfer_credits($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
};

/**
 * Of the block that comes in. `origin`: who brought it; for what goes out, the origin that is taken back from first. The
 * lower priority is used first, then what expires first, then the oldest (docs/decisions/0150).
 */
export type BlockTerms = { origin?: string; priority?: number; expiresAt?: Date | null };

/** 'exists': the key was used, and nothing is written; 'short': the balance is too low. */
export async function transfer(
  tx: Tx,
  move: {
    id: string;
    key: string;
    model: CreditModel;
    cause: "recharge" | "transfer" | "extract" | "business_extract" | "tolerance";
    amount: number;
    totalPrice?: number;
    details?: object;
    block?: BlockTerms;
  },
  { by, at, written = at }: Stamp,
): Promise<"done" | "exists" | "short"> {
  const [from, to] = WAYS[move.cause];
  const { id, key, model, cause, amount, totalPrice = 0, details = {}, block = {} } = move;
  const { origin = "team", priority = USUAL_PRIORITY, expiresAt = null } = block;
  const values: unknown[] = [id, key, model, cause, from, to, amount, totalPrice, jsonText(details)];
  values.push(by, at, written, origin, priority, expiresAt);
  const [row] = await tx.run<{ outcome: "done" | "exists" | "short" }>(TRANSFER, values);
  return row?.outcome ?? "short";
}

const WAYS = {
  recharge: ["issued", "available"],
  transfer: ["issued", "available"],
  extract: ["available", "issued"],
  business_extract: ["available", "issued"],
  tolerance: ["lent", "tolerance"],
} as const;

const RESERVE = {
  name: "reserve-credits",
  text: "select reserve_credits($1, $2, $3, $4, $5, $6, $7, $8) as outcome",
};

export async function reserve(
  tx: Tx,
  hold: { key: string; model: CreditModel; source: Source; amount: number; details: object },
  { by, at }: Stamp,
): Promise<"held" | "charged" | "short"> {
  const { key, model, source, amount, details } = hold;
  const values = [newId(), key, model, source, amount, jsonText(details), by, at];
  const [row] = await tx.run<{ outcome: "held" | "charged" | "short" }>(RESERVE, values);
  return row?.outcome ?? "short";
}

const END = {
  name: "end-credit-reservation",
  text: "select model, source, left_over from end_credit_reservation($1, $2, $3, $4, $5, $6)",
};

/** 'unanswered': released unless an answer is stored for it. */
export type End = "spent" | "given back" | "unanswered";

/** Undefined when the key has no reservation. */
export async function endReservation(tx: Tx, key: string, end: End, { by, at }: Stamp) {
  const [row] = await tx.run<{ model: CreditModel; source: Source; left_over: string }>(END, [
    newId(),
    key,
    end === "spent",
    end === "unanswered",
    by,
    at,
  ]);
  return row && { model: row.model, source: row.source, left: Number(row.left_over) };
}

/** The known facts of the answer go into the ledger with its reservation. False when there is none. */
export async function updateReservation(tx: Tx, key: string, details: object): Promise<boolean> {
  const written = await tx.count(
    sql
      .updateTable("credit_reservations")
      .set({ details: jsonText(details) })
      .where("key", "=", key),
  );
  return written === 1;
}

export async function readReservation(tx: Tx, key: string): Promise<{ reservedAt: Date } | undefined> {
  const row = await tx.first(sql.selectFrom("credit_reservations").select("reserved_at").where("key", "=", key));
  return row && { reservedAt: row.reserved_at };
}

const KNOWN = {
  name: "is-answer-known",
  text: `select from credit_reservations where business_id = current_business() and key = $1
    union all select from credit_transfers where business_id = current_business() and key = 'consume:' || $1`,
};

/** Whether something is reserved for the answer of the key, or it is paid. */
export async function isAnswerKnown(tx: Tx, key: string): Promise<boolean> {
  return (await tx.run(KNOWN, [key])).length > 0;
}

/** By `model account`, in thousandths; a missing one is zero. */
export async function readBalances(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.rows(sql.selectFrom("credit_accounts").select(["model", "account", "balance"]));
  return new Map(rows.map(({ model, account, balance }) => [`${model} ${account}`, Number(balance)]));
}

/** Locked until the transaction ends, in the order in which a transfer locks them; by account, in thousandths. */
export async function lockBalances(tx: Tx, model: CreditModel): Promise<Map<string, number>> {
  const rows = await tx.rows(
    sql
      .selectFrom("credit_accounts")
      .select(["account", "balance"])
      .where("model", "=", model)
      .orderBy("account")
      .forUpdate(),
  );
  return new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
}

const DIFFERENCES = { name: "credit-differences", text: "select * from credit_differences()" };

export function readDifferences(tx: Tx) {
  return tx.run<{ model: string; account: string; remembered: string; summed: string }>(DIFFERENCES, []);
}
