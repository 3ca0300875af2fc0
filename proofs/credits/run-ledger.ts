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
    // each with a clock of its own, and what expires is of both models of a business
    for (let one = 0; one < businesses * 2; one += 1) {
      const { businessId } = await makeShop(product);
      purses.push({ businessId, model: one % 2 === 0 ? "gpt_model" : "reasoning_model" });
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
  let now = Date.now();
  for (let number = 0; number < count; number += 1) {
    now += 1_000 + movedClock(luck);
    const operation = drawn(luck, answers, purse.model, now);
    const expected = model.apply(operation, now);
    const times = luck.next() < 0.1 ? 3 : 1;
    const given = await Promise.all(Array.from({ length: times }, () => cashiers.ask(purse, operation, now)));
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

/** Sometimes days forward, so that credits expire; sometimes one back. */
function movedClock(luck: Chance): number {
  const draw = luck.next();
  if (draw < 0.06) return (1 + luck.below(2)) * DAY;
  return draw < 0.08 ? -DAY : 0;
}

const DAY = 86_400_000;

/** No answer of one model has the key of an answer of the other: `model` is part of it. */
function drawn(luck: Chance, answers: string[], model: Purse["model"], now: number): Operation {
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
    "expire",
  ] as const);
  if (kind === "expire") return { kind, key: "expire" };
  if (kind === "recharge") return block(luck, now);
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

/** Most expire at some time, and a few go before the others or after them. */
function block(luck: Chance, now: number): Operation {
  const credits = 1 + luck.below(8);
  const expiresAt = luck.next() < 0.6 ? now + (1 + luck.below(5)) * (DAY / 2) : null;
  const priority = luck.next() < 0.7 ? 5 : luck.below(10);
  return { kind: "recharge", key: uuid(luck), credits, price: luck.below(2) * credits, priority, expiresAt };
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
  const found = await owner.query(BLOCKS, of);
  const told = (blocks: { key: string; kind: string; available: number; held: number }[]) =>
    blocks.map((one) => `${one.key} ${one.kind}: ${one.available} and ${one.held} held`).sort();
  const [inDatabase, inModel] = [told(found.rows), told(expected.blocks())];
  const spent = await owner.query(SPENT, of);
  const kinds = Object.entries(expected.spentOf());
  const failed = await owner.query(DIFFERENCES, [businessId]);
  const keys = held.rows.map(({ key }) => key).sort();
  return [
    ...differs(remembered.rows, "remembered"),
    ...differs(summed.rows, "summed"),
    ...inModel.filter((one) => !inDatabase.includes(one)).map((one) => `${model} block ${one}: not in the database`),
    ...inDatabase.filter((one) => !inModel.includes(one)).map((one) => `${model} block ${one}: not in the model`),
    ...kinds.flatMap(([kind, sum]) => {
      const used = spent.rows.find((row) => row.kind === kind)?.sum ?? 0;
      return used === sum ? [] : [`${model} ${kind}: spent ${used}, not ${sum}`];
    }),
    ...failed.rows.map((row) => `the product's own check: ${JSON.stringify(row)}`),
    ...(keys.join() === expected.heldKeys().join()
      ? []
      : [`${model}: ${keys.length} are held, not ${expected.heldKeys().length}`]),
  ];
}

const BLOCKS = `select substr(t.key, 6) as key, b.kind, b.available::int, b.held::int
  from credit_blocks b join credit_transfers t on t.business_id = b.business_id and t.id = b.id
  where b.business_id = $1 and b.model = $2`;

const SPENT = `select b.kind, sum(-e.held)::int as sum from credit_block_entries e
  join credit_transfers t on t.business_id = e.business_id and t.id = e.transfer_id and t.cause = 'consume'
  join credit_blocks b on b.business_id = e.business_id and b.id = e.block_id
  where e.business_id = $1 and b.model = $2 group by b.kind`;

const DIFFERENCES = `select d.* from (select set_config('app.business_id', $1::text, true) as business offset 0) s
  cross join lateral (select * from credit_differences() where s.business is not null) d`;
