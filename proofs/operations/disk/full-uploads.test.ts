// The disk of the files fills up: an upload is told to try later, leaves nothing behind, and succeeds once there is
// room. Uses a small disk, which only root can make.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mp4, png, upload } from "../../../server/test/sample-files.ts";
import { makeShop, type Shop } from "../../../server/test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../server/test/start-product.ts";
import { fillDisk, makeDisk } from "./small-disk.ts";

const disk = makeDisk(4);
let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  if (!disk) return;
  product = await startProduct({ settings: { DATA_DIR: disk.folder, LOG_LEVEL: "silent" } });
  shop = await makeShop(product);
});
afterAll(async () => {
  await product?.close();
  disk?.remove();
});

test.skipIf(!disk)("a disk without room is 503 in words, with nothing half written, and heals by itself", async () => {
  const folder = disk?.folder as string;
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile());
  expect((await upload(shop.owner, png())).status).toBe(201);
  const before = files();
  const filler = join(folder, "filler");
  fillDisk(filler);
  for (const bytes of [mp4(300_000), png()]) {
    const { status, body, headers } = await upload(shop.owner, bytes);
    expect([status, body.success, body.error, body.message]).toEqual([
      503,
      false,
      true,
      "No hay espacio para guardar el archivo. Intenta más tarde.",
    ]);
    expect(headers.get("retry-after")).not.toBeNull();
  }
  // a client that is still sending gets the answer too: the connection is not cut
  const many = await Promise.all(Array.from({ length: 8 }, () => upload(shop.owner, mp4(12_000_000))));
  expect(many.map(({ status }) => status)).toEqual(Array(8).fill(503));
  rmSync(filler);
  expect(files()).toEqual(before);
  const { rows } = await product.owner.query("select count(*)::int as files from files");
  expect(rows[0].files).toBe(1);
  expect((await upload(shop.owner, mp4(300_000))).status).toBe(201);
});
