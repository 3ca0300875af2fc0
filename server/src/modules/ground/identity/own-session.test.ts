// A person's sessions are listed, and ended one by one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { shownNetwork } from "./own-session.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a person sees their own sessions, this one first, and ends another; somebody else's are not there", async () => {
  const person = await product.person("Ana");
  const stranger = await product.person("Otra");
  const agent = "Mozilla/5.0 (Linux; Android 15) Chrome/143.0 Mobile Safari/537.36";
  const { rows } = await product.owner.query(
    `insert into sessions (id, user_id, token, expires_at, user_agent, ip_address) values
      (uuidv7(), $1, 'otra', now() + interval '1 day', $2, '189.203.14.7'),
      (uuidv7(), $1, 'vieja', now() - interval '1 day', $2, null)
      returning id, token`,
    [person.userId, agent],
  );
  const phone = rows.find(({ token }) => token === "otra").id;
  const { body } = await person.get("/api/session");
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({ isThis: true });
  expect(body.data[1]).toMatchObject({ _id: phone, device: "Chrome en Android", network: "189.203.…", isThis: false });
  expect((await stranger.delete(`/api/session/${phone}`)).status).toBe(404);
  expect((await stranger.get("/api/session")).body.data).toHaveLength(1);
  const ended = await person.delete(`/api/session/${phone}`);
  expect([ended.status, ended.body.message]).toEqual([200, "Cerraste la sesión en ese dispositivo"]);
  expect((await person.delete(`/api/session/${phone}`)).status).toBe(404);
  expect((await person.get("/api/session")).body.data).toHaveLength(1);
  expect((await person.delete(`/api/session/${body.data[0]._id}`)).status).toBe(200);
  expect((await person.get("/api/session")).status).toBe(401);
});

test("all the others end at once, and this one stays", async () => {
  const person = await product.person("Ana");
  const [phone, tablet] = [product.callerLike(), product.callerLike()];
  const signIn = { email: person.email, password: "una-clave-larga" };
  for (const other of [phone, tablet]) await other.post("/api/auth/sign-in/email", signIn);
  const ended = await person.post("/api/session/end-others", {});
  expect([ended.status, ended.body.message]).toEqual([200, "Cerraste la sesión en otros 2 dispositivos"]);
  for (const other of [phone, tablet])
    await expect.poll(async () => (await other.get("/api/me")).status, { timeout: 5_000 }).toBe(401);
  expect((await person.get("/api/session")).body.data).toHaveLength(1);
  expect((await person.post("/api/session/end-others", {})).body.message).toBe("No había otra sesión abierta");
});

test("a use is noted when the last one is some minutes ago", async () => {
  const person = await product.person("Ana");
  const seen = async () => {
    const { rows } = await product.owner.query("select seen_at from sessions where user_id = $1", [person.userId]);
    return rows[0].seen_at.getTime() as number;
  };
  await product.owner.query("update sessions set seen_at = now() - interval '2 minutes' where user_id = $1", [
    person.userId,
  ]);
  const before = await seen();
  await person.post("/api/auth/update-user", { name: "Ana Ruiz" });
  await person.get("/api/me");
  expect(await seen()).toBe(before);
  await product.owner.query("update sessions set seen_at = now() - interval '1 day' where user_id = $1", [
    person.userId,
  ]);
  await person.post("/api/auth/update-user", { name: "Ana Sol" });
  await person.get("/api/me");
  await expect.poll(async () => Date.now() - (await seen()) < 60_000).toBe(true);
});

test("an address is shown by its beginning", () => {
  expect(["189.203.14.7", "::ffff:10.0.0.4", "2806:2f0:91c1:7::3", "::1", ""].map(shownNetwork)).toEqual([
    "189.203.…",
    "10.0.…",
    "2806:2f0:…",
    "::1",
    "",
  ]);
});
