// What people who sign up or forgot their password find in their mail.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../../test/start-sandbox-process.ts";

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
  expect(verify?.text).toMatch(/\n\nhttp:\/\/mostrador\.test\/auth\/verificar\?token=[^\s]+$/);
  expect(reset?.text).toContain(`${PUBLIC}/auth/restablecer?token=`);
});

test.each(["Ganaste: entra a https://premio.test", "premio.test", "Entra a premio。test o a premio.test/1"])(
  "a name that holds a link is not repeated: %s",
  async (name) => {
    const [letter] = await lettersTo(await signUp(name), 1);
    expect(letter?.text).toMatch(/^Hola:\n\n/);
    expect(letter?.text).not.toContain("premio");
  },
);
