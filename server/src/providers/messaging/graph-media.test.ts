// Where the key is sent: the provider gives a file's address, and it may point anywhere.
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fetchMedia, isOfProvider } from "./graph-media.ts";

const BASE = "https://graph.facebook.com";
const SENDER = { externalId: "1234567890", accessToken: "EAA-una-llave" };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const place = () => join(mkdtempSync(join(tmpdir(), "media-")), "file");

test.each([
  ["https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=1", true],
  ["https://graph.facebook.com/v23.0/1", true],
  ["https://mmg.whatsapp.net/x", true],
  ["http://lookaside.fbsbx.com/x", false],
  ["https://fbsbx.com.ejemplo.mx/x", false],
  ["https://evilfbsbx.com/x", false],
  ["https://usuario@lookaside.fbsbx.com/x", false],
  ["http://169.254.169.254/latest/meta-data", false],
  ["https://127.0.0.1/x", false],
  ["file:///etc/passwd", false],
  ["", false],
])("the key goes to %s: %s", (url, isTheirs) => {
  expect(isOfProvider(url, BASE)).toBe(isTheirs);
});

test("an address elsewhere is not asked, and a redirect is not followed", async () => {
  const asked: (string | undefined)[] = [];
  const thief = await listen((request, reply) => {
    asked.push(request.headers.authorization);
    reply.end("bytes");
  });
  const graph = await listen((request, reply) => {
    if (request.url?.startsWith("/file")) return reply.writeHead(302, { location: thief }).end();
    const url = request.url?.includes("999") ? `${graph}/file` : `${thief}/x`;
    reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ url, id: "1" }));
  });
  const settings = { baseUrl: graph, version: "v23.0", timeoutMs: 2_000 };
  const into = { path: place(), most: 100 };
  expect(await fetchMedia(settings, SENDER, { id: "111" }, into)).toMatchObject({ kind: "refused" });
  expect(await fetchMedia(settings, SENDER, { id: "999" }, into)).toMatchObject({ kind: "retry" });
  expect(await fetchMedia(settings, SENDER, { id: "../../secreto" }, into)).toMatchObject({ kind: "refused" });
  expect(asked).toEqual([]);
});

test("never more bytes than it may are written, and half a file is none", async () => {
  const graph = await listen((request, reply) => {
    if (request.url?.startsWith("/file")) {
      expect(request.headers).toMatchObject({ authorization: "Bearer EAA-una-llave", "user-agent": "Mostrador/1.0" });
      return reply.end("x".repeat(50));
    }
    const sha256 = request.url?.includes("222") ? "0".repeat(64) : "";
    reply.writeHead(200, { "content-type": "application/json" });
    reply.end(JSON.stringify({ url: `${graph}/file`, sha256, file_size: "5" }));
  });
  const settings = { baseUrl: graph, version: "v23.0", timeoutMs: 2_000 };
  expect(await fetchMedia(settings, SENDER, { id: "111" }, { path: place(), most: 49 })).toEqual({
    kind: "large",
    bytes: 50,
  });
  expect(await fetchMedia(settings, SENDER, { id: "222" }, { path: place(), most: 50 })).toMatchObject({
    kind: "retry",
  });
  const path = place();
  expect(await fetchMedia(settings, SENDER, { id: "111" }, { path, most: 50 })).toEqual({ kind: "fetched", bytes: 50 });
  expect(readFileSync(path, "utf8")).toBe("x".repeat(50));
});

test("the address that came with the webhook is read first; a dead one or another file is asked for by its id", async () => {
  const asked: string[] = [];
  const graph = await listen((request, reply) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/gone") return reply.writeHead(404).end();
    if (path === "/file" || path === "/linked") return reply.end("x".repeat(50));
    reply.writeHead(200, { "content-type": "application/json" });
    reply.end(JSON.stringify({ url: `${graph}/file`, file_size: "50" }));
  });
  const settings = { baseUrl: graph, version: "v23.0", timeoutMs: 2_000 };
  const fetched = { kind: "fetched", bytes: 50 };
  const from = (media: object) => fetchMedia(settings, SENDER, { id: "111", ...media }, { path: place(), most: 50 });
  expect(await from({ link: `${graph}/linked` })).toEqual(fetched);
  expect(await from({ id: `${graph}/linked`, link: `${graph}/linked` })).toEqual(fetched);
  expect(asked).toEqual(["/linked", "/linked"]);
  expect(await from({ link: `${graph}/gone` })).toEqual(fetched);
  expect(await from({ link: `${graph}/linked`, sha256: "AAAA" })).toEqual(fetched);
  const byId = "/v23.0/111?phone_number_id=1234567890";
  expect(asked.slice(2)).toEqual(["/gone", byId, "/file", "/linked", byId, "/file"]);
  // A host that is not Meta's is never called, and the key is not sent.
  expect(await from({ link: "http://127.0.0.1:9/x" })).toEqual(fetched);
  expect(asked.slice(-2)).toEqual([byId, "/file"]);
});
