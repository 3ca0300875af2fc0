import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  mkdirSync(join(webFolder, ".vite"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><head><title>Mostrador</title></head>");
  writeFileSync(
    join(webFolder, ".vite/page-links.json"),
    JSON.stringify({ "/whatsapp": "<link href=a>", "/whatsapp/plantillas": "<link href=b>" }),
  );
  product = await startProduct({ role: "web", webFolder, settings: { TERMS_URL: "https://casa.mx/terminos?a=1&b=2" } });
});
afterAll(async () => {
  await product.close();
  rmSync(webFolder, { recursive: true, force: true });
});

test("a page's document has the links of the installation's foot, and no others", async () => {
  for (const path of ["/", "/whatsapp"]) {
    const text = await (await fetch(`${product.url}${path}`)).text();
    const [, content = ""] = /<meta name="foot" content="([^"]*)"/.exec(text) ?? [];
    const foot = content.replaceAll("&#34;", '"').replaceAll("&#38;", "&");
    expect(JSON.parse(foot)).toEqual([["Términos y condiciones", "https://casa.mx/terminos?a=1&b=2"]]);
  }
});

const linksAt = async (path: string) =>
  [...(await (await fetch(`${product.url}${path}`)).text()).matchAll(/<link href=(\w)>/g)].map(([, link]) => link);

test("a page's document says what that page needs, also below its address, and no other's", async () => {
  expect(await linksAt("/whatsapp")).toEqual(["a"]);
  expect(await linksAt("/whatsapp/0123?vista=lista")).toEqual(["a"]);
  expect(await linksAt("/whatsapp/plantillas")).toEqual(["b"]);
  expect(await linksAt("/whatsapp/plantillas/0123")).toEqual(["b"]);
  for (const path of ["/", "/whatsapper", "/agenda"]) expect(await linksAt(path)).toEqual([]);
});
