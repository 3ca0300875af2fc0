// A database that stops and returns ends no process, loses no acknowledged work, and is reported as unavailable.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Installation, startInstallation } from "./installation.ts";
import { stopDatabase, strangeAnswers } from "./stop-database.ts";

let world: Installation;
beforeAll(async () => {
  world = await startInstallation();
});
afterAll(() => world?.close());

test("stopped at once in the middle of the work: nothing acknowledged is lost, no process ends, all heals by itself", async () => {
  const told = await stopDatabase(world, 1, 700);
  expect(told.lost).toEqual([]);
  expect(told.wrongWords).toEqual([]);
  expect(told.load.broken).toEqual([]);
  expect(strangeAnswers(told)).toEqual([]);
  expect(told.stayed, world.said()).toBe(true);
  // there was real load, and the database was stopped
  const { contacts, appointments, messages } = told.load.acknowledged;
  expect(Math.min(contacts.length, appointments.length, messages.length)).toBeGreaterThan(5);
  expect(told.load.answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});
