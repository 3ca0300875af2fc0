// Runs random operations on the credits of some businesses, in processes that die during them. Answers, stored
// balances and sums of transfers must match the model.
import { makeShop } from "../../server/test/shops/shop.ts";
import { startProduct } from "../../server/test/start-product.ts";
import { type Chance, chance } from "../seed.ts";
import { type Cashiers, openCashiers } from "./cashiers.ts";
import { createModel, type Model } from "./model.ts";
import type { Operation, Purse } from "./operations.ts";

export type LedgerReport = {
  operations: number;
  deaths: number;
  /** Differences from the model, one per line. */
  differences: string[];
  /** Ends of processes without a fault. */
  surprises: string[];
  /** How many operations succeeded, and how many were refused for lack of credits. */
  outcomes: { done: number; short: number };
};

type Plan = { operations: number; deaths: number; kill: number; seed: number; businesses: number };

export async function runLedger({ operations, deaths, kill, seed, businesses }: Plan): Promise<LedgerReport> {
  const product = await startProduct({ role: "web" });
  const told: LedgerReport = {
    operations: 0,
    deaths: 0,
    differences: [],
    surprises: [],
    outcomes: { done: 0, short: 0 },
  };
  let cashiers: Cashiers | undefined;
  try {
    const purses: Purse[] = [];
    for (let one = 0; one < businesses; one += 1) {
      const { businessId } = await makeShop(product);
      purses.push({ businessId, model: "gpt_model" }, { businessId, model: "reasoning_model" });
    }
    const at = await openCashiers({ appUrl: product.appUrl, seed, count: 3, kill, throw: 0.01, deaths });
    cashiers = at;
    const each = Math.ceil(operations / purses.length);
    const models = await Promise.all(
      purses.map((purse, index) => runPurse(at, purse, chance(seed + index * 104_729), each, told)),
    );
    for (const [index, purse] of purses.entries()) {
      told.differences.push(...(await compare(product, purse, models[index] as Model)));
    }
    const { rows } = await product.owner.query("select sum(balance)::int as sum from credit_accounts");
    if (rows[0].sum !== 0) told.differences.push(`all accounts sum to ${rows[0].sum}`);
    told.deaths = at.deaths();
    told.surprises = at.surprises;
    return told;
  } finally {
    await cashiers?.close();
    await product.close();
  }
}

/** One at a time, so that the model knows each answer; a tenth is sent three times at once. */
async function runPurse(
  cashiers: Cashiers,
  purse: Purse,
  luck: Chance,
  count: number,
  told: LedgerReport,
): Promise<Model> {
  const model = createModel();
  const answers: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const operation = drawn(luck, answers, purse.model);
    const expected = model.apply(operation);
    const times = luck.next() < 0.1 ? 3 : 1;
    const given = await Promise.all(Array.from({ length: times }, () => cashiers.ask(purse, operation)));
    told.operations += 1;
    told.outcomes[expected] += 1;
    for (const { outcome, left } of given) {
      if (outcome === expected && left === model.left()) continue;
      const what = `${operation.kind} ${operation.key}: ${outcome}, ${left} left; it had to be ${expected}, ${model.left()}`;
      told.differences.push(`${purse.model} ${number} ${what}`);
    }
  }
  return model;
}

/** No answer of one model has the key of an answer of the other: `model` is part of it. */
function drawn(luck: Chance, answers: string[], model: Purse["model"]): Operation {
  const kind = luck.pick([
    "recharge",
    "extract",
    "hold",
    "hold",
    "hold",
    "note",
    "spend",
    "spend",
    "give back",
  ] as const);
  if (kind === "recharge") return { kind, key: uuid(luck), credits: 1 + luck.below(8) };
  if (kind === "extract") return { kind, key: uuid(luck), credits: 1 + luck.below(12) };
  // mostly recent keys; sometimes an operation that ended long ago is repeated
  const isNew = kind === "hold" && (answers.length === 0 || luck.next() < 0.7);
  if (isNew) answers.push(`assistant:${model}:${luck.below(1e9)}:${answers.length}`);
  const recent = luck.next() < 0.8 ? answers.slice(-4) : answers;
  const key = isNew ? (answers.at(-1) as string) : recent.length > 0 ? luck.pick(recent) : `assistant:${model}:none`;
  if (kind === "spend") return { kind, key };
  if (kind === "give back") return { kind, key, onlyUnanswered: luck.next() < 0.5 };
  return { kind, key, credits: PRICES[key.length % PRICES.length] as number };
}

/** An answer has the price of its assistant: the same each time. */
const PRICES = [1, 0.5, 0.005, 2.25];

function uuid(luck: Chance): string {
  const digits = Array.from({ length: 30 }, () => luck.below(16).toString(16)).join("");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-7${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${digits.slice(18, 30)}`;
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Compares the stored balance, the sum and the held credits separately. */
async function compare({ owner }: Product, { businessId, model }: Purse, expected: Model): Promise<string[]> {
  const of = [businessId, model];
  const remembered = await owner.query(
    "select account, balance::int as sum from credit_accounts where business_id = $1 and model = $2",
    of,
  );
  const summed = await owner.query(
    `select account, sum(amount)::int as sum from (
        select to_account as account, amount from credit_transfers where business_id = $1 and model = $2
        union all select from_account, -amount from credit_transfers where business_id = $1 and model = $2
      ) e group by account`,
    of,
  );
  const held = await owner.query(
    "select key from credit_reservations where business_id = $1 and model = $2 order by key",
    of,
  );
  const wanted = Object.entries(expected.balances());
  const differs = (rows: { account: string; sum: number }[], what: string) =>
    wanted.flatMap(([account, sum]) => {
      const found = rows.find((row) => row.account === account)?.sum ?? 0;
      return found === sum ? [] : [`${model} ${account}: ${what} ${found}, not ${sum}`];
    });
  const keys = held.rows.map(({ key }) => key).sort();
  return [
    ...differs(remembered.rows, "remembered"),
    ...differs(summed.rows, "summed"),
    ...(keys.join() === expected.heldKeys().join()
      ? []
      : [`${model}: ${keys.length} are held, not ${expected.heldKeys().length}`]),
  ];
}
