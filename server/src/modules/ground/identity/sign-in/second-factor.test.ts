// The second factor: turned on with a code of the phone, asked for at each sign-in, and turned off with the password.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { codeOfPhone } from "../../../../../test/code-of-phone.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

const password = "una-clave-larga";
const WRONG = "El código no es correcto o ya se usó. Escribe el que ves ahora.";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const factor = (person: Caller, call: string, body: object) => person.post(`/api/auth/two-factor/${call}`, body);
const isIn = async (person: Caller) => (await person.get("/api/me")).status === 200;

async function withFactor() {
  const person = await product.person("Ana López");
  const { totpURI: uri, backupCodes: codes } = (await factor(person, "enable", { password })).body.data;
  expect((await factor(person, "verify-totp", { code: codeOfPhone(uri) })).status).toBe(200);
  return { person, uri: uri as string, codes: codes as string[] };
}

/** A browser of which the password was taken and the code is awaited. */
async function afterPassword({ email }: Caller, browser = product.callerLike()) {
  const { status, body } = await browser.post("/api/auth/sign-in/email", { email, password });
  expect([status, body.data.twoFactorRedirect]).toEqual([200, true]);
  return browser;
}

test("it is on after the first code, and not before; the person stays in", async () => {
  const person = await product.person("Ana López");
  const wrong = await factor(person, "enable", { password: "no-es-esta-clave" });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [{ path: "password", message: "La contraseña no es correcta" }],
  ]);
  const { totpURI: uri, backupCodes } = (await factor(person, "enable", { password })).body.data;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Mostrador/);
  expect(backupCodes).toHaveLength(10);
  expect(new Set(backupCodes.filter((code: string) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).size).toBe(10);
  expect((await person.get("/api/me")).body.user.secondFactor).toBe(false);
  const refused = await factor(person, "verify-totp", { code: "000000" });
  expect([refused.status, refused.body.errors]).toEqual([400, [{ path: "code", message: WRONG }]]);
  const before = person.cookie;
  expect((await factor(person, "verify-totp", { code: codeOfPhone(uri) })).status).toBe(200);
  expect(person.cookie).not.toBe(before);
  expect((await person.get("/api/me")).body.user.secondFactor).toBe(true);
  const again = await factor(person, "enable", { password });
  expect([again.status, again.body.message]).toEqual([400, "La verificación en dos pasos ya está activa"]);
  const { rows } = await product.owner.query("select secret, backup_codes from second_factors where user_id = $1", [
    person.userId,
  ]);
  const secret = new URL(uri).searchParams.get("secret");
  for (const kept of [rows[0].secret, rows[0].backup_codes])
    for (const bare of [secret, ...backupCodes]) expect(kept).not.toContain(bare);
});

