// No key is in a public place: neither in the published files nor in what the browser gets.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The key formats of their providers. */
const KEYS: Record<string, RegExp> = {
  meta: /\bEAA[A-Za-z0-9]{40,}/,
  openai: /\bsk-(?:proj-)?[A-Za-z0-9_-]{32,}/,
  stripe: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{20,}|\bwhsec_[A-Za-z0-9]{20,}/,
  mercadoPago: /\b(?:APP_USR|TEST)-\d{10,}-\d{4,}-[a-f0-9]{20,}/,
  google: /\bAIza[A-Za-z0-9_-]{35}|\bGOCSPX-[A-Za-z0-9_-]{20,}/,
  aws: /\bAKIA[A-Z0-9]{16}\b/,
  github: /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{40,}/,
  npm: /\bnpm_[A-Za-z0-9]{36}/,
  privateKey: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  jwt: /\beyJ[A-Za-z0-9_-]{15,}\.eyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{20,}/,
  addressWithKey:
    /\b(?:postgres(?:ql)?|smtps?|redis|amqp|mongodb):\/\/[^\s:/@"'`]+:(?!password|contrase|clave|\$\{|<)[^\s@"'`${]{6,}@/,
};

/** What the server knows of the demo and of itself, and a browser does not need. */
const OF_THE_SERVER = [
  "APP_SECRET",
  "META_APP_SECRET",
  "LLM_API_KEY",
  "DEMO_PASSWORD",
  "mostrador_app",
  "sandbox-app-secret",
];

function keysIn(text: string): string[] {
  return Object.entries(KEYS).flatMap(([maker, shape]) => {
    const found = shape.exec(text)?.[0];
    return found ? [`${maker}: ${found.slice(0, 12)}…`] : [];
  });
}

test("no key of any maker is in a file that is given away", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
  expect(files).toContain(".env.example");
  const found = files
    .filter((file) => existsSync(join(ROOT, file)) && statSync(join(ROOT, file)).size < 2_000_000)
    .flatMap((file) => keysIn(readFileSync(join(ROOT, file), "utf8")).map((key) => `${file}: ${key}`));
  expect(found).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env(\.|$)/.test(file))).toEqual([".env.example"]);
});

test("the example of the settings names the secrets and holds none", () => {
  const lines = readFileSync(join(ROOT, ".env.example"), "utf8").split("\n");
  const secrets = lines.filter((line) => /^\w*(?:SECRET|TOKEN|_KEY|SMTP_URL|DATABASE_URL)=/.test(line));
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter((line) => !line.endsWith("="))).toEqual([]);
});

// a checkout without a build has nothing that a browser could get
test.runIf(existsSync(join(ROOT, "web/dist")))("what the browser gets knows no key and no name of one", () => {
  const folder = join(ROOT, "web/dist");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|html|map|json|webmanifest)$/.test(file),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  const found = texts.flatMap(({ file, text }) => [
    ...keysIn(text).map((key) => `${file}: ${key}`),
    ...OF_THE_SERVER.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  ]);
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  // it was the product's bundle that was read
  expect(texts.some(({ text }) => text.includes("/api/auth/sign-in/email"))).toBe(true);
});

test("a key that is written down would be seen", () => {
  const samples = [
    `EAA${"Gx7".repeat(20)}`,
    `sk-${"aB3".repeat(15)}`,
    `sk_${"live"}_${"a1".repeat(12)}`,
    `APP_USR-${"1".repeat(16)}-${"010203"}-${"ab".repeat(16)}`,
    `AIza${"x".repeat(35)}`,
    `AKIA${"ABCD".repeat(4)}`,
    `ghp_${"a1".repeat(18)}`,
    `npm_${"a1".repeat(18)}`,
    `-----BEGIN ${"RSA"} PRIVATE KEY-----`,
    `eyJ${"a".repeat(20)}.eyJ${"b".repeat(20)}.${"c".repeat(30)}`,
    `postgres://ana:${"x7".repeat(5)}@host/db`,
  ];
  expect(samples.map((sample) => keysIn(`const key = "${sample}";`).length)).toEqual(samples.map(() => 1));
});
