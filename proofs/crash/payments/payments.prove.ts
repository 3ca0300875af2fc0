// The long crash of the till: four hundred bills and thirty deaths (D-6.3, G9 for payments).
import { afterEach, expect, test } from "vitest";
import { figure } from "../../figure.ts";
import { chance, SEED } from "../../seed.ts";
import { crashTill } from "./crash-till.ts";
import { openTill, type Till } from "./till.ts";

const BILLS = 400;
const DEATHS = 30;

let till: Till | undefined;
afterEach(() => till?.close());

test("what was paid is in the book once, and its appointment where it belongs", async () => {
  till = await openTill(BILLS);
  const plan = { seed: SEED, deaths: DEATHS, kill: 0.004, side: 6, ms: 15 * 60_000 };
  const { account, deaths, surprises } = await crashTill(till, chance(), plan);
  expect(surprises).toEqual([]);
  const { paid, lost, twice, wrong } = account;
  for (const found of [lost, twice, wrong]) console.log(found.slice(0, 20));
  figure({
    promise: "G9 payments through crashes",
    measured: `${BILLS} bills, ${paid} payments, ${deaths} deaths; ${lost.length} lost, ${twice.length} twice, ${wrong.length} wrong`,
    goal: `${DEATHS} deaths; 0, 0, 0`,
    holds: deaths >= DEATHS && paid === (BILLS / 8) * 7 && lost.length + twice.length + wrong.length === 0,
  });
});
