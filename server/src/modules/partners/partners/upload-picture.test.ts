// The pictures of a partner: what is accepted, who shows them, and how many are kept.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { png, wav } from "../../../../test/sample-files.ts";
import { makeAgency } from "../../../../test/shops/agency.ts";
import { BRAND } from "../../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

function upload(person: Caller, partnerId: string, bytes: Buffer, name = "logo.png") {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return person.post(`/api/partner/${partnerId}/picture`, form);
}

const save = (person: Caller, partnerId: string, logoUrl: string) =>
  person.put(`/api/partner/${partnerId}`, { action: "updateBranding", branding: { ...BRAND, logoUrl } });

test("an uploaded logo is served from our own address, to everybody, without what the file said of its author", async () => {
  const { person, partnerId } = await makeAgency(product);
  const note = Buffer.concat([png().subarray(0, 33), textChunk("Author\0Rodrigo"), png().subarray(33)]);
  const { status, body } = await upload(person, partnerId, note);
  expect([status, body.message]).toEqual([201, "Imagen subida correctamente"]);
  expect(body.data.url).toMatch(/^\/archivos\/[a-zA-Z0-9]{24}\.png$/);
  expect((await save(person, partnerId, body.data.url)).status).toBe(200);
  const shown = await fetch(product.url + body.data.url);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Buffer.from(await shown.arrayBuffer()).toString("latin1")).not.toContain("Rodrigo");
});

test("only a picture is accepted, of a size that a page can draw", async () => {
  const { person, partnerId } = await makeAgency(product);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [bytes, name] of [
    [svg, "logo.svg"],
    [svg, "logo.png"],
    [wav(), "logo.wav"],
    [Buffer.alloc(0), "logo.png"],
    [png(2_001), "logo.png"],
  ] as const)
    expect([name, (await upload(person, partnerId, bytes, name)).status]).toEqual([name, 400]);
  const large = Buffer.concat([png(), Buffer.alloc(1024 * 1024)]);
  expect((await upload(person, partnerId, large)).status).toBe(413);
});

test("a picture of another partner, of a business or of nobody is no logo, and others upload none", async () => {
  const [one, other] = [await makeAgency(product), await makeAgency(product)];
  const { url } = (await upload(other.person, other.partnerId, png())).body.data;
  for (const logoUrl of [url, `/archivos/${"a".repeat(24)}.png`]) {
    const answer = await save(one.person, one.partnerId, logoUrl);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ path: "branding.logoUrl", message: "No se encontró la imagen" }],
    ]);
  }
  expect((await upload(one.person, other.partnerId, png())).status).toBe(404);
  expect((await upload(await product.person("Eva"), one.partnerId, png())).status).toBe(403);
});

test("the ten newest are kept, and the one in use", async () => {
  const { person, partnerId } = await makeAgency(product);
  const urls: string[] = [];
  for (let count = 0; count < 13; count += 1) {
    urls.push((await upload(person, partnerId, png())).body.data.url);
    if (count === 0) await save(person, partnerId, urls[0] as string);
  }
  const states = await Promise.all(urls.map(async (url) => (await fetch(product.url + url)).status));
  expect(states).toEqual([200, 404, 404, ...Array(10).fill(200)]);
});

/** A note inside a PNG. The sum at its end is not checked by what reads it. */
function textChunk(text: string): Buffer {
  const body = Buffer.from(text, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from("tEXt"), body, Buffer.alloc(4)]);
}