test("the password alone opens nothing; a code of the phone does, once, also written in two groups", async () => {
  const { person, uri } = await withFactor();
  const browser = product.callerLike();
  const { headers } = await browser.post("/api/auth/sign-in/email", { email: person.email, password });
  const opened = headers.getSetCookie().filter((line) => /session_token=[^;]/.test(line));
  expect([opened, await isIn(browser)]).toEqual([[], false]);
  const wrong = await factor(browser, "verify-totp", { code: "000000" });
  expect([wrong.status, wrong.body.message, await isIn(browser)]).toEqual([400, WRONG, false]);
  const code = codeOfPhone(uri);
  expect((await factor(browser, "verify-totp", { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
  expect(await isIn(browser)).toBe(true);
  // The same code, seen over a shoulder, with a password that was seen as well.
  const thief = await afterPassword(person);
  const second = await factor(thief, "verify-totp", { code });
  expect([second.status, second.body.message, await isIn(thief)]).toEqual([400, WRONG, false]);
  expect((await factor(thief, "verify-totp", { code: codeOfPhone(uri, 1) })).status).toBe(200);
});

test("a recovery code opens once, in capitals and without its dash too, and others replace them", async () => {
  const { person, codes } = await withFactor();
  const [first = "", second = ""] = codes;
  const browser = await afterPassword(person);
  expect((await factor(browser, "verify-backup-code", { code: first.toUpperCase().replace("-", " ") })).status).toBe(
    200,
  );
  expect(await isIn(browser)).toBe(true);
  const another = await afterPassword(person);
  const used = await factor(another, "verify-backup-code", { code: first });
  expect([used.status, used.body.errors[0].path, await isIn(another)]).toEqual([400, "code", false]);
  const others = await factor(person, "generate-backup-codes", { password });
  expect(others.body.data.backupCodes).toHaveLength(10);
  expect((await factor(another, "verify-backup-code", { code: second })).status).toBe(400);
  expect((await factor(another, "verify-backup-code", { code: others.body.data.backupCodes[0] })).status).toBe(200);
  // A person who is in does not use one up by mistake.
  expect((await factor(person, "verify-backup-code", { code: others.body.data.backupCodes[1] })).status).toBe(401);
});

test("a trusted device is not asked again, until the factor or the password changes", async () => {
  const { person, uri } = await withFactor();
  const signIn = (browser: Caller, clave = password) =>
    browser.post("/api/auth/sign-in/email", { email: person.email, password: clave });
  const phone = await afterPassword(person);
  await factor(phone, "verify-totp", { code: codeOfPhone(uri), trustDevice: true });
  await phone.post("/api/auth/sign-out", {});
  expect([(await signIn(phone)).body.data.twoFactorRedirect, await isIn(phone)]).toEqual([undefined, true]);
  const thief = product.callerLike();
  const planted = { cookie: phone.cookie.replace(/trust_device=[^;]{9}/, "trust_device=abcdefghi") };
  expect((await thief.post("/api/auth/sign-in/email", { email: person.email, password }, planted)).body.data).toEqual({
    twoFactorRedirect: true,
    twoFactorMethods: ["totp"],
  });
  await phone.post("/api/auth/sign-out", {});
  const changed = { currentPassword: password, newPassword: "otra-clave-larga" };
  expect((await person.post("/api/auth/change-password", changed)).status).toBe(200);
  expect((await signIn(phone, "otra-clave-larga")).body.data.twoFactorRedirect).toBe(true);
});

test("turned off with the password, the password is enough again; on again, no device is trusted from before", async () => {
  const { person, uri } = await withFactor();
  const phone = await afterPassword(person);
  await factor(phone, "verify-totp", { code: codeOfPhone(uri), trustDevice: true });
  expect((await factor(person, "disable", { password: "no-es-esta-clave" })).status).toBe(400);
  expect((await factor(person, "disable", { password })).status).toBe(200);
  expect((await person.get("/api/me")).body.user.secondFactor).toBe(false);
  const browser = product.callerLike();
  await browser.post("/api/auth/sign-in/email", { email: person.email, password });
  expect(await isIn(browser)).toBe(true);
  const { totpURI } = (await factor(person, "enable", { password })).body.data;
  await factor(person, "verify-totp", { code: codeOfPhone(totpURI) });
  await phone.post("/api/auth/sign-out", {});
  await afterPassword(person, phone);
});

test("codes are not tried without end, over however many sign-ins, and all at once neither", async () => {
  const { person, uri } = await withFactor();
  const browsers = await Promise.all(Array.from({ length: 6 }, () => afterPassword(person)));
  const guesses = browsers.flatMap((browser, at) =>
    [0, 1, 2].map((time) => factor(browser, "verify-totp", { code: String(at * 10 + time).padStart(6, "0") })),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  const late = await factor(browsers[0] as Caller, "verify-totp", { code: codeOfPhone(uri) });
  expect([late.status, late.body.message]).toEqual([
    429,
    "Demasiados intentos. Espera unos minutos e intenta de nuevo.",
  ]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("without a password before it, a code opens nothing and says what to do", async () => {
  for (const [call, code] of [
    ["verify-totp", "123456"],
    ["verify-backup-code", "abcde-23456"],
  ] as const) {
    const { status, body } = await factor(product.callerLike(), call, { code });
    expect([status, body.message]).toEqual([401, "Pasó demasiado tiempo. Escribe otra vez tu correo y tu contraseña."]);
    const bad = await factor(await product.person(), call, { code: "x" });
    expect([bad.status, bad.body.errors[0].path]).toEqual([400, "code"]);
  }
});
