// Signing in with Google and Facebook: who gets in, whose account it is, and what is refused.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../../test/caller.ts";
import { codeOfPhone } from "../../../../../../test/code-of-phone.ts";
import { startProduct, type TestProduct } from "../../../../../../test/start-product.ts";
import { type Sandbox, startSandboxProcess } from "../../../../../../test/start-sandbox-process.ts";

const password = "una-clave-larga";
/** The address of the installation, to which providers return; the product of the test listens at another. */
const OWN = { "x-forwarded-host": "localhost:3000" };

let sandbox: Sandbox;
let product: TestProduct;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({
    role: "web",
    settings: {
      TRUSTED_PROXIES: "1",
      MAILBOX_URL: `${sandbox.url}/mail`,
      SIGN_IN_GOOGLE_ID: "sandbox-google-client",
      SIGN_IN_GOOGLE_SECRET: "sandbox-google-secret",
      SIGN_IN_GOOGLE_AUTH_URL: `${sandbox.url}/google/o/oauth2/v2/auth`,
      SIGN_IN_GOOGLE_TOKEN_URL: `${sandbox.url}/google/token`,
      SIGN_IN_GOOGLE_USER_URL: `${sandbox.url}/google/v1/userinfo`,
      SIGN_IN_FACEBOOK_ID: "100000000000005",
      SIGN_IN_FACEBOOK_SECRET: "sandbox-facebook-secret",
      SIGN_IN_FACEBOOK_AUTH_URL: `${sandbox.url}/v23.0/dialog/oauth`,
      SIGN_IN_FACEBOOK_TOKEN_URL: `${sandbox.url}/v23.0/oauth/access_token`,
      SIGN_IN_FACEBOOK_USER_URL: `${sandbox.url}/v23.0/me`,
    },
  });
});
afterAll(async () => {
  await product?.close();
  await sandbox?.close();
});

type Form = Record<string, string>;
const newEmail = () => `ana.${crypto.randomUUID().slice(0, 8)}@gmail.test`;

