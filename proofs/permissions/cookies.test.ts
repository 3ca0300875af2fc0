// The session's cookie (G29): its attributes, and that it cannot be planted, forged, replayed or used from elsewhere.
// The sign-in does not reveal which addresses have an account (D-2.1).
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Caller, type Reply } from "../../server/test/caller.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";

const PASSWORD = "una-clave-larga";
const IN = "/api/auth/sign-in/email";

let product: TestProduct;
let secure: TestProduct;
beforeAll(async () => {
  [product, secure] = await Promise.all([
    startProduct({ role: "web" }),
    startProduct({ role: "web", settings: { PUBLIC_URL: "https://mostrador.example" } }),
  ]);
});
afterAll(async () => {
  await product?.close();
  await secure?.close();
});

test("behind https the cookie goes over https alone, hidden from scripts, to this host only", async () => {
  const person = await secure.person();
  const answer = await secure.callerLike().post(IN, { email: person.email, password: PASSWORD });
  const [line = "", ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  const [pair = "", ...flags] = line.split("; ");
  expect(pair.split("=")[0]).toBe("__Host-mostrador.session_token");
  const said = flags.map((flag) => flag.toLowerCase());
  expect(said).toEqual(expect.arrayContaining(["httponly", "secure", "samesite=lax", "path=/"]));
  expect(said.filter((flag) => flag.startsWith("domain"))).toEqual([]);
});

test("behind https a cookie without the mark of https counts for nothing", async () => {
  const person = await secure.person();
  expect((await person.get("/api/me")).status).toBe(200);
  const planted = person.cookie.replace("__Host-mostrador", "better-auth");
  expect((await as(secure, planted)).status).toBe(401);
  // together with the person's own cookie it does not win either, in any position
  const other = await secure.person("Otra Persona");
  for (const both of [`${planted}; ${other.cookie}`, `${other.cookie}; ${planted}`]) {
    expect((await as(secure, both)).body.user._id).toBe(other.userId);
  }
});

test("each sign-in gives a new cookie, and one that was brought along gains nothing", async () => {
  const attacker = await product.person("Quien Ataca");
  const victim = await product.person("Quien Entra");
  const browser = product.callerLike();
  // the attacker's own session was planted in the browser before its owner signs in
  const planted = { cookie: attacker.cookie };
  const first = await browser.post(IN, { email: victim.email, password: PASSWORD }, planted);
  expect(first.status).toBe(200);
  expect(browser.cookie).not.toBe(attacker.cookie);
  expect((await browser.get("/api/me")).body.user._id).toBe(victim.userId);
  expect((await attacker.get("/api/me")).body.user._id).toBe(attacker.userId);
  const before = browser.cookie;
  await browser.post(IN, { email: victim.email, password: PASSWORD });
  expect(browser.cookie).not.toBe(before);
});

test("a cookie that was signed out, has expired or was not signed here is refused, and one that is whole is not", async () => {
  const person = await product.person();
  const cookie = person.cookie;
  expect((await as(product, cookie)).status).toBe(200);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  const [token = "", signature = ""] = decodeURIComponent(value).split(".");
  const other = await product.person();
  const [, foreign = ""] = decodeURIComponent(other.cookie.split("=").slice(1).join("=")).split(".");
  const forged = [token, `${token}.`, `${token}.${foreign}`, `.${signature}`, `x${token}.${signature}`, "%", "a.b.c"];
  for (const each of forged) expect([each, (await as(product, `${name}=${each}`)).status]).toEqual([each, 401]);
  expect((await as(product, cookie)).status).toBe(200);
  await person.post("/api/auth/sign-out", {});
  expect((await as(product, cookie)).status).toBe(401);

  const late = await product.person();
  expect((await late.get("/api/me")).status).toBe(200);
  await product.owner.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [
    late.userId,
  ]);
  await expect.poll(async () => (await late.get("/api/me")).status, { timeout: 5_000 }).toBe(401);
});

