// A whole day of a front desk while both processes die and the database cuts its connections (G9). Every customer on
// three channels is answered exactly once, and every message of staff and plans is sent exactly once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { figure } from "../../figure.ts";
import { SEED } from "../../seed.ts";
import { runDay } from "./run-day.ts";

const PEOPLE = 300;
const EACH = 8;
const GUESTS = 40;
const DEATHS = 40;
const CUTS = 8;
/** A worker has this many sends in progress at once. */
const SIDE = 10;
const folder = mkdtempSync(join(tmpdir(), "mostrador-day-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a day over three channels, with files, templates, plans and alarms", async () => {
  const chances = { kill: 0.0015, throw: 0.001, deaths: DEATHS, cuts: CUTS };
  const plan = { seed: SEED, folder, people: PEOPLE, each: EACH, burst: 2, pace: 40, guests: GUESTS, ...chances };
  const { inbound, deaths, cuts, words, guests } = await runDay(plan);
  const { lost, twice, disorder, wrong, unknown, answers } = words;
  for (const found of [lost, twice, disorder, wrong, guests.lost, guests.twice, guests.late])
    console.log(found.slice(0, 20));
  const kills = `${deaths} deaths, ${cuts} cuts of the database`;
  figure({
    promise: "G9 customers on WhatsApp, Messenger and Instagram",
    measured: `${PEOPLE} customers, ${inbound} messages, ${kills}: ${answers} answers; ${lost.length} lost, ${twice.length} twice, ${disorder.length} out of order, ${wrong.length} wrong, ${unknown.length} parked`,
    goal: `at least ${DEATHS / 2} deaths; 0, 0, 0, 0, at most ${SIDE} parked a death`,
    holds:
      deaths >= DEATHS / 2 &&
      lost.length + twice.length + disorder.length + wrong.length === 0 &&
      unknown.length <= deaths * SIDE,
  });
  const { once } = guests;
  figure({
    promise: "G9 pictures, files, templates and planned messages",
    measured: `${once.pictures}, ${once.files}, ${once.templates}, ${once.planned} once, ${guests.parked} parked; ${guests.lost.length} lost, ${guests.twice.length} twice`,
    goal: "0 lost, 0 twice",
    holds: guests.lost.length + guests.twice.length === 0,
  });
  figure({
    promise: "G9 alarms of who waits for a person",
    measured: `${guests.mails} mails, ${guests.notices} notices of ${2 * GUESTS} who wait; ${guests.late.length} of who was answered`,
    goal: `${2 * GUESTS} each, 0`,
    holds: guests.mails === 2 * GUESTS && guests.notices === 2 * GUESTS && guests.late.length === 0,
  });
});
