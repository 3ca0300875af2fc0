import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "mostrador-web-"));
  const document = "<!doctype html><head><title>Mostrador</title></head>";
  for (const name of ["index.html", "reservar.html"]) writeFileSync(join(webFolder, name), document);
  product = await startProduct({ role: "web", webFolder });
});
afterAll(async () => {
  await product?.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

test("a shared booking page shows the name, the text and the cover of its business, and no markup of theirs", async () => {
  const { owner, businessId } = await makeShop(product, { name: "Salón <b>Uno" });
  const settings = { isOn: true, welcome: 'Te esperamos "siempre" <script>' };
  const on = await owner.put("/api/reservation-settings", { businessId, settings });
  const page = async () => (await fetch(`${product.url}/reservar/${on.body.data.search}`)).text();
  const first = await page();
  expect(metaOf(first)).toEqual({
    description: "Te esperamos &#34;siempre&#34; &#60;script&#62;",
    "og:title": "Reserva en Salón &#60;b&#62;Uno",
    "og:type": "website",
    "og:description": "Te esperamos &#34;siempre&#34; &#60;script&#62;",
  });
  expect(first).not.toContain("<script>");
  const logo = (await upload(owner, png(), "logo")).body.data.url;
  const cover = (await upload(owner, png(), "cover")).body.data.url;
  const edit = (business: object) => owner.put(`/api/business/${businessId}`, { business });
  expect((await edit({ logo })).status).toBe(200);
  expect(metaOf(await page())["og:image"]).toMatch(/^https?:\/\/.+\/archivos\//);
  const saved = await edit({ cover });
  expect(saved.body.data).toMatchObject({ cover: expect.stringMatching(/^\/archivos\//), logo: saved.body.data.logo });
  expect(metaOf(await page())["og:image"]).toMatch(new RegExp(`${saved.body.data.cover}$`));
  const shown = (await owner.get(`/api/reservar/${on.body.data.search}`)).body;
  expect(shown.data.cover).toBe(saved.body.data.cover);
});

test("a page that is off shows nothing of its business", async () => {
  expect(metaOf(await (await fetch(`${product.url}/reservar/no-hay`)).text())).toEqual({});
});
