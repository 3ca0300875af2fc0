import { request } from "node:http";
import { verifyPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ costlyPasswords: true });
});
afterAll(() => product.close());

test("a person signs up, is known, and signs out", async () => {
  const ana = await product.person("Ana López");
  const me = await ana.get("/api/me");
  expect(me.status).toBe(200);
  expect(me.body.user).toMatchObject({ name: "Ana López", email: ana.email, role: "user" });
  expect(me.body.data).toEqual({ user: me.body.user, memberships: [], partner: null });
  expect((await ana.post("/api/auth/sign-out", {})).status).toBe(200);
  expect((await ana.get("/api/me")).status).toBe(401);
});

test("the sign-in answers in the product's own shape, and the key of a session stands in its cookie alone", async () => {
  const ana = await product.person("Ana López");
  const phone = product.callerLike();
  const body = { email: ana.email, password: "una-clave-larga" };
  const answers = [await phone.post("/api/auth/sign-in/email", body)];
  answers.push(await phone.get("/api/auth/get-session"));
  expect(answers[0]?.body).toMatchObject({ success: true, message: "", data: { user: { email: ana.email } } });
  const { rows } = await product.owner.query("select token from sessions where user_id = $1", [ana.userId]);
  expect(rows).toHaveLength(2);
  for (const { body: told } of answers) {
    expect(told.success).toBe(true);
    for (const { token } of rows) expect(JSON.stringify(told)).not.toContain(token);
  }
});

test("a password is kept as the library keeps it, at a price for whoever tries a stolen one", async () => {
  const ana = await product.person("Ana López");
  const { rows } = await product.owner.query("select password from accounts where user_id = $1", [ana.userId]);
  expect(rows).toEqual([{ password: expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/) }]);
  const { password: hash } = rows[0];
  expect(await verifyPassword({ hash, password: "una-clave-larga" })).toBe(true);
  expect(await verifyPassword({ hash, password: "una-clave-corta" })).toBe(false);
});

test("a wrong password and an unknown address read alike", async () => {
  const ana = await product.person();
  const wrong = await product.anonymous.post("/api/auth/sign-in/email", { email: ana.email, password: "otra-cosa" });
  const unknown = await product.anonymous.post("/api/auth/sign-in/email", { email: "x@y.mx", password: "otra-cosa" });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ success: false, message: "El correo o la contraseña no son correctos" });
  expect(unknown.body).toEqual(wrong.body);
});

test("bad input at the sign-in names its fields in Spanish", async () => {
  const answer = await product.anonymous.post("/api/auth/sign-up/email", { name: " ", email: "no", password: "corta" });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    { path: "name", message: "Escribe tu nombre" },
    { path: "email", message: "El correo no es válido" },
    { path: "password", message: "La contraseña debe tener al menos 8 caracteres" },
  ]);
  expect((await product.anonymous.post("/api/auth/sign-up/email", "{")).status).toBe(400);
});

test("sign-up says the same of a known address, with a cookie that opens nothing and without a second account", async () => {
  const ana = await product.person("Ana López");
  const asked = { name: "Quien Pregunta", password: "otra-clave-larga" };
  const known = product.callerLike();
  const unknown = product.callerLike();
  const answers = [
    await known.post("/api/auth/sign-up/email", { ...asked, email: ana.email.toUpperCase() }),
    await unknown.post("/api/auth/sign-up/email", { ...asked, email: ana.email.replace("p-", "q-") }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const told = answers.map(({ body, headers }) => {
    const { id, email: _, createdAt, updatedAt, ...same } = body.data.user;
    expect([id === ana.userId, ...[id, createdAt, updatedAt].map((text) => typeof text)]).toEqual([
      false,
      ...Array(3).fill("string"),
    ]);
    const cookies = headers.getSetCookie();
    const values = cookies.map((line) => decodeURIComponent(line.split(/[=;]/)[1] ?? ""));
    return {
      same,
      keys: [Object.keys(body), Object.keys(body.data), Object.keys(body.data.user)],
      headers: [[...headers.keys()].join(), headers.get("content-length")],
      cookies: cookies.map((line) => line.replace(/=[^;]+/, "=…")),
      values: values.map((value) => value.replace(/[A-Za-z0-9+/]/g, "x")),
    };
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.cookies).toHaveLength(1);
  expect([(await known.get("/api/me")).status, (await unknown.get("/api/me")).status]).toEqual([401, 200]);
  // not even with the right password: sign-up must not allow password guessing
  await known.post("/api/auth/sign-up/email", { ...asked, email: ana.email, password: "una-clave-larga" });
  expect((await known.get("/api/me")).status).toBe(401);
  expect((await ana.get("/api/me")).body.user.name).toBe("Ana López");
});

test("of many sign-ups of one address at once one is signed in, and all read alike", async () => {
  const body = { name: "Eva Ruiz", email: `p-${crypto.randomUUID()}@prueba.mx`, password: "una-clave-larga" };
  const callers = Array.from({ length: 4 }, () => product.callerLike());
  const answers = await Promise.all(callers.map((caller) => caller.post("/api/auth/sign-up/email", body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const inside = await Promise.all(callers.map(async (caller) => (await caller.get("/api/me")).status));
  expect(inside.sort()).toEqual([200, 401, 401, 401]);
});

test("whatever a request calls this server, the sign-in does not fail of it", async () => {
  const { hostname, port } = new URL(product.url);
  const { email } = await product.person();
  const body = JSON.stringify({ email, password: "una-clave-larga" });
  const signIn = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host, "content-type": "application/json", "content-length": body.length };
      const call = request({ hostname, port, path: "/api/auth/sign-in/email", method: "POST", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.on("error", reject).end(body);
    });
  expect(await signIn("mostrador.mx")).toBe(200);
  for (const host of ["mostrador.mx:99999", "[", "a b", "%", "x y:z@", "::", "x".repeat(4_000)]) {
    const status = await signIn(host);
    expect([host, status < 500]).toEqual([host, true]);
  }
});

test("the role cannot be chosen at sign-up", async () => {
  const body = { name: "Eva Ruiz", email: "eva@prueba.mx", password: "una-clave-larga", role: "admin" };
  await product.anonymous.post("/api/auth/sign-up/email", body);
  const { rows } = await product.owner.query("select role from users where email = 'eva@prueba.mx'");
  expect(rows.every((row: { role: string }) => row.role === "user")).toBe(true);
});

test("signing out everywhere ends the other sessions within five seconds", async () => {
  const ana = await product.person();
  const phone = product.callerLike();
  await phone.post("/api/auth/sign-in/email", { email: ana.email, password: "una-clave-larga" });
  expect((await phone.get("/api/me")).status).toBe(200);
  expect((await ana.post("/api/session/sign-out-everywhere", {})).status).toBe(200);
  await expect.poll(async () => (await phone.get("/api/me")).status, { timeout: 5_000 }).toBe(401);
});

test("a page of another site cannot act with the person's cookie", async () => {
  const ana = await product.person();
  const answer = await ana.post("/api/session/sign-out-everywhere", {}, { origin: "https://otro.example" });
  expect(answer.status).toBe(403);
});
