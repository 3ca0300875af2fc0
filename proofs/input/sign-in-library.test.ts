// The sign-in library has many more calls than the product uses. Undeclared calls do not exist; declared ones accept
// only their declared fields, whatever is sent (D-2.1, docs/decisions/0003).
import { SIGN_IN_CALLS, SIGN_IN_ROOT } from "@mostrador/domain/ground/identity/sign-in/routes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { signUp } from "../../server/test/sign-up.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import { chance, SEED } from "../seed.ts";
import { openClient, type RawAnswer } from "./http-request.ts";
import { fieldsOf } from "./input-shape.ts";
import { NUMBERS, OTHERS, RAW, STRINGS, TIMES } from "./strange-values.ts";
import { wrongWith } from "./verdict.ts";

const NOT_HERE = { success: false, message: "No se encontró la dirección" };
const PASSWORD = "una-clave-larga";

let product: TestProduct;
let client: ReturnType<typeof openClient>;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  client = openClient(product.url);
});
afterAll(async () => {
  client?.close();
  await product?.close();
});

type Endpoint = { path?: string; options?: { method?: string | string[] } };

/** The calls of the installed library: `METHOD /path`. */
function libraryCalls(): string[] {
  const endpoints = Object.values(product.product.auth.api as Record<string, Endpoint>);
  return endpoints.flatMap(({ path, options }) =>
    path ? [options?.method ?? "GET"].flat().map((method) => `${method} ${path}`) : [],
  );
}

/** Those that people call, and the address to which a provider sends them back. */
const declared = [...SIGN_IN_CALLS.map(({ method, path }) => `${method} ${path}`), "GET /callback/:id"];

function send(method: string, target: string, person: Caller, body?: string): Promise<RawAnswer> {
  const headers = { cookie: person.cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) };
  return client.send({ method, target, headers, ...(body === undefined ? {} : { body }) });
}

