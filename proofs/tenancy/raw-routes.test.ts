// The raw routes, which use another party's protocol, are outside the registry's access rules. Each names its guard,
// and this proof tries it; one without a try fails the run.
import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { MERCADO_PAGO, META_SECRET, META_VERIFY, STRIPE } from "../../server/test/start-sandbox-process.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { directoryTries } from "./directory-tries.ts";
import { providerTries } from "./provider-tries.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

const PASSWORD = "una-clave-larga";

const TRIES: Record<string, () => Promise<void>> = {
  ...providerTries(() => mirror),
  "GET /api/appointment/calendar/:file": async () => {
    const { a, b, product, people } = mirror;
    const pathOf = (businessId: string, id: string) =>
      new URL(product.product.calendarLink({ businessId }, id)).pathname;
    const path = pathOf(a.businessId, a.appointmentId);
    expect((await people.nobody.get(path)).status).toBe(200);
    const bare = path.replace(".ics", "");
    const changed = path.replace(/.(?=\.ics$)/, (last) => (last === "A" ? "E" : "A"));
    const foreign = pathOf(b.businessId, a.appointmentId);
    for (const guess of [bare, changed, foreign, "/api/appointment/calendar/.ics", `${bare}%00.ics`])
      expect([guess, (await people.nobody.get(guess)).status]).toEqual([guess, 404]);
  },
  "GET /internal/tls-ask": async () => {
    const asked = async (domain: string) =>
      (await mirror.people.nobody.get(`/internal/tls-ask?${new URLSearchParams({ domain })}`)).status;
    for (const domain of ["", "a", "nadie.mx", "127.0.0.1", "'; select 1", "a".repeat(5000), "%00.mx"])
      expect([domain, await asked(domain)]).toEqual([domain, 404]);
    // claimed by a partner, and proved by nobody
    const { rows } = await mirror.product.owner.query("select hostname from partner_domains where proved_at is null");
    for (const { hostname } of rows) expect([hostname, await asked(hostname)]).toEqual([hostname, 404]);
  },
  "GET /api/brand/icon/:partner": async () => {
    const asked = async (id: string) => (await mirror.people.nobody.get(`/api/brand/icon/${id}`)).status;
    for (const id of [crypto.randomUUID(), mirror.a.businessId, "x", "%00", "..%2f..%2fetc"])
      expect([id, await asked(id)]).toEqual([id, 404]);
  },
  "GET /c/:code": async () => {
    const { a, b, product, people } = mirror;
    const file = new URL(product.product.calendarLink(a, a.appointmentId)).pathname;
    // The second was written directly, without the rules.
    await product.owner.query(
      `insert into short_links (code, business_id, path, expires_at)
        values ('aB3dE5gH7jK9', $1, $2, now() + interval '1 day'), ('zB3dE5gH7jK9', $3, '/agenda', now() + interval '1 day')`,
      [a.businessId, file, b.businessId],
    );
    expect((await people.nobody.get("/c/aB3dE5gH7jK9")).body).toContain("BEGIN:VCALENDAR");
    for (const guess of ["zB3dE5gH7jK9", "aB3dE5gH7jK8", "AB3dE5gH7jK9", "aB3dE5gH7jK9%2f", "..%2f..%2fagenda"])
      expect([guess, (await people.nobody.get(`/c/${guess}`)).status]).toEqual([guess, 404]);
  },
  ...directoryTries(() => mirror),
  "GET /api/thread/messages/:id/media": async () => {
    const { a, b, product, people } = mirror;
    await a.make.lostMedia();
    const found = "select id from messages where business_id = $1 and media->>'state' = 'ready' limit 1";
    await a.owner.post("/api/thread/media", {
      message: { businessId: a.businessId, clientId: a.contactId, fileId: await a.make.chatFile() },
    });
    const { rows } = await product.owner.query(found, [a.businessId]);
    const path = `/api/thread/messages/${rows[0].id}/media`;
    expect((await a.owner.get(`${path}?businessId=${a.businessId}`)).status).toBe(200);
    expect((await people.nobody.get(path)).status).toBe(401);
    for (const guess of [path, `${path}?businessId=${a.businessId}`, `${path}?businessId=${b.businessId}`])
      expect([guess, (await b.owner.get(guess)).status]).toEqual([guess, 404]);
    const staff = await a.make.staff([{ pageId: 6, actions: ["view", "edit", "delete"] }]);
    expect((await staff.get(`${path}?businessId=${a.businessId}`)).status).toBe(403);
  },
  "POST /api/google/calendar/notifications": async () => {
    const { people, product, a } = mirror;
    const [id, token] = ["01900000-0000-7000-8000-00000000abcd", "solo-google-la-sabe"];
    const digest = createHash("sha256").update(token).digest();
    const due = "2099-01-01T00:00:00Z";
    await product.owner.query(
      "insert into calendar_routes (business_id, specialist_id, due_at, channel_id, channel_token_digest) values ($1, $2, $3, $4, $5) on conflict (business_id, specialist_id) do update set due_at = $3, channel_id = $4, channel_token_digest = $5",
      [a.businessId, a.specialistId, due, id, digest],
    );
    const isDue = async () =>
      (await product.owner.query("select from calendar_routes where channel_id = $1 and due_at < $2", [id, due]))
        .rowCount;
    const tell = (channel: string, said: string) => {
      const told = { "x-goog-channel-id": channel, "x-goog-channel-token": said, "x-goog-resource-state": "exists" };
      return people.nobody.send("POST", "/api/google/calendar/notifications", undefined, told);
    };
    for (const [channel, said] of [
      [id, ""],
      [id, "otra"],
      [id.replace("d", "e"), token],
      ["x", token],
    ] as const)
      expect([said, (await tell(channel, said)).status]).toEqual([said, 404]);
    expect(await isDue()).toBe(0);
    expect((await tell(id, token)).status).toBe(200);
    expect(await isDue()).toBe(1);
  },
  "GET /archivos/:name": async () => {
    const { nobody } = mirror.people;
    const path = new URL((await mirror.a.make.file()).url).pathname;
    const [name = "", extension] = path.slice("/archivos/".length).split(".");
    expect((await nobody.get(path)).status).toBe(200);
    const near = [`${name.slice(0, -1)}.${extension}`, `${[...name].reverse().join("")}.${extension}`, `${name}.html`];
    for (const guess of [...near, name.toUpperCase(), "", "%2e%2e%2f", `${name}.${extension}%00`]) {
      expect([guess, (await nobody.get(`/archivos/${guess}`)).status]).toEqual([guess, 404]);
    }
  },
  "GET /api/auth/get-session": async () => {
    const { a, b, people } = mirror;
    const [own, other] = [await a.owner.get("/api/auth/get-session"), await b.owner.get("/api/auth/get-session")];
    expect([own.body.data.user.id, other.body.data.user.id]).toEqual([a.owner.userId, b.owner.userId]);
    expect((await people.nobody.get("/api/auth/get-session")).body.data).toBeNull();
  },
  "GET /api/auth/verify-email": async () => {
    const answer = await mirror.people.nobody.get("/api/auth/verify-email?token=a.b.c&callbackURL=//otro.example");
    expect([answer.status, answer.headers.get("location")]).toEqual([401, null]);
    expect((await mirror.people.nobody.get("/api/auth/verify-email")).status).toBe(400);
  },
  "POST /api/auth/update-user": async () => {
    const own = { role: "user", email: mirror.b.owner.email };
    await aimAtA("update-user", 200, { name: "Otra", role: "admin" });
    expect((await mirror.b.owner.get("/api/me")).body.user).toMatchObject({ ...own, name: "Otra" });
    expect((await mirror.people.nobody.post("/api/auth/update-user", { name: "Nadie" })).status).toBe(401);
  },
  "POST /api/auth/change-password": async () => {
    const wish = { currentPassword: "no-es-esta", newPassword: "otra-clave-larga" };
    await aimAtA("change-password", 400, wish);
    expect((await mirror.people.nobody.post("/api/auth/change-password", wish)).status).toBe(401);
    const person = await mirror.product.person("Persona probada");
    const guesses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      guesses.push((await person.post("/api/auth/change-password", wish)).status);
    }
    expect(guesses).toEqual([...Array(10).fill(400), 429]);
  },
  ...Object.fromEntries(
    ["enable", "disable", "generate-backup-codes"].map((call) => [
      `POST /api/auth/two-factor/${call}`,
      async () => {
        await aimAtA(`two-factor/${call}`, 400, { password: "no-es-esta" });
        const { nobody } = mirror.people;
        expect((await nobody.post(`/api/auth/two-factor/${call}`, { password: PASSWORD })).status).toBe(401);
        const person = await mirror.product.person("Persona probada");
        const guess = () => person.post(`/api/auth/two-factor/${call}`, { password: "no-es-esta" });
        const guesses: number[] = [];
        for (let tried = 0; tried < 11; tried += 1) guesses.push((await guess()).status);
        expect(guesses).toEqual([...Array(10).fill(400), 429]);
      },
    ]),
  ),
  "POST /api/auth/two-factor/verify-totp": () => triesOfCodes("verify-totp", "000000", 400),
  "POST /api/auth/two-factor/verify-backup-code": () => triesOfCodes("verify-backup-code", "abcde-23456", 401),
  "POST /api/auth/request-password-reset": async () => {
    const { email } = await mirror.product.person("Persona probada");
    await fillsNoMailbox("request-password-reset", { email });
  },
  "POST /api/auth/send-verification-email": async () => {
    const { email } = await mirror.product.person("Persona probada");
    await fillsNoMailbox("send-verification-email", { email });
  },
  "POST /api/auth/reset-password": async () => {
    for (const token of ["x".repeat(24), mirror.a.owner.userId]) {
      await aimAtA("reset-password", 400, { token, newPassword: "otra-clave-larga" });
    }
  },
  "POST /api/auth/sign-up/email": async () => {
    const aimed = { name: "Otra", email: mirror.a.owner.email, password: "otra-clave-larga" };
    const thief = mirror.product.callerLike();
    const before = await peopleOf(mirror.a.owner);
    expect((await thief.post("/api/auth/sign-up/email", aimed)).status).toBe(200);
    expect([await peopleOf(mirror.a.owner), (await thief.get("/api/me")).status]).toEqual([before, 401]);
    await fillsNoMailbox("sign-up/email", { ...aimed, email: (await mirror.product.person("Persona probada")).email });
  },
  "POST /api/auth/sign-out": async () => {
    const { b, product } = mirror;
    const foreign = await b.owner.post("/api/auth/sign-out", {}, { origin: "https://otro.example" });
    expect([foreign.status, (await b.owner.get("/api/me")).status]).toEqual([403, 200]);
    const phone = product.callerLike();
    await phone.post("/api/auth/sign-in/email", { email: b.owner.email, password: PASSWORD });
    const { cookie } = phone;
    expect((await phone.post("/api/auth/sign-out", { token: await tokenOf(mirror.a.owner.userId) })).status).toBe(200);
    expect((await product.callerLike().get("/api/me", { cookie })).status).toBe(401);
    expect((await mirror.a.owner.get("/api/me")).status).toBe(200);
  },
  "POST /api/auth/sign-in/email": async () => {
    const person = await mirror.product.person("Persona probada");
    const guess = () =>
      mirror.product.callerLike().post("/api/auth/sign-in/email", { email: person.email, password: "no-es-esta" });
    const guesses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) guesses.push((await guess()).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
  },
  "GET /api/webhooks/meta": async () => {
    const ask = (token: string) =>
      mirror.people.nobody.get(
        `/api/webhooks/meta?hub.mode=subscribe&hub.challenge=reto&hub.verify_token=${encodeURIComponent(token)}`,
      );
    for (const token of ["", "otra", `${META_VERIFY} `, META_VERIFY.toUpperCase()]) {
      expect([token, (await ask(token)).status]).toEqual([token, 403]);
    }
    const known = await ask(META_VERIFY);
    expect([known.status, known.body]).toEqual([200, "reto"]);
  },
  "POST /api/mercadopago/webhook": async () => {
    const secret = MERCADO_PAGO.MERCADO_PAGO_WEBHOOK_SECRET;
    const body = JSON.stringify({ type: "payment", data: { id: "12345678901" } });
    const sign = (id: string, ts: number, key: string) =>
      `ts=${ts},v1=${createHmac("sha256", key).update(`id:${id};request-id:r;ts:${ts};`).digest("hex")}`;
    const give = (signature?: string) =>
      mirror.people.nobody.send("POST", "/api/mercadopago/webhook?type=payment&data.id=12345678901", body, {
        "x-request-id": "r",
        ...(signature === undefined ? {} : { "x-signature": signature }),
      });
    const stored = async () => (await mirror.product.owner.query("select from payment_notifications")).rowCount ?? 0;
    const [before, now] = [await stored(), Date.now()];
    expect((await give()).status).toBe(401);
    const others = [
      sign("12345678901", now, "otro"),
      sign("1", now, secret),
      sign("12345678901", now - 7_200_000, secret),
    ];
    for (const signature of ["", "ts=1,v1=", ...others]) {
      expect([signature, (await give(signature)).status]).toEqual([signature, 403]);
    }
    expect(await stored()).toBe(before);
    for (const time of [now, now + 1]) expect((await give(sign("12345678901", time, secret))).status).toBe(200);
    expect(await stored()).toBe(before + 1);
  },
  "POST /api/stripe/webhook": async () => {
    const body = JSON.stringify({
      ...{ id: "evt_strangers", object: "event", type: "checkout.session.completed", livemode: false },
      data: { object: { id: "cs_test_strangers", object: "checkout.session" } },
    });
    const sign = (secret: string, at: number) =>
      `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
    const give = (signature?: string) =>
      mirror.people.nobody.send(
        "POST",
        "/api/stripe/webhook",
        body,
        signature === undefined ? {} : { "stripe-signature": signature },
      );
    const stored = async () => (await mirror.product.owner.query("select from billing_notifications")).rowCount ?? 0;
    const [before, now] = [await stored(), Math.floor(Date.now() / 1000)];
    const good = sign(STRIPE.STRIPE_WEBHOOK_SECRET, now);
    expect((await give()).status).toBe(401);
    for (const signature of ["", "t=1,v1=", sign("otro", now), sign(STRIPE.STRIPE_WEBHOOK_SECRET, now - 600)]) {
      expect([signature, (await give(signature)).status]).toEqual([signature, 403]);
    }
    expect(await stored()).toBe(before);
    for (let time = 0; time < 2; time++) expect((await give(good)).status).toBe(200);
    expect(await stored()).toBe(before + 1);
  },
  "POST /api/webhooks/meta": async () => {
    const body = JSON.stringify({ object: "whatsapp_business_account", entry: [] });
    const sign = (text: string, secret: string) => `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;
    const give = (signature?: string) =>
      mirror.people.nobody.send(
        "POST",
        "/api/webhooks/meta",
        body,
        signature === undefined ? {} : { "x-hub-signature-256": signature },
      );
    const stored = async () => (await mirror.product.owner.query("select from webhook_deliveries")).rowCount;
    const before = await stored();
    expect((await give()).status).toBe(401);
    for (const signature of ["", "sha256=", sign(body, "otro secreto"), sign(`${body} `, META_SECRET)]) {
      expect([signature, (await give(signature)).status]).toEqual([signature, 403]);
    }
    expect(await stored()).toBe(before);
    expect((await give(sign(body, META_SECRET))).status).toBe(200);
    expect(await stored()).toBe((before ?? 0) + 1);
  },
  "POST /api/webhooks/meta/deauthorize": () => triesOfWithdrawal("deauthorize"),
  "POST /api/webhooks/meta/deletion": () => triesOfWithdrawal("deletion"),
  "GET /api/webhooks/meta/deletion/:code": async () => {
    const ask = async (code: string) => (await mirror.people.nobody.get(`/api/webhooks/meta/deletion/${code}`)).status;
    const { body } = await withdraw("deletion", signedRequest({ user_id: "1" }, META_SECRET));
    const code = body.confirmation_code as string;
    const [at, mark] = [code.slice(0, code.indexOf("-")), code.slice(code.indexOf("-") + 1)];
    for (const forged of ["x", at, `${at}-`, `${Number(at) + 1}-${mark}`, `${at}-${"A".repeat(mark.length)}`]) {
      expect([forged, await ask(forged)]).toEqual([forged, 404]);
    }
    expect(await ask(code)).toBe(200);
  },
};

