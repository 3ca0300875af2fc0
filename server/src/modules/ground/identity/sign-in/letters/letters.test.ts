// The letters to people who sign up or forgot their password.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../../../test/start-sandbox-process.ts";

const PUBLIC = "http://mostrador.test";
let sandbox: Sandbox;
let product: TestProduct;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({ settings: { MAILBOX_URL: `${sandbox.url}/mail`, PUBLIC_URL: PUBLIC } });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

async function signUp(name: string) {
  const email = `p-${crypto.randomUUID()}@prueba.mx`;
  const body = { name, email, password: "una-clave-larga" };
  expect((await product.anonymous.post("/api/auth/sign-up/email", body)).status).toBe(200);
  return email;
}

const lettersTo = (email: string, count: number): Promise<{ subject: string; text: string }[]> =>
  eventually(async () => {
    const { messages } = await sandbox.call("GET", `/mail/messages?to=${email}`);
    expect(messages).toHaveLength(count);
    return messages;
  });

test("both letters greet by name, and their links lead to the address of the settings", async () => {
  const email = await signUp("Íñigo O'Brien <3");
  await lettersTo(email, 1);
  await product.anonymous.post("/api/auth/request-password-reset", { email });
  const [verify, reset] = await lettersTo(email, 2);
  expect(verify).toMatchObject({ subject: "Confirma tu correo en Mostrador" });
  expect(reset).toMatchObject({ subject: "Cambia tu contraseña de Mostrador" });
  expect(verify?.text).toMatch(/^Hola, Íñigo O'Brien <3:\n\n/);
  expect(verify?.text).toMatch(/\n\nConfirmar mi correo: http:\/\/mostrador\.test\/auth\/verificar\?token=[^\s]+$/);
  expect(reset?.text).toContain(`${PUBLIC}/auth/restablecer?token=`);
});

test("whoever has the address learns by mail that it has an account, under their own name and not the stranger's", async () => {
  const email = await signUp("Íñigo Ruiz");
  await lettersTo(email, 1);
  const body = { name: "Gana en premio", email, password: "otra-clave-larga" };
  expect((await product.anonymous.post("/api/auth/sign-up/email", body)).status).toBe(200);
  const [, letter] = await lettersTo(email, 2);
  expect(letter).toMatchObject({ subject: "Ya tienes una cuenta en Mostrador" });
  expect(letter?.text).toMatch(/^Hola, Íñigo Ruiz:\n\n/);
  expect(letter?.text).not.toContain("premio");
  for (const path of ["ingresar", "recuperar"]) expect(letter?.text).toContain(` ${PUBLIC}/auth/${path}\n\n`);
});

async function resetLinks(email: string, count: number): Promise<string[]> {
  for (let time = 0; time < count; time += 1) {
    await product.anonymous.post("/api/auth/request-password-reset", { email });
    await lettersTo(email, 2 + time);
  }
  const found = (await lettersTo(email, 1 + count)).map(({ text }) => /restablecer\?token=(\S+)/.exec(text)?.[1]);
  return found.filter((token) => token !== undefined);
}

const useLink = async (token: string, newPassword: string) =>
  (await product.anonymous.post("/api/auth/reset-password", { token, newPassword })).status;

test("a reset link that was used ends the older and the newer ones of that person, and nobody else's", async () => {
  const [email, other] = [await signUp("Ana López"), await signUp("Eva Ruiz")];
  const [older = "", used = "", newer = ""] = await resetLinks(email, 3);
  const [foreign = ""] = await resetLinks(other, 1);
  expect(await useLink(used, "nueva-clave-larga")).toBe(200);
  for (const token of [older, used, newer]) expect(await useLink(token, "clave-de-quien-la-robo")).toBe(400);
  const enter = (password: string) => product.callerLike().post("/api/auth/sign-in/email", { email, password });
  expect((await enter("nueva-clave-larga")).status).toBe(200);
  expect(await useLink(foreign, "nueva-clave-larga")).toBe(200);
});

test("a password that was changed by whoever knew it ends the reset links too", async () => {
  const person = product.callerLike();
  const email = `p-${crypto.randomUUID()}@prueba.mx`;
  await person.post("/api/auth/sign-up/email", { name: "Ana López", email, password: "una-clave-larga" });
  const [link = ""] = await resetLinks(email, 1);
  const wish = { currentPassword: "una-clave-larga", newPassword: "nueva-clave-larga" };
  expect((await person.post("/api/auth/change-password", wish)).status).toBe(200);
  expect(await useLink(link, "clave-de-quien-la-robo")).toBe(400);
});

test.each(["Ganaste: entra a https://premio.test", "premio.test", "Entra a premio。test o a premio.test/1"])(
  "a name that holds a link is not repeated: %s",
  async (name) => {
    const [letter] = await lettersTo(await signUp(name), 1);
    expect(letter?.text).toMatch(/^Hola:\n\n/);
    expect(letter?.text).not.toContain("premio");
  },
);