test("a page of another site gets nothing out of the cookie: no call that changes, no answer to read, no socket", async () => {
  const person = await product.person();
  const { host } = new URL(product.url);
  const foreign = ["https://otro.example", `https://${host}.otro.example`, `http://otro.${host}`, "null", "://"];
  const name = async () => (await person.get("/api/me")).body.user.name;
  for (const origin of foreign) {
    const calls: [string, Reply][] = [
      ["a change of the person", await person.post("/api/auth/update-user", { name: "Robada" }, { origin })],
      ["the end of the sessions", await person.post("/api/session/sign-out-everywhere", {}, { origin })],
      ["a sign-out", await person.post("/api/auth/sign-out", {}, { origin })],
    ];
    for (const [what, { status }] of calls) expect([origin, what, status]).toEqual([origin, what, 403]);
    const read = await person.get("/api/me", { origin });
    expect([...read.headers.keys()].filter((header) => header.startsWith("access-control"))).toEqual([]);
    expect(await opensSocket(person, { origin })).toBe(false);
  }
  expect(await name()).toBe("Ana López");
  const own = { origin: product.url };
  expect(await opensSocket(person, own)).toBe(true);
  expect((await person.post("/api/auth/update-user", { name: "Ana Ruiz" }, own)).status).toBe(200);
});

test("a known and an unknown address read alike at sign-in, at the reset and at the mail that confirms", async () => {
  const { email } = await product.person();
  const unknown = `nadie-${email}`;
  const asked: [string, (address: string) => object][] = [
    [IN, (address) => ({ email: address, password: "otra-cosa-larga" })],
    ["/api/auth/request-password-reset", (address) => ({ email: address })],
    ["/api/auth/send-verification-email", (address) => ({ email: address })],
  ];
  for (const [path, body] of asked) {
    // repeats the sign-in until the address reaches its limit
    for (let time = 0; time < (path === IN ? 11 : 2); time += 1) {
      const [known, other] = [await ask(path, body(email)), await ask(path, body(unknown))];
      expect([path, time, other]).toEqual([path, time, known]);
      if (path === IN) expect(known.status).toBe(time < 10 ? 401 : 429);
      else expect(known.status).toBe(200);
    }
  }
});

test("however the sign-in's path is written, passwords are not tried without end", async () => {
  const { email } = await product.person();
  const paths = [IN, `${IN}/`, "/api/auth//sign-in/email", "/api/auth/sign-in%2Femail", "/api/auth/SIGN-IN/email"];
  const tries = [...paths, "/api/auth/sign-in/%65mail", `${IN}?a=1`, "/api//auth/sign-in/email", `${IN}//`];
  for (let time = 0; time < 10; time += 1) await ask(IN, { email, password: "otra-cosa-larga" });
  for (const path of tries) {
    const { status } = await ask(path, { email, password: PASSWORD });
    expect([path, status === 429 || status === 404]).toEqual([path, true]);
  }
});

test("a changed password ends the other sessions, however its path and its wish are written", async () => {
  for (const path of ["/api/auth/change-password", "/api/auth/change-password/", "/api/auth/change%2Dpassword"]) {
    const person = await product.person();
    const phone = product.callerLike();
    await phone.post(IN, { email: person.email, password: PASSWORD });
    expect((await phone.get("/api/me")).status).toBe(200);
    const wish = { currentPassword: PASSWORD, newPassword: "otra-clave-larga", revokeOtherSessions: false };
    const { status } = await person.post(path, wish);
    expect([path, (await phone.get("/api/me")).status]).toEqual([path, status === 200 ? 401 : 200]);
  }
});

/** Calls as the holder of this cookie. */
function as({ url }: TestProduct, cookie: string): Promise<Reply> {
  return new Caller(url).get("/api/me", { cookie });
}

/** What a caller without a session can tell apart. */
async function ask(path: string, body: object) {
  const answer = await product.callerLike().post(path, body);
  const headers = [...answer.headers.keys()].sort();
  return { status: answer.status, body: answer.body, headers, cookies: answer.headers.getSetCookie() };
}

function opensSocket({ url, cookie }: Caller, headers: Record<string, string>): Promise<boolean> {
  const extraHeaders = { cookie, ...headers };
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders });
  return new Promise<boolean>((done) => {
    socket.once("connect", () => done(true));
    socket.once("connect_error", () => done(false));
  }).finally(() => socket.disconnect());
}
