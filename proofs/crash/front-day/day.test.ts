// A small day while processes die (G9): text over three channels, pictures, files, templates, planned messages and
// alarms. None is lost, none is doubled, and no alarm is sent after its wait ended. `SEED=…` repeats it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SEED } from "../../seed.ts";
import { runDay } from "./run-day.ts";

const DEATHS = 2;
const GUESTS = 1;
const folder = mkdtempSync(join(tmpdir(), "mostrador-day-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`a day of 30 messages and at least one death loses nothing and doubles nothing, seed ${SEED}`, async () => {
  const chances = { kill: 0.05, throw: 0.005, deaths: DEATHS, cuts: 1 };
  const plan = { seed: SEED, folder, people: 10, each: 2, burst: 1, pace: 40, guests: GUESTS, ...chances };
  const { words, guests } = await runDay(plan);
  console.log(`seed ${SEED}: ${words.answers} answers, ${JSON.stringify(guests)}`);
  const { lost, twice, disorder, wrong, unknown } = words;
  expect({ lost, twice, disorder, wrong }, `seed ${SEED}`).toEqual({ lost: [], twice: [], disorder: [], wrong: [] });
  expect([guests.lost, guests.twice, guests.late], `seed ${SEED}`).toEqual([[], [], []]);
  expect(unknown.length + guests.parked).toBeLessThanOrEqual(DEATHS * 10);
  expect([guests.mails, guests.notices]).toEqual([2 * GUESTS, 2 * GUESTS]);
}, 500_000);
