// Credits from before the blocks (docs/decisions/0150): a database with random histories of that time is brought to the
// present. Every balance, movement and reservation stays equal, and the blocks explain them. `SEED=…` repeats it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/id.ts";
import { openOldDatabase } from "../../server/test/old-database.ts";
import { type Chance, chance, SEED } from "../seed.ts";

const BLOCKS = "20261222010000_credit_blocks.sql";
const MODELS = ["gpt_model", "reasoning_model"] as const;
const STEPS = 60;
const random = Array.from({ length: 6 }, newId);
const [known, empty, spentOut] = [newId(), newId(), newId()];
const businesses = [...random, known, empty, spentOut];

let database: Awaited<ReturnType<typeof openOldDatabase>>;
const rows = async (text: string, values: unknown[] = []) => (await database.client.query(text, values)).rows;
const LEDGER = {
  accounts: "select * from credit_accounts order by business_id, model, account",
  transfers: "select * from credit_transfers order by business_id, id",
  reservations: "select * from credit_reservations order by business_id, key",
  checks: "select * from credit_checks order by business_id",
};
type Ledger = Record<keyof typeof LEDGER, Record<string, unknown>[]>;
async function readLedger(): Promise<Ledger> {
  const read: Partial<Ledger> = {};
  for (const [name, text] of Object.entries(LEDGER)) read[name as keyof Ledger] = await rows(text);
  return read as Ledger;
}

let before: Ledger;
let after: Ledger;
beforeAll(async () => {
  database = await openOldDatabase((migration) => migration < BLOCKS);
  for (const id of businesses) {
    await rows("insert into businesses (business_id, name, timezone) values ($1, 'A', 'America/Mexico_City')", [id]);
  }
  for (const [index, id] of random.entries()) await live(await ledgerOf(id), chance(SEED + index));
  await liveKnown(await ledgerOf(known));
  const gone = await ledgerOf(spentOut);
  await gone.move("recharge", 40, { price: 40 });
  await gone.reserve("answer", 40);
  await gone.end("answer", true);
  before = await readLedger();
  await database.toPresent();
  after = await readLedger();
});
afterAll(() => database?.close());

/** The ledger's functions of that time for one business and model; each step is a minute later. */
async function ledgerOf(businessId: string, model: (typeof MODELS)[number] = "gpt_model") {
  await rows("select set_config('app.business_id', $1, false)", [businessId]);
  let now = Date.UTC(2026, 0, 1);
  const at = () => {
    now += 60_000;
    return new Date(now);
  };
  const ways = {
    recharge: ["issued", "available"],
    transfer: ["issued", "available"],
    extract: ["available", "issued"],
    business_extract: ["available", "issued"],
    tolerance: ["lent", "tolerance"],
  } as const;
  type Terms = { price?: number; key?: string; details?: object };
  return {
    async move(why: keyof typeof ways, credits: number, { price = 0, key, details = {} }: Terms = {}) {
      const [id, time] = [newId(), at()];
      const values = [id, key ?? `send:${id}`, model, why, ...ways[why], credits * 1_000, price, details, "Equipo"];
      const text = "select outcome from transfer_credits($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)";
      const [row] = await rows(text, [...values, time]);
      return row.outcome as string;
    },
    reserve: (key: string, credits: number, source = "available") =>
      rows("select reserve_credits($1, $2, $3, $4, $5, '{}', 'Sofía', $6)", [
        ...[newId(), key, model, source, credits * 1_000, at()],
      ]),
    end: (key: string, isSpent: boolean) =>
      rows("select * from end_credit_reservation($1, $2, $3, false, 'Sofía', $4)", [newId(), key, isSpent, at()]),
  };
}
type OldLedger = Awaited<ReturnType<typeof ledgerOf>>;

/** Recharges, gifts, purchases, what partners sent and took back, and answers that are held, spent or given back. */
async function live(ledger: OldLedger, luck: Chance): Promise<void> {
  const keys: string[] = [];
  if (luck.next() < 0.5) await ledger.move("tolerance", 10);
  for (let step = 0; step < STEPS; step += 1) {
    const [what, credits] = [luck.below(10), 1 + luck.below(20)];
    if (what === 0) await ledger.move("recharge", credits, { price: luck.below(2) * credits });
    else if (what === 1) await ledger.move("recharge", credits, { price: credits, key: `stripe:${newId()}` });
    else if (what === 2) {
      const details = { creditSource: luck.pick(["prepay", "credits"]), partnerId: newId() };
      await ledger.move("transfer", credits, { price: luck.below(2) * credits, details });
    } else if (what === 3) await ledger.move(luck.pick(["extract", "business_extract"]), credits);
    else if (what < 8 || keys.length === 0) {
      keys.push(`assistant:${step}`);
      await ledger.reserve(
        `assistant:${step}`,
        luck.pick([1, 0.5, 2.25]),
        luck.next() < 0.1 ? "tolerance" : "available",
      );
    } else await ledger.end(luck.pick(keys), luck.next() < 0.7);
  }
}

