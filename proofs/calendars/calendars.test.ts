// Runs a small random history on two linked calendars. At the end both sides agree, nothing is duplicated, and no
// change in Google removed anything of the agenda (D-5.1). `SEED=…` repeats it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { SEED } from "../seed.ts";
import { runCalendarHistory } from "./run-calendar-history.ts";
import { type CalendarWorld, MINUTE, startCalendars } from "./world.ts";

let world: CalendarWorld;
beforeAll(async () => {
  world = await startCalendars();
});
afterAll(() => world?.close());

test(`80 acts here, in Google and against it leave both sides alike, seed ${SEED}`, async () => {
  const history = await runCalendarHistory(world, 80, SEED);
  expect(history.differences, `seed ${SEED}: ${JSON.stringify(history.done)}`).toEqual([]);
  expect(history.lost, `seed ${SEED}`).toEqual([]);
}, 240_000);

test("a key that died is a red light with a warning before fifteen minutes are over", async () => {
  const [person] = world.people;
  const light = async () =>
    (await world.overview()).calendars.find(({ specialistId }) => specialistId === person.specialistId);
  await eventually(async () => expect(await light()).toMatchObject({ health: "ok", reason: "" }));
  await person.google.revoke();
  let minutes = 0;
  await eventually(async () => {
    if (minutes < 15) {
      minutes += 1;
      world.pass(MINUTE);
    }
    const { health, reason } = (await light()) ?? {};
    expect([health, reason]).toEqual(["broken", expect.stringContaining("Vuelve a conectar la cuenta")]);
  }, 20_000);
  expect(minutes).toBeLessThanOrEqual(15);
});
