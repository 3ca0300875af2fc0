// Names that lead to an installation without being its own show nothing of the product.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterEach, expect, test } from "vitest";
import { makeBrand } from "../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { createOwnHosts } from "./own-hosts.ts";

let product: TestProduct | undefined;
let webFolder = "";
afterEach(async () => {
  await product?.close();
  product = undefined;
  if (webFolder) rmSync(webFolder, { recursive: true, force: true });
  webFolder = "";
});

/** As a browser at that name asks; `fetch` chooses its host itself. */
function get(path: string, host: string) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, fail) => {
    const asked = request(product?.url + path, { headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: String(answer.headers["content-type"]), text }),
      );
    });
    asked.once("error", fail).end();
  });
}

test("with a public address, a name that nobody proved gets a plain page or a refusal, and our own names all", async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><html><head><title>Mostrador</title></head></html>");
  product = await startProduct({
    ...{ role: "web", webFolder },
    settings: { PUBLIC_URL: "https://citas.mx", GOOGLE_NOTIFY_URL: "https://avisos.otra.mx/google" },
  });
  await makeBrand(product, "portal.nopal.mx");
  const ours = ["citas.mx", "www.citas.mx:443", "CITAS.mx", "avisos.otra.mx", "portal.nopal.mx", "localhost:3000"];
  for (const host of [...ours, "127.0.0.1", "[::1]:3000", "app:3000"]) {
    expect([host, (await get("/", host)).status]).toEqual([host, 200]);
    expect([host, (await get("/api/me", host)).status]).toEqual([host, 401]);
  }
  for (const host of ["nadie.mx", "x.portal.nopal.mx", "citas.mx.nadie.mx", "x.citas.mx"]) {
    const page = await get("/agenda", host);
    expect([host, page.status, page.type]).toEqual([host, 404, "text/html; charset=utf-8"]);
    expect(page.text).toContain("Esta dirección no está activa");
    expect(page.text).not.toMatch(/Mostrador|nadie\.mx/);
    const call = await get("/api/me", host);
    expect([host, call.status, JSON.parse(call.text)]).toEqual([
      host,
      421,
      { success: false, message: "Esta dirección no está activa" },
    ]);
    expect((await get("/healthz", host)).status).toBe(200);
  }
  expect(await listen("nadie.mx")).not.toContain("Inicia sesión");
  for (const host of ["citas.mx", "portal.nopal.mx"]) expect(await listen(host)).toBe("Inicia sesión para continuar");
});

/** Why a socket without a session is refused at this name. */
function listen(host: string): Promise<string> {
  const socket = io(product?.url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { host },
  });
  return new Promise((refused) => socket.once("connect_error", (error) => refused(error.message)));
}

test("without a public address, or with one of this machine, every name is served", () => {
  for (const publicUrl of [undefined, "http://localhost:3000", "http://192.168.1.5:3000", "http://mostrador:3000"])
    expect([publicUrl, createOwnHosts(publicUrl, [])("cualquiera.mx")]).toEqual([publicUrl, true]);
  const isOwn = createOwnHosts("http://www.citas.mx/", []);
  expect(["citas.mx", "www.citas.mx", "otra.mx", "10.0.0.7"].map(isOwn)).toEqual([true, true, false, true]);
});
