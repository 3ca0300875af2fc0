// Customers pay while the processes die. Each approved payment is in the book once and its appointment has the right
// state, whatever Mercado Pago reports and when (D-6.3, G9 for payments, in small).
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance, SEED } from "../../seed.ts";
import { crashTill } from "./crash-till.ts";
import { openTill, type Till } from "./till.ts";

/** Each outcome once. */
const BILLS = 8;
const DEATHS = 2;

let till: Till | undefined;
beforeAll(async () => {
  till = await openTill(BILLS);
});
afterAll(() => till?.close());

test("8 bills and at least 2 deaths: nothing paid is lost, nothing is booked or told twice", async () => {
  console.log(`seed ${SEED}`);
  const plan = { seed: SEED, deaths: DEATHS, kill: 0.04, side: 4, ms: 240_000 };
  const { account, deaths, surprises } = await crashTill(till as Till, chance(), plan);
  expect(surprises).toEqual([]);
  const { paid, ...faults } = account;
  expect(faults, `seed ${SEED}`).toEqual({ lost: [], twice: [], wrong: [] });
  // of eight outcomes five are paid once and one twice
  expect(paid).toBe((BILLS / 8) * 7);
  console.log(`${BILLS} bills, ${paid} payments, ${deaths} deaths`);
}, 400_000);
