// Files through HTTP: uploaded, served, deleted.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { mp4, PDF, png, upload, wav } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";
import { transact } from "../../../kernel/db/transaction.ts";

let product: TestProduct;
let owner: Caller;
let other: Caller;
let now = Date.now();
beforeAll(async () => {
  product = await startProduct({ clock: () => now });
  ({ owner } = await makeShop(product));
  ({ owner: other } = await makeShop(product));
});
afterAll(() => product.close());

const folder = () => product.product.files.folder;
const pathOf = (url: string) => new URL(url).pathname;
const fileOf = (url: string) => {
  const name = pathOf(url).slice("/archivos/".length);
  return join(folder(), name.slice(0, 2), name);
};
const filesOnDisk = () =>
  readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder(), name)).isFile(),
  );
const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

test.each([
  ["a picture", png(), "image", "image/png", "png"],
  ["a video", mp4(), "video", "video/mp4", "mp4"],
  ["a sound", wav(), "audio", "audio/wav", "wav"],
  ["a PDF", PDF, "document", "application/pdf", "pdf"],
])(
  "%s is kept as what its bytes say, whatever its name and type say",
  async (_, bytes, kind, contentType, extension) => {
    const { status, body } = await upload(owner, bytes, "../../página.html", { type: "text/html" });
    expect([status, body.success, body.error, body.message]).toEqual([
      201,
      true,
      false,
      "Archivo subido correctamente",
    ]);
    expect(body.data).toMatchObject({ kind, contentType, bytes: bytes.length });
    const given = await get(pathOf(body.data.url));
    expect([given.status, given.headers.get("content-type"), Buffer.from(await given.arrayBuffer())]).toEqual([
      200,
      contentType,
      bytes,
    ]);
    expect(pathOf(body.data.url)).toMatch(new RegExp(`^/archivos/[A-Za-z0-9]{24}\\.${extension}$`));
  },
);

test("what is given out runs nothing, is guessed by nobody, and may be kept by browsers and shown elsewhere", async () => {
  const { body } = await upload(owner, png());
  const { headers } = await get(pathOf(body.data.url));
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("sandbox");
  expect(headers.get("content-security-policy")).not.toContain("script");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("cache-control")).toBe("public, max-age=2592000, immutable");
  expect(headers.get("content-disposition")).toBe("inline");
  const pdf = (await upload(owner, PDF)).body.data.url;
  expect((await get(pathOf(pdf))).headers.get("content-disposition")).toBe("attachment");
});

test("a player asks for parts, and a part that there is not is 416", async () => {
  const path = pathOf((await upload(owner, wav(2000))).body.data.url);
  const part = await get(path, { range: "bytes=0-43" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 0-43/2044"]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(wav(2000).subarray(0, 44));
  expect((await get(path, { range: "bytes=9000-" })).status).toBe(416);
  const again = await get(path, { "if-none-match": part.headers.get("etag") ?? "", "cache-control": "max-age=0" });
  expect(again.status).toBe(304);
  const head = await fetch(product.url + path, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "2044"]);
});

test.each([
  "/archivos/nada",
  `/archivos/${"a".repeat(24)}.png`,
  `/archivos/${"a".repeat(24)}.html`,
  "/archivos/..%2f..%2fsecret",
  `/archivos/${"a".repeat(22)}%2f.png`,
  "/archivos/incoming",
])("%s is no file", async (path) => {
  const answer = await get(path);
  expect([answer.status, await answer.json()]).toEqual([404, { success: false, message: "No se encontró el archivo" }]);
});

test.each([
  [
    "SVG",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    400,
    "Solo se aceptan imágenes",
  ],
  ["HTML", Buffer.from("<!doctype html><script>1</script>"), 400, "Solo se aceptan imágenes"],
  ["a program", Buffer.from("\x7fELF\x02\x01\x01\0", "latin1"), 400, "Solo se aceptan imágenes"],
  ["nothing", Buffer.alloc(0), 400, "El archivo está vacío"],
  ["an HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"), 400, "Las fotos HEIC"],
  ["a MOV", Buffer.from("\0\0\0\x14ftypqt  \0\0\x02\0qt  ", "latin1"), 400, "Los videos MOV"],
  [
    "a picture of 5 MB and a byte",
    Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]),
    413,
    "Una imagen puede pesar hasta 5 MB",
  ],
  ["17 MB", mp4(17 * 1024 * 1024), 413, "El archivo puede pesar hasta 16 MB"],
])("%s called foto.png is refused in words, and leaves nothing", async (_, bytes, status, message) => {
  const before = filesOnDisk();
  const answer = await upload(owner, bytes, "foto.png", { type: "image/png" });
  expect([answer.status, answer.body.success, answer.body.error]).toEqual([status, false, true]);
  expect(answer.body.message).toContain(message);
  expect(answer.body.errors).toMatchObject([{ path: "file" }]);
  expect(filesOnDisk()).toEqual(before);
});

test("without a file, a choice is asked for; another's business, and nobody, are refused before anything is read", async () => {
  const asked = { success: false, error: true, message: "Por favor, seleccione un archivo" };
  for (const body of [new FormData(), { file: "x" }]) {
    const answer = await owner.send("POST", "/api/cloudinary", body);
    expect([answer.status, answer.body]).toMatchObject([400, asked]);
  }
  expect((await upload(product.anonymous, png())).status).toBe(401);
  expect((await upload(owner, png(), "a.png", { headers: { "x-business-id": other.businessId } })).status).toBe(404);
  expect((await upload(owner, png(), "a.png", { fields: { businessId: other.businessId } })).status).toBe(404);
  expect((await upload(owner, png(), "a.png", { fields: { businessId: owner.businessId } })).status).toBe(201);
});

