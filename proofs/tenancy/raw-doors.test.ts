// The doors that speak somebody else's protocol are outside the registry's access rules: each says its guard in words,
// and here the guard is tried. A door without a try fails the run.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { META_SECRET, META_VERIFY } from "../../server/test/start-sandbox-process.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

const TRIES: Record<string, () => Promise<void>> = {
  "GET /api/auth/*": async () => {
    const { a, b, people } = mirror;
    const [own, other] = [await a.owner.get("/api/auth/get-session"), await b.owner.get("/api/auth/get-session")];
    expect([own.body.data.user.id, other.body.data.user.id]).toEqual([a.owner.userId, b.owner.userId]);
    expect((await people.nobody.get("/api/auth/get-session")).body.data).toBeNull();
    for (const path of ["list-sessions", "list-accounts"]) {
      const told = JSON.stringify((await b.owner.get(`/api/auth/${path}`)).body);
      expect([path, told.includes(b.owner.userId), told.includes(a.owner.userId)]).toEqual([path, true, false]);
      expect([path, (await people.nobody.get(`/api/auth/${path}`)).status]).toEqual([path, 401]);
    }
  },
  "POST /api/auth/*": async () => {
    const { product, a, b } = mirror;
    const token = await tokenOf(a.owner.userId);
    const before = await peopleOf(a.owner);
    const aimed = { userId: a.owner.userId, id: a.owner.userId, token, email: a.owner.email };
    for (const path of ["update-user", "revoke-session", "delete-user", "change-email", "unlink-account"]) {
      for (const body of [
        { token },
        { name: "Otra", role: "admin" },
        { ...aimed, name: "Otra", newEmail: "o@prueba.mx" },
      ]) {
        await b.owner.post(`/api/auth/${path}`, body);
      }
    }
    expect(await peopleOf(a.owner)).toEqual(before);
    expect((await a.owner.get("/api/me")).status).toBe(200);
    const own = { role: "user", email: b.owner.email };
    expect((await b.owner.get("/api/me")).body.user).toMatchObject(own);
    // The same doors do open for what is one's own.
    expect((await b.owner.post("/api/auth/update-user", { name: "Otra" })).status).toBe(200);
    const phone = product.callerLike();
    await phone.post("/api/auth/sign-in/email", { email: b.owner.email, password: "una-clave-larga" });
    const second = await tokenOf(b.owner.userId);
    await b.owner.post("/api/auth/revoke-session", { token: second });
    expect((await b.owner.get("/api/me")).body.user).toMatchObject({ ...own, name: "Otra" });
    expect((await phone.get("/api/me")).status).toBe(401);
    const foreign = await b.owner.post("/api/auth/sign-out", {}, { origin: "https://otro.example" });
    expect([foreign.status, (await b.owner.get("/api/me")).status]).toEqual([403, 200]);
    const person = await product.person("Persona probada");
    const guess = () =>
      product.callerLike().post("/api/auth/sign-in/email", { email: person.email, password: "no-es-esta" });
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
};

test("every raw door says its guard and has it tried", () => {
  const doors = mirror.product.product.doors;
  expect(doors.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(TRIES).sort());
  expect(doors.filter(({ guard }) => guard.length < 10)).toEqual([]);
});

test.each(Object.entries(TRIES))("%s: the guard holds", async (_door, attempt) => {
  await attempt();
});

/** The key of their latest session, as whoever has stolen it would hold it: no answer tells it. */
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
