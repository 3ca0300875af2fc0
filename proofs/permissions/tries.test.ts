// Failed sign-ins count together across all web processes, one after the other and all at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Caller } from "../../server/test/caller.ts";
import { startTwoWebs, type TwoWebs } from "./two-webs.ts";

const IN = "/api/auth/sign-in/email";
const PASSWORD = "una-clave-larga";
const MOST = 10;

let webs: TwoWebs;
beforeAll(async () => {
  webs = await startTwoWebs();
});
afterAll(() => webs?.close());

const before = (time: number) => new Caller(time % 2 === 0 ? webs.first.url : webs.second.url);
const tryIn = (time: number, email: string, password: string) => before(time).post(IN, { email, password });

test("ten wrong passwords close the sign-in before both processes, and it says for how long", async () => {
  const { email } = await webs.first.person();
  for (let time = 0; time < MOST; time += 1) expect((await tryIn(time, email, "otra-cosa")).status).toBe(401);
  for (const time of [0, 1]) {
    const { status, body, headers } = await tryIn(time, email.toUpperCase(), PASSWORD);
    expect([status, body]).toEqual([
      429,
      { success: false, message: "Demasiados intentos. Espera unos minutos e intenta de nuevo." },
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
  }
});

test("as many at once, before both, are no way around it", async () => {
  const { email } = await webs.first.person();
  const tries = await Promise.all(Array.from({ length: 3 * MOST }, (_, time) => tryIn(time, email, "otra-cosa")));
  const counts = [401, 429].map((wanted) => tries.filter(({ status }) => status === wanted).length);
  expect(counts).toEqual([MOST, 2 * MOST]);
});

test("who gets in begins anew", async () => {
  const { email } = await webs.first.person();
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < MOST - 1; time += 1) expect((await tryIn(time, email, "otra-cosa")).status).toBe(401);
    expect((await tryIn(round, email, PASSWORD)).status).toBe(200);
  }
});

test("nobody's mailbox is filled: five letters an hour, whether or not the address has an account", async () => {
  const { email } = await webs.first.person();
  for (const path of ["/api/auth/request-password-reset", "/api/auth/send-verification-email"]) {
    for (const address of [email, `nadie-${email}`]) {
      const answers = [];
      for (let time = 0; time < 7; time += 1) answers.push((await before(time).post(path, { email: address })).status);
      expect([path, ...answers]).toEqual([path, 200, 200, 200, 200, 200, 429, 429]);
    }
  }
});
