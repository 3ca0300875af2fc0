// Makes two randomly changed calls for each route: none breaks anything, and each refusal is readable (G4).
// `FUZZ=<number>` repeats only one call of a seed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../part.ts";
import { SEED } from "../seed.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { fuzz, refusedNow } from "./fuzz.ts";
import { edgesOf, fieldsOf } from "./input-shape.ts";
import { wrongWith } from "./verdict.ts";

/** Changed calls of each route. */
const EACH = 2;
/** One in so many routes gets a good call afterwards. */
const SHARE = 6;

let mirror: Mirror;
const unhandled: string[] = [];
const note = (error: unknown) =>
  void unhandled.push(error instanceof Error ? (error.stack ?? error.message) : `${error}`);

beforeAll(async () => {
  process.on("unhandledRejection", note);
  mirror = await startMirror();
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await mirror?.close();
});

test("calls that nobody meant are refused in Spanish, change nothing of others, and leave the product whole", async () => {
  const { b } = mirror;
  const only = process.env.FUZZ;
  await mirror.holdPlanned();
  const before = await mirror.rowsOf(b);
  const found = await fuzz(mirror, only ? 1 : EACH * mirror.routes.length, Number(only ?? 0));
  console.log(`fuzz: seed ${SEED}, answers ${JSON.stringify(found.statuses)}`);
  expect(found.problems).toEqual([]);
  expect(unhandled).toEqual([]);
  expect(await mirror.rowsOf(b)).toEqual(before);
  // Changed calls went deep enough: many routes accepted one of them.
  if (!only) expect(found.taken.size).toBeGreaterThan(mirror.routes.length / 6);
  expect(await refusedNow(mirror, partOf(mirror.routes, SHARE)), `seed ${SEED}`).toEqual([]);
}, 900_000);

test("the judge sees what it must see", () => {
  const json = "application/json; charset=utf-8";
  const judged = (status: number, body: unknown, foreign: string[] = [], type = json) =>
    wrongWith({ status, type, text: typeof body === "string" ? body : JSON.stringify(body), ms: 1 }, foreign);
  const good = {
    success: false,
    message: "Revisa los datos",
    errors: [{ path: "a", message: "Este campo es requerido" }],
  };
  expect(judged(400, good)).toBeNull();
  expect(judged(200, { data: 1 })).toBeNull();
  expect(judged(500, good)).toContain("answered 500");
  expect(judged(200, { data: "ZQB7X" }, ["ZQB7X"])).toContain("other business");
  expect(judged(404, { message: "Not Found", statusCode: 404 })).toContain("without {success: false}");
  expect(judged(400, { success: false, message: "Bad Request" })).toContain("not Spanish");
  expect(
    judged(400, { ...good, errors: [{ path: "a", message: "se esperaba string, recibido undefined" }] }),
  ).toContain("a:");
  expect(judged(400, { ...good, errors: [{ message: "Este campo es requerido" }] })).toContain("without its path");
  expect(judged(404, "<h1>No se encontró</h1>", [], "text/html")).toContain("text/html");
  expect(judged(400, { ...good, message: "No se pudo:\n    at work (/srv/a.ts:1:2)" })).toContain("inside");
});

test("the fields of every body, with their limits, are known to the fuzz", () => {
  const route = mirror.routes.find(({ name }) => name === "service.create");
  const paths = fieldsOf(route?.body).map(({ path }) => path.join("."));
  expect(paths).toEqual(expect.arrayContaining(["service.name", "service.duration", "branches", "branches.0"]));
  expect(edgesOf({ type: "string", maxLength: 3 })).toContain("mmmm");
});
