// No secret appears in a dump of the database, in an answer, on the sockets or in the log, even when an external
// service fails and repeats its input (G28). The log contains no personal data.
import { afterAll, beforeAll, expect, test } from "vitest";
import { dump } from "./dump.ts";
import { type LoudProduct, startLoud } from "./start-loud.ts";
import { makeTraffic, type Traffic } from "./traffic.ts";

let loud: LoudProduct;
let traffic: Traffic;
beforeAll(async () => {
  loud = await startLoud();
  traffic = await makeTraffic(loud);
});
afterAll(() => loud?.close());

/** As plain text, as JSON writes it, and as the bytes of a dump. */
function standsIn(text: string, canary: string): string | null {
  const forms = [
    canary,
    JSON.stringify(canary).slice(1, -1),
    encodeURIComponent(canary),
    Buffer.from(canary).toString("hex"),
  ];
  const at = forms.map((form) => text.indexOf(form)).find((place) => place >= 0);
  return at === undefined ? null : text.slice(Math.max(0, at - 160), at + 60);
}

function leaks(text: string, canaries: Record<string, string>): string[] {
  return Object.entries(canaries).flatMap(([name, canary]) => {
    expect([name, canary.length > 6]).toEqual([name, true]);
    const around = standsIn(text, canary);
    return around === null ? [] : [`${name}: …${around}…`];
  });
}

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
  expect(answers.length).toBeGreaterThan(loud.routes.length);
  expect(answers.flatMap(({ what, text }) => leaks(text, secrets).map((leak) => `${what}: ${leak}`))).toEqual([]);
  expect(answers.filter(({ text }) => standsIn(text, traffic.side.businessId)).length).toBeGreaterThan(20);
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
