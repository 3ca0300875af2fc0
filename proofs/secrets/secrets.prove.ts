// No secret in the database, the answers, the sockets or the log, after a good call of every route (G28).
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { dump } from "./dump.ts";
import { leaks } from "./find-secrets.ts";
import { type LoudProduct, startLoud } from "./start-loud.ts";
import { makeTraffic, type Traffic } from "./traffic.ts";

let loud: LoudProduct;
let traffic: Traffic;
beforeAll(async () => {
  loud = await startLoud();
  traffic = await makeTraffic(loud, 1);
});
afterAll(() => loud?.close());

test("no secret leaves by any call, nor a person by the log", async () => {
  const { answers, frames, secrets, personal } = traffic;
  const tables = await dump(loud.owner);
  const found = [
    ...tables.flatMap(({ table, text }) => leaks(text, secrets).map((leak) => `${table}: ${leak}`)),
    ...answers.flatMap(({ what, text }) => leaks(text, secrets).map((leak) => `${what}: ${leak}`)),
    ...leaks(frames.join("\n"), secrets),
    ...leaks(loud.output(), { ...secrets, ...personal }),
  ];
  for (const each of found.slice(0, 20)) console.log(each);
  expect(traffic.routes).toBe(loud.routes.length);
  figure({
    promise: "G28 secrets in tables, answers, sockets and the log",
    measured: `${found.length} in ${tables.length} tables and ${answers.length} answers of ${traffic.routes} routes`,
    goal: "0",
    holds: found.length === 0 && answers.length > loud.routes.length,
  });
});
