// Limits by network address, which other tests switch off because all their calls come from one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { createThrottle } from "./throttle.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

/** How long to wait after `times` tries at `path`; null when there is no wait. */
async function waitAfter(
  times: number,
  path: Parameters<ReturnType<typeof createThrottle>["enter"]>[1],
  trier: { address: string; email?: string },
  now = NOW,
) {
  const throttle = createThrottle({ countsAddresses: true });
  const ctx = { ...product.product.system("test"), now };
  let last: number | null = null;
  for (let time = 0; time < times; time += 1) {
    last = (await throttle.enter(ctx, path, { email: `p${time}@prueba.mx`, ...trier })).waitMs;
  }
  return last;
}

test("one address makes sixty accounts an hour, whatever it calls itself, and then waits for the rest of the hour", async () => {
  const path = "/sign-up/email";
  expect(await waitAfter(60, path, { address: "203.0.113.5" })).toBeNull();
  expect(await waitAfter(1, path, { address: "203.0.113.5" }, NOW + 60_000)).toBe(HOUR_MS - 60_000);
  expect(await waitAfter(1, path, { address: "::ffff:203.0.113.5" })).toBe(HOUR_MS);
  expect(await waitAfter(1, path, { address: "203.0.113.6" })).toBeNull();
  expect(await waitAfter(1, path, { address: "203.0.113.5" }, NOW + HOUR_MS)).toBeNull();
});

test("many e-mails tried from one address, or from neighbours in its network, are many tries", async () => {
  const path = "/sign-in/email";
  expect(await waitAfter(50, path, { address: "2001:db8:1:2::7" })).toBeNull();
  expect(await waitAfter(50, path, { address: "2001:db8:1:2:a:b:c:d" })).toBeNull();
  expect(await waitAfter(1, path, { address: "2001:db8:1:2::8" })).toBe(15 * 60_000);
  expect(await waitAfter(1, path, { address: "2001:db8:1:3::7" })).toBeNull();
});

test("one e-mail tried from everywhere is many tries too", async () => {
  const email = "duena@prueba.mx";
  const tries = Array.from({ length: 101 }, (_, at) =>
    waitAfter(1, "/sign-in/email", { address: `198.51.100.${at}`, email }),
  );
  const waits = await Promise.all(tries);
  expect(waits.filter((wait) => wait !== null)).toEqual([15 * 60_000]);
});

test("what is over is swept out, and nothing that was tried can be read", async () => {
  const later = NOW + 48 * HOUR_MS;
  for (let time = 0; time < 4; time += 1) {
    await waitAfter(1, "/sign-up/email", { address: `192.0.2.${time}` }, later);
  }
  const { rows } = await product.owner.query("select * from attempts");
  expect(rows.filter(({ until }) => until.getTime() <= later)).toEqual([]);
  // four addresses, and the one e-mail that all of them used
  expect(rows).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|prueba/);
});
