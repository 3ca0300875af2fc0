import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveHeldFiles } from "./held-files.ts";

let app: FastifyInstance;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), "let a = 1;");
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), "brotli");
  app = fastify();
  serveHeldFiles(app, folder);
  // from here on only files in memory can be served
  rmSync(folder, { recursive: true });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("files are given out without the disk, with their type, and those with a sum in their name are kept for good", async () => {
  const [icon, script] = [await get("/icon.svg"), await get("/assets/app-1a2b.js")];
  expect([icon.statusCode, icon.body, icon.headers["content-type"], icon.headers["cache-control"]]).toEqual([
    200,
    "<svg/>",
    "image/svg+xml",
    "no-cache",
  ]);
  expect([script.body, script.headers["content-type"], script.headers["cache-control"]]).toEqual([
    "let a = 1;",
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect((await app.inject({ method: "HEAD", url: "/icon.svg" })).headers["content-length"]).toBe("6");
});

test("whoever has a file already hears so, each packing by itself", async () => {
  const packed = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect([packed.body, packed.headers["content-encoding"], packed.headers.vary]).toEqual([
    "brotli",
    "br",
    "accept-encoding",
  ]);
  const etag = String(packed.headers.etag);
  const again = await get("/assets/app-1a2b.js", { "accept-encoding": "br", "if-none-match": `"x", W/${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  expect((await get("/assets/app-1a2b.js", { "if-none-match": etag })).statusCode).toBe(200);
  expect((await get("/assets/app-1a2b.js", { "accept-encoding": "br;q=0" })).body).toBe("let a = 1;");
});

test("what the build wrote for the server, and what it packed, have no address of their own", async () => {
  for (const path of ["/.vite/manifest.json", "/assets/app-1a2b.js.br", "/assets", "/nada.js"])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});
