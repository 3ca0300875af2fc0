// Runs long random histories of linked calendars with every failure of Google.
import { test } from "vitest";
import { figure } from "../figure.ts";
import { chance } from "../seed.ts";
import { type CalendarHistory, runCalendarHistory } from "./run-calendar-history.ts";
import { startCalendars } from "./world.ts";

const ACTS = 1_200;
/** With fewer appointments that hold a time, hardly anything could be lost. */
const LEAST_BOOKED = 60;
const LEAST_CLEARED = 3;
const seeds = ((random) => Array.from({ length: 3 }, () => random.below(2 ** 31)))(chance());
const told: CalendarHistory[] = [];

test.each(seeds)(`${ACTS} acts here and in Google, history %i`, async (seed) => {
  const world = await startCalendars();
  try {
    const history = await runCalendarHistory(world, ACTS, seed, { clears: true });
    console.log(`history ${seed}: ${JSON.stringify(history)}`);
    told.push(history);
  } finally {
    await world.close();
  }
});

test("both sides agree, nothing twice, nothing gone by what happened in Google", () => {
  const sum = (of: (history: CalendarHistory) => number) => told.reduce((total, history) => total + of(history), 0);
  const [different, lost] = [sum((one) => one.differences.length), sum((one) => one.lost.length)];
  figure({
    promise: "A random history of linked calendars",
    measured: `${told.length} histories (booked ${told.map(({ took }) => took.booked)}), ${different} differences, ${lost} appointments lost`,
    goal: `${seeds.length} histories of ${ACTS} acts, at least ${LEAST_BOOKED} booked in each, 0 differences, 0 lost`,
    holds:
      told.length === seeds.length &&
      told.every(({ took }) => took.booked >= LEAST_BOOKED) &&
      different === 0 &&
      lost === 0,
  });
  const [cleared, unasked] = [sum((one) => one.cleared), sum((one) => one.unasked.length)];
  figure({
    promise: "Appointments deleted in an emptied Google calendar",
    measured: `${cleared} deleted there, ${unasked} that nobody was asked about`,
    goal: `at least ${LEAST_CLEARED} in each history, 0 unasked`,
    holds: told.every((one) => one.cleared >= LEAST_CLEARED) && unasked === 0,
  });
});
