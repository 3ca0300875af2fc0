// No secret appears in a dump of the database, in an answer, on the sockets or in the log, even when an external
// service fails and repeats its input (G28). The log contains no personal data. One in four of the routes gets a good call,
// others in each run; `secrets.prove.ts` calls all.
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEED } from "../seed.ts";
import { dump } from "./dump.ts";
import { foundIn, leaks } from "./find-secrets.ts";
import { type LoudProduct, startLoud } from "./start-loud.ts";
import { makeTraffic, type Traffic } from "./traffic.ts";

const SHARE = 4;

let loud: LoudProduct;
let traffic: Traffic;
beforeAll(async () => {
  loud = await startLoud();
  traffic = await makeTraffic(loud, SHARE);
  console.log(`seed ${SEED}`);
});
afterAll(() => loud?.close());

test("no secret lies in the database, in any table of any schema", async () => {
  const { side, secrets } = traffic;
  const tables = await dump(loud.owner);
  const found = tables.flatMap(({ table, text }) => leaks(text, secrets).map((leak) => `${table}: ${leak}`));
  expect(found).toEqual([]);
  // the dump is complete, and a plain word would be found
  const whole = tables.map(({ text }) => text).join("\n");
  expect(
    leaks(whole, { mark: `Negocio ${side.mark}`, job: side.threadId, webhook: "canario de lo que escribe" }),
  ).toHaveLength(3);
});

test("no secret is in any answer of any call", () => {
  const { answers, secrets } = traffic;
  expect(answers.length).toBeGreaterThan(traffic.routes);
  expect(answers.flatMap(({ what, text }) => leaks(text, secrets).map((leak) => `${what}: ${leak}`))).toEqual([]);
  expect(answers.filter(({ text }) => foundIn(text, traffic.side.businessId)).length).toBeGreaterThan(20);
});

test("no secret goes over the sockets", () => {
  const { frames, secrets } = traffic;
  expect(frames.length).toBeGreaterThan(5);
  expect(leaks(frames.join("\n"), secrets)).toEqual([]);
  expect(frames.join("\n")).toContain(traffic.side.threadId);
});

test("no secret and no person is in the log, at its loudest, though the outside repeats them aloud", () => {
  const log = loud.output();
  // requests carried their keys, and the answers repeated them
  expect(
    leaks(loud.gate.heard(), { channelToken: traffic.secrets.channelToken ?? "", llmKey: loud.keys.llmKey }),
  ).toHaveLength(2);
  for (const line of ['"request"', "/api/auth", '"level":20']) expect(log).toContain(line);
  expect(leaks(log, { ...traffic.secrets, ...traffic.personal })).toEqual([]);
});
