// Strangers who sign in wait for one another, and nobody else waits for them. In this test hashes only finish when the
// test says so.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cheapPasswords } from "../../../../../test/cheap-passwords.ts";
import { png, upload } from "../../../../../test/sample-files.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";
import { MOST_WAITING } from "./hashing.ts";

const SIGN_IN = "/api/auth/sign-in/email";
const STRANGERS = 60;

let product: TestProduct;
let webFolder: string;
let isHeld = false;
let working = 0;
let mostAtOnce = 0;
let waiting: (() => void)[] = [];

async function held<T>(work: () => Promise<T>): Promise<T> {
  working += 1;
  mostAtOnce = Math.max(mostAtOnce, working);
  try {
    if (isHeld) await new Promise<void>((end) => waiting.push(end));
    return await work();
  } finally {
    working -= 1;
  }
}

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Mostrador</title>");
  writeFileSync(join(webFolder, "assets/app.js"), "export const app = 1;");
  product = await startProduct({
    role: "web",
    webFolder,
    settings: { TRUSTED_PROXIES: "1" },
    passwords: {
      hash: (password) => held(() => cheapPasswords.hash(password)),
      verify: (given) => held(() => cheapPasswords.verify(given)),
    },
  });
});
afterAll(async () => {
  release();
  await product.close();
  rmSync(webFolder, { recursive: true, force: true });
});
beforeEach(() => {
  mostAtOnce = 0;
});

function release(): void {
  isHeld = false;
  for (const end of waiting) end();
  waiting = [];
}

const from = (index: number) => ({ "x-forwarded-for": `203.0.113.${index}` });

test("of many strangers few are hashed for at once, few wait, the rest are told to come back, and all else is answered", async () => {
  const shop = await makeShop(product);
  const picture = new URL((await upload(shop.owner, png())).body.data.url).pathname;
  const owner = product.callerLike();
  isHeld = true;
  mostAtOnce = 0;
  const statuses: number[] = [];
  const tries = Array.from({ length: STRANGERS }, async (_, index) => {
    const answer = await owner.post(
      SIGN_IN,
      { email: `x${index}@prueba.mx`, password: "una-clave-larga" },
      from(index),
    );
    statuses.push(answer.status);
    return answer;
  });
  await eventually(async () => expect(statuses.length).toBeGreaterThanOrEqual(STRANGERS - MOST_WAITING - 2));
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(mostAtOnce).toBeLessThanOrEqual(2);
  for (const path of ["/agenda", "/assets/app.js", picture]) expect((await fetch(product.url + path)).status).toBe(200);
  expect((await shop.owner.get(`/api/client?businessId=${shop.businessId}`)).status).toBe(200);
  const late = await owner.post(SIGN_IN, { email: "tarde@prueba.mx", password: "una-clave-larga" }, from(200));
  expect([late.status, late.headers.get("retry-after"), late.body.message]).toEqual([
    429,
    "3",
    "Muchas personas están entrando en este momento. Intenta de nuevo en unos segundos.",
  ]);
  release();
  await Promise.all(tries);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(MOST_WAITING + 2);
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test.each([
  ["/api/auth/sign-up/email", { name: "Ana", email: "ana@prueba.mx", password: "una-clave-larga" }],
  ["/api/auth/reset-password", { token: "x".repeat(24), newPassword: "otra-clave-larga" }],
])("while the queue is full %s is told to come back, and nothing of it is written or counted", async (path, body) => {
  const counted = async () => (await product.owner.query("select key, tries from attempts order by key")).rows;
  const caller = product.callerLike();
  isHeld = true;
  let refused = 0;
  const tries = Array.from({ length: STRANGERS }, async (_, index) => {
    await caller.post(SIGN_IN, { email: `y${index}@prueba.mx`, password: "una-clave-larga" }, from(index));
    refused += 1;
  });
  await eventually(async () => expect(refused).toBeGreaterThanOrEqual(STRANGERS - MOST_WAITING - 2));
  const before = await counted();
  expect((await caller.post(path, body, from(202))).status).toBe(429);
  expect(await counted()).toEqual(before);
  release();
  await Promise.all(tries);
  expect((await product.owner.query("select from users where email = 'ana@prueba.mx'")).rowCount).toBe(0);
});
