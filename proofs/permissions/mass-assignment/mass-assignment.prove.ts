// Mass assignment in full (G6): every writable call with every foreign column, and with the other business.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../../figure.ts";
import { type Mirror, startMirror } from "../../world/mirror.ts";
import { nameOtherBusiness, poisonCalls } from "./poisoned-calls.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("a column that is not the call's own is never written, and another business never taken", async () => {
  const { cells, found, writable } = await poisonCalls(mirror, mirror.routes);
  const before = await mirror.rowsOf(mirror.b);
  const taken = await nameOtherBusiness(mirror, mirror.routes);
  for (const each of [...found, ...taken].slice(0, 40)) console.log(each);
  expect(await mirror.rowsOf(mirror.b)).toEqual(before);
  figure({
    promise: "G6 mass assignment: foreign columns written, other businesses taken",
    measured: `${found.length + taken.length} of ${cells} columns sent to ${writable} routes`,
    goal: "0",
    holds: found.length + taken.length === 0 && writable > 50,
  });
});
