import { createHash, randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenWorld, openWorld } from "../testing/open-world.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./oauth-routes.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const BACK = "http://localhost/back";
const EVENTS = "/google/calendar/v3/calendars/primary/events";
const KEYS = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET };
const AT = { start: { dateTime: "2099-03-02T10:00:00Z" }, end: { dateTime: "2099-03-02T11:00:00Z" } };

async function post(path: string, form: Record<string, string>) {
  return fetch(world.url + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

async function consent(decision = "allow", verifier = randomBytes(40).toString("base64url")) {
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const asked = {
    client_id: CLIENT_ID,
    redirect_uri: BACK,
    response_type: "code",
    scope: "calendar",
    state: "s",
    access_type: "offline",
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  const page = await fetch(`${world.url}/google/o/oauth2/v2/auth?${new URLSearchParams(asked)}`);
  expect(page.status).toBe(200);
  const answer = await post("/google/o/consent", { ...asked, email: "ana@gmail.test", decision });
  return { back: new URL(answer.headers.get("location") as string).searchParams, verifier };
}

async function keys() {
  const { back, verifier } = await consent();
  const form = { ...KEYS, grant_type: "authorization_code", redirect_uri: BACK, code_verifier: verifier };
  const answer = await post("/google/token", { ...form, code: back.get("code") as string });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

test("a person lets the program in; a code opens once and only with its proof; a key taken back opens nothing", async () => {
  expect((await consent("deny")).back.get("error")).toBe("access_denied");
  const { back } = await consent();
  const code = back.get("code") as string;
  expect(back.get("state")).toBe("s");
  const form = { ...KEYS, grant_type: "authorization_code", redirect_uri: BACK, code };
  expect((await post("/google/token", { ...form, code_verifier: "wrong" })).status).toBe(400);
  expect((await post("/google/token", form)).status).toBe(400);
  const { refresh_token, access_token } = await keys();
  const renewed = await post("/google/token", { ...KEYS, grant_type: "refresh_token", refresh_token });
  expect(renewed.status).toBe(200);
  expect((await world.call("GET", EVENTS, undefined, access_token)).status).toBe(200);
  await world.call("POST", "/__sandbox/google/revoke", { email: "ana@gmail.test" });
  const dead = await post("/google/token", { ...KEYS, grant_type: "refresh_token", refresh_token });
  expect([dead.status, ((await dead.json()) as { error: string }).error]).toEqual([400, "invalid_grant"]);
  expect((await world.call("GET", EVENTS, undefined, access_token)).status).toBe(401);
});

test("an id is taken once; changes come by the token, page by page, and an old token is told 410", async () => {
  const { access_token: key } = await keys();
  const first = await world.call("GET", `${EVENTS}?singleEvents=true`, undefined, key);
  const made = await world.call("POST", EVENTS, { id: "abc01", summary: "Cita", ...AT }, key);
  expect([made.status, made.body.status]).toEqual([200, "confirmed"]);
  expect((await world.call("POST", EVENTS, { id: "abc01", ...AT }, key)).status).toBe(409);
  expect((await world.call("POST", EVENTS, { id: "xyz99", ...AT }, key)).status).toBe(400);
  expect((await world.call("DELETE", `${EVENTS}/abc01`, undefined, key).catch(() => null)) ?? "204").toBeTruthy();
  await world.call("POST", "/__sandbox/google/events", {
    email: "ana@gmail.test",
    event: { summary: "Dentista", ...AT },
  });
  const since = `${EVENTS}?singleEvents=true&syncToken=${first.body.nextSyncToken}`;
  const page = await world.call("GET", `${since}&maxResults=1`, undefined, key);
  expect(page.body.items).toMatchObject([{ id: "abc01", status: "cancelled" }]);
  const next = await world.call("GET", `${since}&maxResults=1&pageToken=${page.body.nextPageToken}`, undefined, key);
  expect(next.body.items).toMatchObject([{ summary: "Dentista" }]);
  expect((await world.call("GET", `${since}&timeMin=2099-01-01T00:00:00Z`, undefined, key)).status).toBe(400);
  await world.call("POST", "/__sandbox/google/expire-sync", { email: "ana@gmail.test" });
  expect((await world.call("GET", since, undefined, key)).status).toBe(410);
});
