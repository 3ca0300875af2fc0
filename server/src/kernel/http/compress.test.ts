import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

const SCRIPT = Buffer.from("export const words = 'a long file';\n".repeat(200));
let product: TestProduct;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><title>Mostrador</title>");
  writeFileSync(join(webFolder, "app.js"), SCRIPT);
  writeFileSync(join(webFolder, "app.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(webFolder, "app.js.gz"), gzipSync(SCRIPT));
  product = await startProduct({ role: "web", webFolder });
});
afterAll(async () => {
  await product.close();
  rmSync(webFolder, { recursive: true, force: true });
});

/** The raw bytes: `fetch` would unpack them. */
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

test("a file of the web application is handed out as its build packed it", async () => {
  const [br, gzip, plain] = [await ask("/app.js", "gzip, br"), await ask("/app.js", "gzip"), await ask("/app.js")];
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(["br", "gzip", undefined]);
  expect(brotliDecompressSync(br.body).equals(SCRIPT)).toBe(true);
  expect(gunzipSync(gzip.body).equals(SCRIPT)).toBe(true);
  expect(plain.body.equals(SCRIPT)).toBe(true);
});
