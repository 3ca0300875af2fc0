import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a person signs up, is known, and signs out", async () => {
  const ana = await product.person("Ana López");
  const me = await ana.get("/api/me");
  expect(me.status).toBe(200);
  expect(me.body.user).toMatchObject({ name: "Ana López", email: ana.email, role: "user" });
  expect(me.body.data).toEqual({ user: me.body.user, memberships: [] });
  expect((await ana.post("/api/auth/sign-out", {})).status).toBe(200);
  expect((await ana.get("/api/me")).status).toBe(401);
});

test("the door answers in the product's own shape, and the key of a session stands in its cookie alone", async () => {
  const ana = await product.person("Ana López");
  const phone = product.callerLike();
  const body = { email: ana.email, password: "una-clave-larga" };
  const answers = [await phone.post("/api/auth/sign-in/email", body)];
  for (const path of ["get-session", "list-sessions"]) answers.push(await phone.get(`/api/auth/${path}`));
  expect(answers[0]?.body).toMatchObject({ success: true, message: "", data: { user: { email: ana.email } } });
  const { rows } = await product.owner.query("select token from sessions where user_id = $1", [ana.userId]);
  expect(rows).toHaveLength(2);
  for (const { body: told } of answers) {
    expect(told.success).toBe(true);
    for (const { token } of rows) expect(JSON.stringify(told)).not.toContain(token);
  }
});

test("a wrong password and an unknown address read alike", async () => {
  const ana = await product.person();
  const wrong = await product.anonymous.post("/api/auth/sign-in/email", { email: ana.email, password: "otra-cosa" });
  const unknown = await product.anonymous.post("/api/auth/sign-in/email", { email: "x@y.mx", password: "otra-cosa" });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ success: false, message: "El correo o la contraseña no son correctos" });
  expect(unknown.body).toEqual(wrong.body);
});

test("bad input at the door names its fields in Spanish", async () => {
  const answer = await product.anonymous.post("/api/auth/sign-up/email", { name: " ", email: "no", password: "corta" });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    { path: "name", message: "Este campo es requerido" },
    { path: "email", message: "El correo no es válido" },
    { path: "password", message: "La contraseña debe tener al menos 8 caracteres" },
  ]);
  expect((await product.anonymous.post("/api/auth/sign-up/email", "{")).status).toBe(400);
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