/** A business of A is on none of these pages until it is published, and nothing of B ever. */
const withdraw = (what: string, said?: string) =>
  mirror.people.nobody.send(
    "POST",
    `/api/webhooks/meta/${what}`,
    said === undefined ? "" : new URLSearchParams({ signed_request: said }).toString(),
    { "content-type": "application/x-www-form-urlencoded" },
  );

function signedRequest(said: object, secret: string): string {
  const payload = Buffer.from(JSON.stringify(said)).toString("base64url");
  return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}

async function triesOfWithdrawal(what: string): Promise<void> {
  expect((await withdraw(what)).status).toBe(401);
  const good = signedRequest({ user_id: "12345" }, META_SECRET);
  const [mark, payload] = good.split(".");
  const other = Buffer.from(JSON.stringify({ user_id: "54321" })).toString("base64url");
  for (const said of [".", `.${payload}`, `${mark}.${other}`, signedRequest({ user_id: "12345" }, "otro secreto")]) {
    expect([said, (await withdraw(what, said)).status]).toEqual([said, 403]);
  }
  for (const said of [{}, { user_id: 5 }, { user_id: "x' or true" }]) {
    expect([said, (await withdraw(what, signedRequest(said, META_SECRET))).status]).toEqual([said, 400]);
  }
  expect((await withdraw(what, good)).status).toBe(200);
}