/** 180 came in three times, 125 went out, and 10 of the other 55 are held. */
async function liveKnown(ledger: OldLedger): Promise<void> {
  await ledger.move("recharge", 100, { price: 90 });
  await ledger.move("transfer", 50, { details: { creditSource: "prepay", partnerId: empty } });
  await ledger.move("recharge", 30, { price: 27, key: "stripe:in_1" });
  await ledger.reserve("spent", 120);
  await ledger.end("spent", true);
  await ledger.reserve("back", 7);
  await ledger.end("back", false);
  await ledger.move("extract", 5);
  await ledger.reserve("held", 10);
}

const sums = async () =>
  rows(`select business_id, model, sum(available)::text as available, sum(held)::text as held from credit_blocks
    group by 1, 2 order by 1, 2`);
async function differences(businessId: string) {
  await rows("select set_config('app.business_id', $1, false)", [businessId]);
  return rows("select * from credit_differences()");
}

test(`no balance, movement or reservation changed, seed ${SEED}`, () => {
  expect(before.transfers.length).toBeGreaterThan(random.length * 20);
  expect(before.reservations.length).toBeGreaterThan(random.length);
  expect(after).toEqual(before);
});

test("the blocks hold what is available and what is held, of each business", async () => {
  const balanceOf = ({ business_id, model }: Record<string, unknown>, account: string) =>
    before.accounts.find((row) => row.business_id === business_id && row.model === model && row.account === account);
  const expected = before.accounts
    .filter(({ account }) => account === "available")
    .map((row) => ({
      ...{ business_id: row.business_id, model: row.model },
      // a process may read whole numbers of eight bytes as numbers or as texts
      ...{ available: String(row.balance), held: String(balanceOf(row, "held")?.balance ?? 0) },
    }))
    .filter(({ available, held }) => available !== "0" || held !== "0");
  expect(await sums()).toEqual(expected);
  for (const id of businesses) expect(await differences(id)).toEqual([]);
});

test("what is left came with the newest recharges, paid or given, with who brought it", async () => {
  const found = await rows(
    `select kind, origin, cost::float, amount::int, available::int, held::int, priority, expires_at
      from credit_blocks where business_id = $1 order by issued_at`,
    [known],
  );
  const whole = { priority: 5, expires_at: null };
  expect(found).toEqual([
    { ...whole, kind: "given", origin: `prepay:${empty}`, cost: 0, amount: 50_000, available: 15_000, held: 10_000 },
    { ...whole, kind: "paid", origin: "stripe:in_1", cost: 27, amount: 30_000, available: 30_000, held: 0 },
  ]);
  expect(await rows("select from credit_blocks where business_id = any ($1)", [[empty, spentOut]])).toEqual([]);
});

test("life goes on: held answers end, credits are used, taken back and refunded, and all still agrees", async () => {
  for (const { business_id, key } of before.reservations) {
    if (business_id === known) continue;
    const ledger = await ledgerOf(business_id as string);
    const isSpent = chance(SEED + (key as string).length).next() < 0.5;
    await ledger.end(key as string, isSpent);
  }
  for (const id of random) {
    const ledger = await ledgerOf(id);
    await ledger.reserve("new", 1);
    await ledger.end("new", true);
    await ledger.move("extract", 2);
    await ledger.move("recharge", 9, { price: 9 });
    expect(await differences(id)).toEqual([]);
  }
  // to the last credit
  const ledger = await ledgerOf(known);
  await ledger.end("held", true);
  expect(await ledger.move("extract", 46)).toBe("short");
  expect(await ledger.move("extract", 45)).toBe("done");
  expect(await differences(known)).toEqual([]);
  const left = await rows("select sum(available + held)::int as left from credit_blocks where business_id = $1", [
    known,
  ]);
  expect(left).toEqual([{ left: 0 }]);
});
