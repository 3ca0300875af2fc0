// Finds the caller behind several proxies: what a proxy wrote counts, and what a caller wrote before it does not.
import type { IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { createEdge } from "./edge.ts";

const IN = "/api/auth/sign-in/email";

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.close();
  product = undefined;
});

test.each([
  [0, (made: string) => made, null],
  [1, (made: string) => `${made}, 203.0.113.9`, "203.0.113.10"],
  [2, (made: string) => `${made}, 203.0.113.9, 10.0.0.2`, "203.0.113.10, 10.0.0.2"],
])(
  "with %i proxies in front, an address that the caller made up opens no new tries",
  async (proxies, through, other) => {
    product = await startProduct({ role: "web", settings: { RATE_LIMITS: "1", TRUSTED_PROXIES: String(proxies) } });
    const email = "nadie@prueba.mx";
    const tryOnce = (forwarded: string) =>
      product?.callerLike().post(IN, { email, password: "otra-cosa-larga" }, { "x-forwarded-for": forwarded });
    const statuses: unknown[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await tryOnce(through(`198.51.100.${time}`)))?.status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // a caller that the proxies do tell apart has limits of its own
    if (other) expect((await tryOnce(other))?.status).toBe(401);
  },
);

const asked = (headers: Record<string, string>, url = "/x", more: string[] = []) =>
  ({
    url,
    headers: { host: "mostrador.mx", ...headers },
    rawHeaders: [...Object.entries({ host: "mostrador.mx", ...headers }).flat(), ...more],
    socket: { remoteAddress: "10.0.0.1" },
  }) as unknown as IncomingMessage;

test.each([
  [0, "a, b, c", "10.0.0.1"],
  [1, "a, b, c", "c"],
  [2, "a, b, c", "b"],
  [2, "", "10.0.0.1"],
  [9, "a, b, c", "a"],
])("%i proxies and «%s»: sockets come from %s", (trustedProxies, forwarded, address) => {
  const edge = createEdge({ trustedProxies, publicUrl: undefined });
  expect(edge.addressOf(asked({ "x-forwarded-for": forwarded }))).toBe(address);
});

test("a host or a protocol that is said to be forwarded counts only behind a proxy", () => {
  const [open, behind] = [0, 1].map((trustedProxies) => createEdge({ trustedProxies, publicUrl: undefined }));
  const other = { origin: "https://otro.mx", "x-forwarded-host": "otro.mx" };
  expect(open?.isForeign(asked(other))).toBe(true);
  expect(behind?.isForeign(asked(other))).toBe(false);
  const wrongs: Record<string, string>[] = [{ "x-forwarded-host": "a b" }, { "x-forwarded-proto": "javascript" }];
  for (const wrong of wrongs) {
    expect(open?.refusal(asked(wrong))).toBeNull();
    expect(behind?.refusal(asked(wrong))).toMatch(/no es válido/);
  }
});

test("a page of the address that people type is ours, whatever a proxy makes of the host", () => {
  const edge = createEdge({ trustedProxies: 1, publicUrl: "https://citas.mx" });
  const from = (origin: string, host = "127.0.0.1:3000") => edge.isForeign(asked({ origin, host }));
  expect(from("https://citas.mx")).toBe(false);
  expect(from("http://127.0.0.1:3000")).toBe(false);
  expect(from("https://mostrador.mx:443", "mostrador.mx")).toBe(false);
  for (const origin of ["null", "://", "https://citas.mx.otro.mx", "https://citas.mx:8443"]) {
    expect([origin, from(origin)]).toEqual([origin, true]);
  }
});

test("a target that a proxy writes in full is read as any other, and one with another host is not", () => {
  const edge = createEdge({ trustedProxies: 0, publicUrl: undefined });
  expect(edge.targetOf(asked({}, "http://mostrador.mx/api/me?a=1"))).toBe("/api/me?a=1");
  for (const odd of ["http://otro.mx/api/me", "http://[", "*", "//otro.mx/"]) {
    expect(edge.targetOf(asked({}, odd))).toBe(odd);
    expect(edge.refusal(asked({}, odd))).toMatch(/no es válida/);
  }
  expect(edge.refusal(asked({}, "/x", ["Host", "otro.mx"]))).toMatch(/no es válido/);
});