test("a key that is repeated with the same file answers the same, and with another one is refused", async () => {
  const headers = { "idempotency-key": "una-subida" };
  const first = await upload(owner, png(9), "a.png", { headers });
  const second = await upload(owner, png(9), "a.png", { headers });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect((await upload(owner, png(10), "a.png", { headers })).status).toBe(409);
});

test("a business deletes its own files by address or by id, and nobody else's", async () => {
  const [one, two] = [(await upload(owner, png())).body.data, (await upload(owner, png())).body.data];
  const byUrl = (caller: Caller, url: string) => caller.delete(`/api/cloudinary?url=${encodeURIComponent(url)}`);
  const byId = (caller: Caller, body: object) => caller.send("DELETE", "/api/upload/delete", body);
  const missing = { success: false, error: true, message: "No se encontró el archivo" };
  expect((await byUrl(other, one.url)).body).toMatchObject(missing);
  expect((await byId(other, { public_id: two.public_id })).body).toMatchObject(missing);
  expect([existsSync(fileOf(one.url)), existsSync(fileOf(two.url))]).toEqual([true, true]);
  const gone = { success: true, error: false, message: "Archivo eliminado correctamente", data: null };
  expect((await byUrl(owner, one.url)).body).toEqual(gone);
  expect((await byId(owner, { public_id: two.public_id })).body).toEqual(gone);
  await eventually(async () => {
    expect([existsSync(fileOf(one.url)), existsSync(fileOf(two.url))]).toEqual([false, false]);
  });
  expect((await byUrl(owner, one.url)).status).toBe(404);
  expect((await byUrl(owner, "https://ejemplo.mx/foto.png")).status).toBe(404);
});

test("what nobody uses is swept after a day, what a saved row shows stays, also once its hour has come", async () => {
  const [used, unused] = [(await upload(owner, png())).body.data, (await upload(owner, png())).body.data];
  const resource = { businessId: owner.businessId, name: "Fachada", usage: "static", items: [{ url: used.url }] };
  expect((await owner.post("/api/resource", { resource })).status).toBe(201);
  // each time the sweep takes it, its hour starts again
  const waiting = `select since from unused_files u join files f on f.id = u.file_id where f.public_id = $1`;
  const sinceOf = async () => (await product.owner.query(waiting, [unused.public_id])).rows[0]?.since?.getTime();
  const uploadedAt = await sinceOf();
  now += 23 * 3600_000;
  const fresh = (await upload(owner, png())).body.data;
  await sweep();
  expect([used, unused, fresh].map(({ url }) => existsSync(fileOf(url)))).toEqual([true, true, true]);
  expect([typeof uploadedAt, await sinceOf()]).toEqual(["number", uploadedAt]);
  now += 2 * 3600_000;
  await sweep();
  await eventually(async () => expect(existsSync(fileOf(unused.url))).toBe(false));
  expect([used, fresh].map(({ url }) => existsSync(fileOf(url)))).toEqual([true, true]);
  // the bytes are deleted first: an interrupted sweep is repeated
  const row = "select from files where public_id = $1";
  await eventually(async () => expect((await product.owner.query(row, [unused.public_id])).rows).toEqual([]));
});

test("a business may keep so much and no more", async () => {
  const filled = `insert into files (business_id, id, key, storage, kind, content_type, extension, name, bytes)
    select $1, gen_random_uuid(), 'lleno' || n, 'disk', 'image', 'image/png', 'png', 'x', 1 from generate_series(1, 2000) n`;
  await product.owner.query(filled, [other.businessId]);
  const { status, body } = await upload(other, png());
  expect([status, body.message]).toEqual([
    422,
    "Tu negocio ya no tiene espacio para más archivos. Elimina los que no uses.",
  ]);
  await product.owner.query("delete from files where key like 'lleno%'");
  expect((await upload(other, png())).status).toBe(201);
});

test("a business that goes takes its files, and what used them, with it", async () => {
  const { owner: leaving } = await makeShop(product);
  const { url } = (await upload(leaving, png())).body.data;
  const resource = { businessId: leaving.businessId, name: "Fachada", usage: "static", items: [{ url }] };
  expect((await leaving.post("/api/resource", { resource })).status).toBe(201);
  await upload(leaving, png());
  await product.owner.query("delete from businesses where business_id = $1", [leaving.businessId]);
  for (const table of ["files", "file_uses", "unused_files", "resources"]) {
    const { rowCount } = await product.owner.query(`select from ${table} where business_id = $1`, [leaving.businessId]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

/** Runs the sweep now, as the workers do. */
async function sweep(): Promise<void> {
  const { sweeps, system } = product.product;
  const ours = sweeps.find(({ name }) => name === "unused-files");
  if (!ours) throw new Error("there is no such sweep");
  const ctx = system("sweep-of-a-test");
  while ((await transact(ctx, (tx) => ours.run(tx, ctx))) > 0);
}

test("a small file of a picture that no browser can draw is refused", async () => {
  const bytes = png();
  const bomb = Buffer.from(bytes);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const { status, body } = await upload(owner, bomb);
  expect([status, body.errors[0].path, body.message]).toEqual([
    400,
    "file",
    "La imagen tiene demasiados pixeles. Guárdala más chica, de hasta 8,000 por lado.",
  ]);
});

test("what a picture says of its making is never given out", async () => {
  const text = Buffer.from("\0\0\0\x08tEXtGPS 19,0\0\0\0\0", "latin1");
  const bytes = Buffer.concat([png().subarray(0, -12), text, png().subarray(-12)]);
  const { body } = await upload(owner, bytes);
  const given = Buffer.from(await (await get(pathOf(body.data.url))).arrayBuffer());
  expect([given.equals(png()), body.data.bytes]).toEqual([true, png().length]);
});
