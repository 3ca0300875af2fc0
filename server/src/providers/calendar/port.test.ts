// Google's adapter against the fake server: its results, and how each failure is classified.
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandboxProcess } from "../../../test/start-sandbox-process.ts";
import { googleCalendar } from "./google-calendar.ts";
import type { CalendarProvider, FailureKind } from "./port.ts";

let sandbox: Sandbox;
let google: CalendarProvider;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/" });
  google = open(sandbox.url);
});
afterAll(() => sandbox?.close());

const EMAIL = "puerto@gmail.test";
const START = Date.parse("2099-03-02T16:00:00Z");
const HOUR = 3_600_000;
const mark = { businessId: "0190a000-0000-7000-8000-00000000000b", entryId: "0190a000-0000-7000-8000-00000000000c" };
const draft = { summary: "Cita", description: "", location: "", start: START, end: START + HOUR, mark };
const WINDOW = { from: START - 24 * HOUR, to: START + 24 * HOUR };
const code = () => randomBytes(12).toString("hex");

function open(url: string, clientSecret = "sandbox-google-secret", timeoutMs = 5_000): CalendarProvider {
  const app = { clientId: "sandbox-google-client", clientSecret, redirectUri: "http://localhost/back" };
  const urls = { auth: `${url}/google/o/oauth2/v2/auth`, token: `${url}/google/token`, api: `${url}/google/` };
  return googleCalendar({ app, urls, timeoutMs, clock: Date.now });
}

async function permission(email = EMAIL): Promise<{ code: string; verifier: string }> {
  const verifier = randomBytes(40).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const page = new URL(google.consentUrl({ state: "s", challenge }));
  const form = new URLSearchParams([...page.searchParams, ["email", email], ["decision", "allow"]]);
  const answer = await fetch(`${sandbox.url}/google/o/consent`, { method: "POST", body: form, redirect: "manual" });
  return { code: new URL(answer.headers.get("location") as string).searchParams.get("code") as string, verifier };
}

async function access(email = EMAIL) {
  const given = await permission(email);
  const { refreshToken, email: told } = await google.redeem(given.code, given.verifier);
  expect(told).toBe(email);
  return { refreshToken };
}

const kindOf = (work: Promise<unknown>): Promise<FailureKind | "none"> =>
  work.then(
    () => "none" as const,
    (error: { kind: FailureKind }) => error.kind,
  );

test("events are written once, changed, listed since a token, and removed as often as one likes", async () => {
  const key = await access();
  const first = await google.events(key, EMAIL, WINDOW);
  expect(first).toMatchObject({ events: [], zone: "America/Mexico_City" });
  const id = code();
  const { updated } = await google.insert(key, EMAIL, id, draft);
  expect(await kindOf(google.insert(key, EMAIL, id, draft))).toBe("duplicate");
  expect((await google.update(key, EMAIL, id, { ...draft, start: START - HOUR })).updated).toBeGreaterThan(updated);
  const token = (first.next as { token: string }).token;
  const changed = await google.events(key, EMAIL, { token });
  expect(changed.events).toMatchObject([{ id, start: { at: START - HOUR }, isDeleted: false, isFree: false, mark }]);
  expect(await google.count(key, EMAIL, WINDOW)).toBe(1);
  await google.remove(key, EMAIL, id);
  await google.remove(key, EMAIL, id);
  await google.remove(key, EMAIL, code());
  expect(await kindOf(google.update(key, EMAIL, id, draft))).toBe("missing");
  const after = await google.events(key, EMAIL, { token: (changed.next as { token: string }).token });
  expect(after.events).toMatchObject([{ id, isDeleted: true, start: null }]);
  expect((await google.calendars(key)).map(({ name }) => name)).toEqual([EMAIL, "Clases"]);
});

test("every failure is told by what can be done about it", async () => {
  const key = await access("fallas@gmail.test");
  const list = () => google.events(key, "fallas@gmail.test", WINDOW);
  expect(await kindOf(google.redeem("no es", "nada"))).toBe("denied");
  expect(await kindOf(google.calendars({ refreshToken: "no es" }))).toBe("denied");
  expect(await kindOf(open(sandbox.url, "otro").calendars(key))).toBe("refused");
  expect(await kindOf(google.events(key, "nadie@gmail.test", WINDOW))).toBe("missing");
  expect(await kindOf(google.events(key, "fallas@gmail.test", { token: "viejo" }))).toBe("stale");
  for (const [status, kind] of [
    [500, "away"],
    [429, "away"],
    [403, "away"],
    [410, "stale"],
    [400, "refused"],
  ] as const) {
    await sandbox.call("PUT", "/__sandbox/google/failures", { fail: { on: "events", status, times: 1 } });
    expect([status, await kindOf(list())]).toEqual([status, kind]);
  }
  expect(await kindOf(open("http://127.0.0.1:9").calendars(key))).toBe("away");
  await sandbox.call("POST", "/__sandbox/google/revoke", { email: "fallas@gmail.test" });
  expect(await kindOf(list())).toBe("denied");
});

test("a channel is opened, and closed as often as one likes", async () => {
  const key = await access("canal@gmail.test");
  const ask = { id: "01900000-0000-7000-8000-000000000001", address: "http://127.0.0.1:9/hook", token: "t" };
  const channel = await google.watch(key, "canal@gmail.test", ask);
  expect(channel.endsAt).toBeGreaterThan(Date.now() + 6 * 24 * HOUR);
  await google.stop(key, channel);
  await google.stop(key, channel);
});