test("every raw route says its guard and has it tried", () => {
  const rawRoutes = mirror.product.product.rawRoutes;
  expect(rawRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(TRIES).sort());
  expect(rawRoutes.filter(({ guard }) => guard.length < 10)).toEqual([]);
});

test.each(Object.entries(TRIES))("%s: the guard holds", async (_route, attempt) => {
  await attempt();
});

/** A code opens nothing without the password before it; `signedIn`: what it says to a person who is in. */
async function triesOfCodes(call: string, code: string, signedIn: number): Promise<void> {
  await aimAtA(`two-factor/${call}`, signedIn, { code });
  const thief = mirror.product.callerLike();
  const forged = { cookie: `better-auth.two_factor=${mirror.a.owner.userId}.${"A".repeat(43)}%3D` };
  expect((await thief.post(`/api/auth/two-factor/${call}`, { code }, forged)).status).toBe(401);
  expect((await mirror.people.nobody.post(`/api/auth/two-factor/${call}`, { code })).status).toBe(401);
}

/** The owner of B names A in every way, and neither A nor its sessions change. */
async function aimAtA(path: string, status: number, wish: object): Promise<void> {
  const { a, b } = mirror;
  const before = await peopleOf(a.owner);
  const { userId, email } = a.owner;
  const aimed = { userId, id: userId, email, token: await tokenOf(userId) };
  expect((await b.owner.post(`/api/auth/${path}`, { ...aimed, ...wish })).status).toBe(status);
  expect(await peopleOf(a.owner)).toEqual(before);
  expect((await a.owner.get("/api/me")).status).toBe(200);
}

/** Six letters an hour exceed the limit. */
async function fillsNoMailbox(path: string, body: object): Promise<void> {
  const answers: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    answers.push((await mirror.product.callerLike().post(`/api/auth/${path}`, body)).status);
  }
  // the person's own sign-up counts at that call
  expect([path, ...answers.slice(0, 4), answers[5]]).toEqual([path, 200, 200, 200, 200, 429]);
}

/** The token of their latest session, as a thief would have it: no answer contains it. */
async function tokenOf(userId: string): Promise<string> {
  const { rows } = await mirror.product.owner.query(
    "select token from sessions where user_id = $1 order by id desc limit 1",
    [userId],
  );
  return rows[0].token;
}

async function peopleOf({ userId }: Caller) {
  const { rows } = await mirror.product.owner.query(
    `select u::text as person, array(select s::text from sessions s where user_id = u.id order by 1) as sessions,
      array(select a::text from accounts a where user_id = u.id order by 1) as accounts from users u where id = $1`,
    [userId],
  );
  return rows;
}
