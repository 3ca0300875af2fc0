import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** As it travels: `fetch` would unpack it. */
function ask(path: string, encoding?: string): Promise<{ encoding: string | undefined; vary: unknown; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${product.url}${path}`, { headers: encoding ? { "accept-encoding": encoding } : {} });
    asked.on("error", reject).on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      const { "content-encoding": encoding, vary } = answer.headers;
      answer.on("end", () => resolve({ encoding, vary, body: Buffer.concat(parts) }));
    });
    asked.end();
  });
}

test("a long answer is gzip for whoever takes that, and the same for everybody else", async () => {
  const plain = await ask("/api/openapi.json");
  expect(plain.encoding).toBeUndefined();
  for (const encoding of ["gzip, deflate, br", "br;q=1.0, gzip;q=0.5"]) {
    const packed = await ask("/api/openapi.json", encoding);
    expect([packed.encoding, packed.vary]).toEqual(["gzip", "accept-encoding"]);
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  }
  for (const encoding of ["identity", "gzip;q=0", "br, gzip; q=0.0, deflate"])
    expect((await ask("/api/openapi.json", encoding)).encoding).toBeUndefined();
});

test("a short answer stays as it is", async () => {
  expect((await ask("/healthz", "gzip")).encoding).toBeUndefined();
});
