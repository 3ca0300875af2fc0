// Letters under a brand: their look, where their links lead, and that nothing in them becomes markup.

import { contrast } from "@mostrador/domain/kit/color/color.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SALON } from "../../../../test/shops/agency.ts";
import { makeBrand } from "../../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../test/start-sandbox-process.ts";
import { newId } from "../../../kernel/id.ts";

const PUBLIC = "http://mostrador.test";

let sandbox: Sandbox;
let product: TestProduct;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({
    // with a proxy in front a test can say at which name it asks
    settings: { MAILBOX_URL: `${sandbox.url}/mail`, PUBLIC_URL: PUBLIC, TRUSTED_PROXIES: "1" },
  });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

type Letter = { from: string; subject: string; text: string; html?: string };

/** The last letter to this person with these words in its subject. */
const letterTo = (email: string, subject: string): Promise<Letter> =>
  eventually(async () => {
    const { messages } = await sandbox.call("GET", `/mail/messages?to=${email}`);
    const found = messages.findLast((one: Letter) => one.subject.includes(subject));
    expect(found).toBeDefined();
    return found;
  });

const at = (host: string) => ({ "x-forwarded-host": host });

async function signUp(host: string, name = "Ana López") {
  const caller = product.callerLike();
  const email = `p-${newId()}@prueba.mx`;
  const body = { name, email, password: "una-clave-larga" };
  expect((await caller.post("/api/auth/sign-up/email", body, at(host))).status).toBe(200);
  return email;
}

const askReset = (email: string, host: string) =>
  product.anonymous.post("/api/auth/request-password-reset", { email }, at(host));

test("a letter asked for at a partner's name has its brand, and its links lead to that name", async () => {
  await makeBrand(product, "portal.nopal.mx");
  const letter = await letterTo(await signUp("Portal.Nopal.mx:8443"), "Confirma");
  expect(letter).toMatchObject({ subject: "Confirma tu correo en Nopal & Cía" });
  expect(letter.from).toMatch(/^"Nopal & Cía" <[^<>]+>$/);
  const link = /https:\/\/portal\.nopal\.mx\/auth\/verificar\?token=[^\s"<]+/;
  expect(letter.text).toMatch(link);
  expect(letter.html).toMatch(link);
  expect(letter.html).toContain("Nopal &#38; Cía");
  expect(letter.html).toContain('<a href="https://nopal.mx"');
  expect(`${letter.subject}${letter.text}${letter.html}`).not.toContain("Mostrador");
  // yellow was chosen: each text reads on its ground
  const [, ground = "", text = ""] = /background:(#\w{6});color:(#\w{6});font-weight:700/.exec(letter.html ?? "") ?? [];
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  for (const [, ink = ""] of (letter.html ?? "").matchAll(/"color:(#\w{6})/g))
    expect(contrast(ink, "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("at our own names a letter is ours", async () => {
  for (const host of ["mostrador.test", "www.mostrador.test"]) {
    const letter = await letterTo(await signUp(host), "Confirma");
    expect(letter.subject).toBe("Confirma tu correo en Mostrador");
    expect(letter.text).toContain(`${PUBLIC}/auth/verificar?token=`);
    expect([letter.html, letter.from]).toEqual([undefined, expect.stringMatching(/^Mostrador </)]);
  }
});

test("a link to another password has the brand, and leads to its name where the account opens nothing else", async () => {
  const { person } = await makeBrand(product, "claves.nopal.mx");
  const stranger = await signUp("claves.nopal.mx");
  await askReset(stranger, "claves.nopal.mx");
  const theirs = await letterTo(stranger, "contraseña");
  expect([theirs.subject, theirs.html]).toEqual([
    "Cambia tu contraseña de Nopal & Cía",
    expect.stringContaining(">Elegir otra contraseña</a>"),
  ]);
  expect(theirs.text).toContain(`${PUBLIC}/auth/restablecer?token=`);
  expect(`${theirs.text}${theirs.html}`).not.toContain("claves.nopal.mx");
  await askReset(person.email, "claves.nopal.mx");
  const own = await letterTo(person.email, "contraseña");
  expect(own.subject).toBe("Cambia tu contraseña de Nopal & Cía");
  expect(own.text).toContain("https://claves.nopal.mx/auth/restablecer?token=");
});

test("at our own name the letters to people of a partner have its brand, unless they have a business outside it", async () => {
  const { person, business } = await makeBrand(product, "casa.nopal.mx");
  const employee = await product.person("Ema");
  const invitation = { businessId: business._id, access: "full", permissions: [] };
  const { code } = (await person.post("/api/invitation", { invitation })).body.data;
  await employee.put(`/api/user/${employee.userId}`, { businessId: business._id, code, permissions: [] });
  for (const { email } of [person, employee]) {
    await askReset(email, "mostrador.test");
    const letter = await letterTo(email, "contraseña");
    expect(letter.subject).toBe("Cambia tu contraseña de Nopal & Cía");
    expect(letter.text).toContain("https://casa.nopal.mx/auth/restablecer?token=");
  }
  await employee.post("/api/business", { business: { ...SALON, name: "Otro salón" } });
  await askReset(employee.email, "mostrador.test");
  const ours = await letterTo(employee.email, "contraseña de Mostrador");
  expect(ours.text).toContain(`${PUBLIC}/auth/restablecer?token=`);
  await askReset(employee.email, "casa.nopal.mx");
  const keyed = async () => (await letterTo(employee.email, "contraseña de Nopal")).text;
  await expect.poll(keyed).toContain(`${PUBLIC}/auth/restablecer?token=`);
});

test("no word of a brand or of a reader becomes markup, a rule or a link", async () => {
  await makeBrand(product, "raro.nopal.mx", {
    companyName: '"><script>alert(1)</script>\\" <x@y.mx>',
    description: "</td><img src=x onerror=alert(1)><style>*{color:red}</style>",
    websiteUrl: "https://nopal.mx/?a=1&b=2",
  });
  const letter = await letterTo(await signUp("raro.nopal.mx", "<b onclick=x>Ana</b>"), "Confirma");
  expect(letter.html).not.toMatch(/<(script|style|b|img|x)\b/);
  expect(letter.html).toContain("&#60;script&#62;");
  expect(letter.html).toContain('href="https://nopal.mx/?a=1&#38;b=2"');
  for (const [, address] of (letter.html ?? "").matchAll(/(?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^https:\/\/(raro\.)?nopal\.mx\//);
  expect(letter.from).toMatch(/ <hola@[^<>]+>$/);
});
