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

test("a shared link of what is sold shows its own name and text, and an unknown one its business", async () => {
  const { owner, businessId } = await makeShop(product, { name: "Salón Dos" });
  const on = await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true, welcome: "Hola" } });
  const logo = (await upload(owner, png(), "logo")).body.data.url;
  expect((await owner.put(`/api/business/${businessId}`, { business: { logo } })).status).toBe(200);
  const made = await owner.post("/api/product", {
    product: { businessId, name: "Crema <b>fría", description: "Para manos", price: 120, unit: "pieza" },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const page = async (id: string) =>
    metaOf(await (await fetch(`${product.url}/reservar/${on.body.data.search}/producto/${id}`)).text());
  expect(await page(made.body.data._id)).toMatchObject({
    "og:title": "Crema &#60;b&#62;fría · Salón Dos",
    "og:description": "Para manos",
    "og:image": expect.stringContaining("/archivos/"),
  });
  for (const id of ["no-es", "0190a5f2-7c1e-7000-8000-000000000001"]) {
    expect((await page(id))["og:title"]).toBe("Reserva en Salón Dos");
  }
});

test("a page that is off shows nothing of its business", async () => {
  expect(metaOf(await (await fetch(`${product.url}/reservar/no-hay`)).text())).toEqual({});
});
