// The same calls with Cloudinary instead of the disk: the fake server checks each signature.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../test/start-sandbox-process.ts";

let sandbox: Sandbox;
let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({
    settings: {
      LOG_LEVEL: "silent",
      CLOUDINARY_URL: "cloudinary://123456789012345:sandbox-cloudinary-secret@nube",
      CLOUDINARY_API_URL: `${sandbox.url}/cloudinary`,
      CLOUDINARY_DELIVERY_URL: `${sandbox.url}/cloudinary/res`,
    },
  });
  shop = await makeShop(product);
});
afterAll(async () => {
  await product?.close();
  await sandbox?.close();
});

test("a file lies there until it is deleted, browsers may load it, and nothing stays on the disk", async () => {
  const { owner } = shop;
  const { status, body } = await upload(owner, png());
  expect([status, body.data.public_id]).toEqual([201, expect.stringMatching(/^mostrador\/\w{24}$/)]);
  const given = await fetch(body.data.url);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(png());
  expect((await owner.get("/api/me")).headers.get("content-security-policy")).toContain(
    `img-src 'self' data: blob: ${sandbox.url}`,
  );
  const items = [{ url: body.data.url, type: "audio" }];
  const resource = { businessId: shop.businessId, name: "Fachada", usage: "static", items };
  const saved = await owner.post("/api/resource", { resource });
  expect(saved.body.data.items).toMatchObject([{ url: body.data.url, type: "image" }]);
  const dropped = () => owner.delete(`/api/cloudinary?url=${encodeURIComponent(body.data.url)}`);
  expect((await dropped()).status).toBe(409);
  await owner.delete(`/api/resource/${saved.body.data._id}`);
  expect((await dropped()).status).toBe(200);
  await eventually(async () => expect((await fetch(body.data.url)).status).toBe(404));
  expect(existsSync(join(product.product.files.folder, body.data.public_id.slice(10, 12)))).toBe(false);
});

test("another business's file there is 404, as one on the disk", async () => {
  const stranger = await makeShop(product);
  const { url } = (await upload(stranger.owner, png())).body.data;
  const resource = { businessId: shop.businessId, name: "Ajena", usage: "static", items: [{ url }] };
  const { status, body } = await shop.owner.post("/api/resource", { resource });
  expect([status, body.errors]).toEqual([
    404,
    [{ path: "resource.items.0.url", message: "No se encontró el archivo" }],
  ]);
});

test("while it fails an upload is told to come later, and no row of it stays", async () => {
  await sandbox.fail({ cloudinary: { status: 500, times: 1 } });
  const { status, body } = await upload(shop.owner, png(11));
  expect([status, body.message]).toEqual([
    503,
    "No se pudo guardar el archivo en este momento. Intenta de nuevo en unos minutos.",
  ]);
  await eventually(async () => {
    const { rows } = await product.owner.query("select from files where url is null");
    expect(rows).toEqual([]);
  });
});
