// The whole week: 2,000 conversations in seven days are answered, booked or handed over as expected, no hour is booked
// twice, and agenda and ledger match the conversations. `DAYS=1,2` runs a part of it: each day has its own seed.
import { afterEach, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { chance, SEED } from "../seed.ts";
import { openHouses } from "./houses.ts";
import { runWeek } from "./run-week.ts";
import { accountOfWeek, type WeekAccount } from "./week-account.ts";

const CONVERSATIONS = 2_000;
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const days = process.env.DAYS ? process.env.DAYS.split(",").map(Number) : ALL_DAYS;
const EACH = Math.ceil(CONVERSATIONS / ALL_DAYS.length);
const told: (WeekAccount & { faults: number })[] = [];

let houses: Awaited<ReturnType<typeof openHouses>> | undefined;
afterEach(async () => {
  await houses?.close();
  houses = undefined;
});

test.each(days)(`day %i: ${EACH} mixed conversations end as they should`, async (day) => {
  const seed = SEED + day * 104_729;
  houses = await openHouses(seed);
  for (const { sandbox } of houses.all) await sandbox.fail({ webhookDuplicate: 0.1, webhookShuffle: true });
  const desks = await runWeek(houses.all, { conversations: EACH, desks: 3, side: 24, chance: chance(seed) });
  const account = await accountOfWeek(desks);
  for (const line of account.wrong) console.log(line);
  const faults = houses.faults();
  console.log(`day ${day}: ${JSON.stringify({ ...account, wrong: account.wrong.length })}; ${JSON.stringify(faults)}`);
  told.push({ ...account, faults: Object.values(faults).reduce((sum, count) => sum + count, 0) });
  expect(account.wrong).toEqual([]);
});

test("the week ended as it should", () => {
  const sum = (of: (day: (typeof told)[number]) => number) => told.reduce((total, day) => total + of(day), 0);
  const wrong = sum((day) => day.wrong.length);
  const conversations = sum((day) => day.conversations);
  figure({
    promise: "a week of conversations, left alone",
    measured: `${days.length} days: ${wrong} wrong of ${conversations}; ${sum((day) => day.paid)} answers of models paid once (${sum((day) => day.halves)} at half the price), ${sum((day) => day.voided)} given back, ${sum((day) => day.faults)} faults of models`,
    goal: `0 wrong of at least ${EACH * days.length}`,
    holds: wrong === 0 && told.length === days.length && conversations >= EACH * days.length,
  });
});