test("of all that the library can do, what is not declared is not there, however its path is written", async () => {
  const person = await signUp(product.url);
  const calls = libraryCalls();
  expect(calls.length).toBeGreaterThan(25);
  expect(declared.filter((each) => !calls.includes(each))).toEqual([]);
  const paths = [...new Set(calls.map((each) => each.split(" ")[1] as string)), "/no-such-call", "/*", "/"];
  const found: string[] = [];
  for (const method of ["GET", "POST"]) {
    for (const path of paths) {
      if (declared.includes(`${method} ${path}`)) continue;
      const plain = SIGN_IN_ROOT + path.replace(/:\w+/g, "x");
      const ways = [plain, `${plain}/`, plain.replace("/auth/", "/auth//"), plain.replaceAll("-", "%2D")];
      for (const target of ways) {
        const { status, text } = await send(method, target, person, method === "POST" ? "{}" : undefined);
        const isDeclared = status === 404 && text === JSON.stringify(NOT_HERE);
        if (!isDeclared) found.push(`${method} ${target}: ${status} ${text.slice(0, 200)}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("each declared call stands on the API page with its fields", async () => {
  const { body } = await product.anonymous.get("/api/openapi.json");
  const told = SIGN_IN_CALLS.map(({ method, path }) => {
    const operation = body.paths[SIGN_IN_ROOT + path]?.[method.toLowerCase()];
    const fields = operation?.requestBody?.content["application/json"].schema.properties ?? {};
    const asked = (operation?.parameters ?? []) as { name: string }[];
    return [`${method} ${path}`, ...Object.keys(fields), ...asked.map(({ name }) => name)].join(" ");
  });
  expect(told).toEqual([
    "POST /sign-up/email name email password",
    "POST /sign-in/email email password",
    "POST /sign-in/social provider p",
    "POST /sign-out",
    "GET /get-session",
    "POST /request-password-reset email",
    "POST /reset-password newPassword token",
    "POST /send-verification-email email",
    "GET /verify-email token",
    "POST /change-password currentPassword newPassword",
    "POST /update-user name",
    "POST /two-factor/enable password",
    "POST /two-factor/verify-totp code trustDevice",
    "POST /two-factor/verify-backup-code code trustDevice",
    "POST /two-factor/generate-backup-codes password",
    "POST /two-factor/disable password",
  ]);
});

/** For each field, a new random value each time. */
const VALUES = 6;

/** Fields that the library accepts and the product does not declare. */
const UNDECLARED = [
  "image",
  "role",
  "id",
  "emailVerified",
  "callbackURL",
  "redirectTo",
  "disableSession",
  "issuer",
  "method",
  "rememberMe",
  "newEmail",
  "disableRedirect",
  "createdAt",
  "__proto__",
];

test("a declared call takes its own fields alone, and refuses what nobody meant in our envelope", async () => {
  const dice = chance();
  const person = await signUp(product.url, "Ana López");
  const problems: string[] = [];
  const texts = [...[...STRINGS, ...TIMES, ...NUMBERS, ...OTHERS].map((value) => JSON.stringify(value)), ...RAW];
  for (const call of SIGN_IN_CALLS) {
    const shape = call.method === "GET" ? call.query : call.body;
    const own = fieldsOf(shape).map(({ path }) => path.join("."));
    // each declared field, and one more that only the library knows
    for (const name of [...own, dice.pick(UNDECLARED)]) {
      for (let tried = 0; tried < VALUES; tried += 1) {
        const text = dice.pick(texts);
        const target = SIGN_IN_ROOT + call.path;
        const answer =
          call.method === "GET"
            ? await send("GET", `${target}?${name}=${encodeURIComponent(text).slice(0, 6_000)}`, person)
            : await send("POST", target, person, withField(goodFields(), name, text));
        const wrong = wrongWith(answer, []);
        if (wrong) problems.push(`SEED=${SEED} ${call.path} ${name}=${text.slice(0, 200)}: ${wrong}`.slice(0, 500));
      }
    }
    if (call.path === "/sign-out" || call.path === "/two-factor/disable") await signInAgain(person);
  }
  expect(problems).toEqual([]);
  const { rows } = await product.owner.query(
    `select name, email, role, image, email_verified from users
      where role <> 'user' or image is not null or email_verified or length(name) not between 2 and 80
        or email ~ '[A-Z[:space:]]'`,
  );
  expect(rows).toEqual([]);
}, 180_000);

test("a name is a short text, and what the library would have kept beside it is not kept", async () => {
  const person = await signUp(product.url, "Ana López");
  const names = ["x".repeat(240_000), 7, { a: 1 }, ["Ana"], null, "", "\u0000", "Ana\u0000"];
  for (const name of names) {
    const { status, body } = await person.post("/api/auth/update-user", { name });
    expect([name, status, body.errors?.[0]?.path]).toEqual([name, 400, "name"]);
  }
  expect((await person.post("/api/auth/update-user", { name: "Ana Ruiz", image: "http://x.test/a.png" })).status).toBe(
    200,
  );
  const { rows } = await product.owner.query("select name, image from users where id = $1", [person.userId]);
  expect(rows).toEqual([{ name: "Ana Ruiz", image: null }]);
});

/** Each attempt has its own e-mail address, so that no limit stops it first. */
function goodFields(): Record<string, string> {
  return {
    name: "Ana López",
    email: `p-${crypto.randomUUID()}@prueba.mx`,
    password: PASSWORD,
    currentPassword: "no-es-esta-clave",
    newPassword: "otra-clave-larga",
    token: "x",
    code: "000000",
  };
}

/** The value is JSON already, or a text that is invalid JSON. */
function withField(good: Record<string, string>, name: string, text: string): string {
  const others = Object.entries(good).filter(([key]) => key !== name);
  const fields = others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...fields, `${JSON.stringify(name)}:${text}`].join(",")}}`;
}

async function signInAgain(person: Caller): Promise<void> {
  const { status } = await person.post("/api/auth/sign-in/email", { email: person.email, password: PASSWORD });
  if (status !== 200) throw new Error(`${person.email} could not sign in again: ${status}`);
}
