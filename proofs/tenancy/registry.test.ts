// The router answers only declared routes: a route outside the registry has no access rule, no shape and no crawler.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import { FIXED_PATHS, WEB_PATHS } from "./fixed-paths.ts";

let plain: TestProduct;
let withWeb: TestProduct;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Mostrador</title>");
  writeFileSync(join(folder, "app.js"), "0");
  plain = await startProduct({ role: "web" });
  withWeb = await startProduct({ role: "web", webFolder: folder });
});
afterAll(async () => {
  await plain?.close();
  await withWeb?.close();
  rmSync(folder, { recursive: true, force: true });
});

const declaredBy = ({ product }: TestProduct) => {
  const declared = [...product.routes.map(({ route }) => route), ...product.rawRoutes];
  return [...new Set(declared.map(({ method, path }) => `${method} ${path}`))];
};

/** HEAD follows each GET and is answered by the same handler. */
const answeredBy = ({ product }: TestProduct) =>
  product.answered.filter(({ method }) => method !== "HEAD").map(({ method, path }) => `${method} ${path}`);

test("the router answers the declared routes, the raw routes and the fixed paths, and nothing else", () => {
  expect(answeredBy(plain).sort()).toEqual([...declaredBy(plain), ...Object.keys(FIXED_PATHS)].sort());
  expect(declaredBy(plain).length).toBeGreaterThan(50);
});

test("with a web application there are its files and its page besides", () => {
  const known = [...declaredBy(withWeb), ...Object.keys(FIXED_PATHS), ...Object.keys(WEB_PATHS), "GET /app.js"];
  expect(answeredBy(withWeb).sort()).toEqual([...known, "GET /index.html"].sort());
});

test("HEAD is answered where GET is, and nowhere else", () => {
  const paths = (method: string) =>
    plain.product.answered.filter((one) => one.method === method).map(({ path }) => path);
  expect(paths("HEAD").filter((path) => !paths("GET").includes(path))).toEqual([]);
});

test("no name and no pair of method and path is declared twice", () => {
  const names = plain.product.routes.map(({ route }) => route.name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  // several routes at one path differ by a field of their bodies
  const places = plain.product.routes.map(({ route: { method, path, by = "" } }) => `${method} ${path} ${by}`);
  const declared = places.map((one) => one.replace(/:\w+/g, ":"));
  expect(declared.filter((one, at) => declared.indexOf(one) !== at)).toEqual([]);
});

test("below /api and /socket.io an unknown address is no page, and a method that was not declared is unknown", async () => {
  const anybody = withWeb.anonymous;
  // the sockets accept no plain requests
  const polling = "/socket.io/?EIO=4&transport=polling";
  const unknown = { success: false, message: "No se encontró la dirección" };
  for (const path of ["/api/", "/api/no-existe", "/api/business/x/y", polling]) {
    const reply = await anybody.get(path);
    expect([path, reply.status, reply.body]).toEqual([path, 404, unknown]);
  }
  const page = await anybody.get("/agenda");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const wrong: string[] = [];
  const declared = new Set(declaredBy(withWeb));
  for (const { route } of withWeb.product.routes) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const isTaken = [...declared].some(
        (one) => one.startsWith(`${method} `) && matches(one.slice(method.length + 1), route.path),
      );
      if (isTaken) continue;
      const { status } = await anybody.send(method, route.path.replace(/:\w+/g, "x"));
      if (status !== 404) wrong.push(`${method} ${route.path}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Whether a declared path would match the address of another one. */
function matches(declared: string, path: string): boolean {
  const [own, other] = [declared.split("/"), path.split("/")];
  return own.length === other.length && own.every((part, at) => part.startsWith(":") || part === other[at]);
}