/** The address to which the provider sends the browser back. */
async function atProvider(browser: Caller, provider: "google" | "facebook", form: Form, p?: string): Promise<URL> {
  const begun = await browser.post("/api/auth/sign-in/social", { provider, ...(p && { p }) }, OWN);
  expect([begun.status, begun.body.message]).toEqual([200, ""]);
  const asked = new URL(begun.body.data.url);
  expect((await fetch(asked)).status).toBe(200);
  const target = new URL(provider === "google" ? "/google/o/consent" : "/meta/person", asked);
  const body = new URLSearchParams({ ...Object.fromEntries(asked.searchParams), decision: "allow", ...form });
  const answer = await fetch(target, { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") as string);
}

/** The status, and where the browser goes on. */
async function back(browser: Caller, { pathname, search }: URL) {
  const headers = { ...OWN, cookie: browser.cookie };
  const answer = await fetch(browser.url + pathname + search, { headers, redirect: "manual" });
  browser.keepCookies(answer.headers);
  return [answer.status, answer.headers.get("location")];
}

async function enter(browser: Caller, provider: "google" | "facebook", form: Form, p?: string) {
  return back(browser, await atProvider(browser, provider, form, p));
}

const nameIn = async (browser: Caller) => (await browser.get("/api/me")).body.user?.email;

test("a new person signs in with Google, again, and from another browser: one account, and no key of Google is kept", async () => {
  const email = newEmail();
  const [browser, phone] = [product.callerLike(), product.callerLike()];
  expect(await enter(browser, "google", { email })).toEqual([303, "/auth/ingresar?p=%2Fonboarding"]);
  expect(await enter(browser, "google", { email })).toEqual([303, "/auth/ingresar"]);
  expect(await enter(phone, "google", { email }, "/servicios?a=(1)*")).toEqual([
    303,
    "/auth/ingresar?p=%2Fservicios%3Fa%3D%281%29%2a",
  ]);
  expect([await nameIn(browser), await nameIn(phone)]).toEqual([email, email]);
  const { rows } = await product.owner.query(
    `select u.email_verified, u.name, a.provider_id, access_token, refresh_token, id_token
      from users u join accounts a on a.user_id = u.id where email = $1`,
    [email],
  );
  const keys = { access_token: null, refresh_token: null, id_token: null };
  const [first = ""] = email.slice(4).split("@");
  const name = `Ana ${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  expect(rows).toEqual([{ email_verified: true, name, provider_id: "google", ...keys }]);
});

test("a confirmed address at both sides opens the account that is there; one that is not confirmed opens none", async () => {
  const ana = await product.person("Ana López");
  const refused = [303, "/auth/ingresar?error=account_not_linked"];
  const stranger = product.callerLike();
  expect(await enter(stranger, "google", { email: ana.email, unconfirmed: "yes" })).toEqual(refused);
  expect(await enter(stranger, "facebook", { name: "Ana Extraña", email: ana.email })).toEqual(refused);
  expect(await nameIn(stranger)).toBeUndefined();
  expect(await enter(stranger, "google", { email: ana.email })).toEqual([303, "/auth/ingresar"]);
  expect((await stranger.get("/api/me")).body.user).toMatchObject({ email: ana.email, name: "Ana López" });
  // an account that another person may have made with this address, before its owner came
  const early = product.callerLike();
  const email = newEmail();
  await early.post("/api/auth/sign-up/email", { name: "Quien Sea", email, password });
  expect(await enter(product.callerLike(), "google", { email })).toEqual(refused);
});

test("with Facebook a new person confirms the address by letter, and a new password ends that way in", async () => {
  const email = newEmail();
  const browser = product.callerLike();
  expect(await enter(browser, "facebook", { name: "Marta Ríos", email }, "/agenda")).toEqual([
    303,
    "/auth/ingresar?p=%2Fagenda",
  ]);
  const { user } = (await browser.get("/api/me")).body;
  expect(user).toMatchObject({ name: "Marta Ríos", email, emailVerified: false });
  const letters = (await (await fetch(`${sandbox.url}/mail/messages?to=${email}`)).text()).match(/token=[\w.-]+/g);
  expect(letters?.length).toBeGreaterThan(0);
  await browser.post("/api/auth/request-password-reset", { email });
  let token: string | undefined;
  await expect
    .poll(async () => {
      const told = await (await fetch(`${sandbox.url}/mail/messages?to=${email}`)).text();
      token = /restablecer\?token=([\w.-]+)/.exec(told)?.[1];
      return token;
    })
    .toBeTruthy();
  expect((await browser.post("/api/auth/reset-password", { newPassword: password, token })).status).toBe(200);
  expect(await enter(product.callerLike(), "facebook", { name: "Marta Ríos", email })).toEqual([
    303,
    "/auth/ingresar?error=account_not_linked",
  ]);
  const phone = product.callerLike();
  expect((await phone.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
});

test("a second factor is asked for after a provider, too", async () => {
  const ana = await product.person("Ana López");
  const enabled = await ana.post("/api/auth/two-factor/enable", { password });
  const uri = enabled.body.data.totpURI as string;
  await ana.post("/api/auth/two-factor/verify-totp", { code: codeOfPhone(uri) });
  const browser = product.callerLike();
  expect(await enter(browser, "google", { email: ana.email }, "/agenda")).toEqual([
    303,
    "/auth/ingresar?p=%2Fagenda&codigo=1",
  ]);
  expect(await nameIn(browser)).toBeUndefined();
  const { rows } = await product.owner.query("select count(*)::int as open from sessions where user_id = $1", [
    ana.userId,
  ]);
  expect(rows).toEqual([{ open: 1 }]);
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code: "000000" })).status).toBe(400);
  expect((await browser.post("/api/auth/two-factor/verify-totp", { code: codeOfPhone(uri, 1) })).status).toBe(200);
  expect(await nameIn(browser)).toBe(ana.email);
});

test("who says no, has no address, comes from another browser or comes twice is told so on the sign-in page", async () => {
  const email = newEmail();
  const browser = product.callerLike();
  expect(await enter(browser, "google", { email, decision: "deny" })).toEqual([
    303,
    "/auth/ingresar?error=access_denied",
  ]);
  expect(await enter(browser, "facebook", { name: "Sin Correo", email: "" }, "/agenda")).toEqual([
    303,
    "/auth/ingresar?p=%2Fagenda&error=email_not_found",
  ]);
  const returned = await atProvider(browser, "google", { email });
  expect(await back(product.callerLike(), returned)).toEqual([303, "/auth/ingresar?error=state_mismatch"]);
  const again = await atProvider(browser, "google", { email });
  expect(await back(browser, again)).toEqual([303, "/auth/ingresar?p=%2Fonboarding"]);
  expect(await back(browser, again)).toEqual([303, "/auth/ingresar?error=state_mismatch"]);
  const failing = { fail: { on: "token", status: 500, times: 1 } };
  await fetch(`${sandbox.url}/__sandbox/google/failures`, {
    method: "PUT",
    body: JSON.stringify(failing),
    headers: { "content-type": "application/json" },
  });
  expect(await enter(product.callerLike(), "google", { email })).toEqual([303, "/auth/ingresar?error=invalid_code"]);
});

test("only what is set up is offered, on the installation's own name alone, and nobody is sent elsewhere", async () => {
  const ask = async (headers?: Record<string, string>) =>
    (await product.anonymous.get("/api/auth/providers", headers)).body.data;
  expect([await ask(OWN), await ask(), await ask({ "x-forwarded-host": "citas.nopal.mx" })]).toEqual([
    ["google", "facebook"],
    [],
    [],
  ]);
  const elsewhere = await product.anonymous.post("/api/auth/sign-in/social", { provider: "google" });
  expect([elsewhere.status, elsewhere.body.message]).toEqual([
    404,
    "Esta forma de entrar no está disponible. Usa tu correo y tu contraseña.",
  ]);
  const unknown = await product.anonymous.post("/api/auth/sign-in/social", { provider: "apple" }, OWN);
  expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([400, "provider"]);
  for (const p of ["//evil.example", "https://evil.example", "/\\evil.example"])
    expect(await enter(product.callerLike(), "google", { email: newEmail() }, p)).toEqual([303, "/auth/ingresar"]);
  expect((await product.anonymous.get("/api/auth/callback/apple?state=x&code=y", OWN)).status).toBe(404);
});
