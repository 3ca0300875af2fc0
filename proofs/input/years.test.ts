// Tries the limits of the calendar in fields that take a day or an instant. Beyond its years the answer is 400 with the
// field's name, and no accepted value breaks a later read. Tries one in four of the fields and reads, others in each run;
// `years.prove.ts` tries all.
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../part.ts";
import { SEED } from "../seed.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { type TimeField, timeFields, tryBeyondYears, tryEdges } from "./edge-times.ts";

const SHARE = 4;

let mirror: Mirror;
let fields: TimeField[];
beforeAll(async () => {
  mirror = await startMirror();
  fields = timeFields(mirror);
});
afterAll(() => mirror?.close());

test("a day or an instant beyond the years of its field is refused naming the field", async () => {
  // the agenda, free hours, appointments, blocks, birthdays, notes, discounts, pages of messages, edits
  expect(fields.length).toBeGreaterThan(20);
  expect(await tryBeyondYears(mirror, partOf(fields, SHARE)), `seed ${SEED}`).toEqual([]);
});

test("no edge of the calendar breaks a call, nor a read after it", async () => {
  const reads = mirror.routes.filter(({ method }) => method === "GET");
  expect(await tryEdges(mirror, partOf(fields, SHARE), partOf(reads, SHARE)), `seed ${SEED}`).toEqual([]);
});
