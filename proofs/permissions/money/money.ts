// Everything that looks like money, and who decides it, written by hand: by each capability in its `proofs.ts`, and here
// what belongs to no single one. A key of a call, a key of an answer or a column that looks like money and is not listed
// fails the run (D-1.4, D-6.1, D-12.1).
import type { SentMoney, ServerOnly } from "../../capabilities/capability-proofs.ts";
import { collect, collectNames } from "../../capabilities/collect.ts";

const WORDS = [
  ...[
    "price",
    "cost",
    "amount",
    "monto",
    "balance",
    "credit",
    "discount",
    "coupon",
    "payment",
    "subscription",
    "fee",
    "deposit",
  ],
  ...["investment", "currency", "money", "counter", "total", "refund", "charge", "tier", "stripe", "mercado", "model$"],
];
const LOOKS = new RegExp(`${WORDS.join("|")}|^level$|^value$`, "i");

export const looksLikeMoney = (path: string): boolean => {
  const key = path.split(".").at(-1) ?? "";
  // the value of a discount is money, that of a free field is not
  return LOOKS.test(key) && (key !== "value" || path.includes("discount"));
};

/** The keys that a caller may send. */
export const SENT = collect<SentMoney>("money sent", ({ money }) => money?.sent, {
  amount: { heldBy: "money/finance/movement.test.ts" },
  paymentMethod: { notMoney: "how it was paid" },
  totals: { notMoney: "whether a list also says its totals" },
  paymentStatus: { notMoney: "a status" },
});

/** Decided by the server alone: no call may write it. */
const SERVER_TABLES = collect<ServerOnly>("money of the server", ({ money }) => money?.serverOnly);

export const SERVER_ONLY = Object.fromEntries(
  Object.entries(SERVER_TABLES).map(([table, { columns }]) => [table, columns]),
);

/** Columns of this table that a worker may change between two readings of a row. */
export const movedByWorkers = (table: string): readonly string[] => SERVER_TABLES[table]?.movedByWorkers ?? [];

/** The names of the calls that write this table. */
export const writersOf = (table: string): RegExp | undefined => SERVER_TABLES[table]?.writtenBy;

/** Columns that the owner's own calls write, within the limits of `SENT`. */
export const OWNERS_COLUMNS = collectNames("owner's columns", ({ money }) => money?.ownersColumns);

/** Values that a caller might send instead of an honest amount. */
export const VALUES: Record<string, unknown> = {
  negative: -1,
  zero: 0,
  huge: 1e15,
  "an exponent": "1e3",
  "no number": "NaN",
  nothing: null,
  "a text": "350",
  "a list": [350],
  "a fraction of a cent": 10.005,
  "another currency": { amount: 10, currency: "EUR" },
};
