// A restart of the installation, process by process, fails no call and neither loses nor repeats a job.
import { afterAll, beforeAll, expect, test } from "vitest";
import type {} from "../../server/test/global-setup.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { renew } from "./renew.ts";

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet?.close());

test("each process is renewed while people work: every call is answered, every line comes back, every job is done once", async () => {
  const { load, ends, backMs, wrongSends, wrongWords, lost } = await renew(fleet, 1, 4, { each: 3, pauseMs: 250 });
  expect(load.answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(load.broken).toEqual([]);
  expect({ wrongSends, wrongWords, lost }).toEqual({ wrongSends: [], wrongWords: [], lost: [] });
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
  // there was real load, and connections were cut
  expect(load.acknowledged.messages.length).toBeGreaterThan(5);
  expect(backMs.length).toBeGreaterThanOrEqual(4);
}, 180_000);
