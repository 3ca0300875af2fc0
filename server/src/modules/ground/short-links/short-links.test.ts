// Short addresses lead only to our own pages and files, for people who have them, until they expire.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { shortenLinks } from "./index.ts";

const world = shiftedWorld();
const { clock } = world;
const TOKEN = "AZbC_d-0123456789abcdefghijklmno";

async function open() {
  const { businessId } = await makeShop(world.product);
  const system = world.product.product.system(newId());
  const ctx = tenantCtx(system, businessId, { kind: "system", name: "prueba" });
  const shorten = (text: string) => transact(ctx, (tx, inside) => shortenLinks(tx, inside as typeof ctx, text));
  return { businessId, publicUrl: ctx.publicUrl, shorten };
}

const follow = async (url: string) => {
  const path = new URL(url).pathname;
  const answer = await fetch(world.product.url + path, { redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text(), answer };
};

test("a link keeps its short address, which leads back to it; each business has its own", async () => {
  const [mine, theirs] = [await open(), await open()];
  const long = `${mine.publicUrl}/reservar/salon/cita/${TOKEN}`;
  const short = await mine.shorten(`Tu cita: ${long}.`);
  expect(short).toMatch(/^Tu cita: http\S+\/c\/[0-9A-Za-z]{12}\.$/);
  expect(await mine.shorten(`Tu cita: ${long}.`)).toBe(short);
  expect(await theirs.shorten(`Tu cita: ${long}.`)).not.toBe(short);
  const url = short.slice("Tu cita: ".length, -1);
  expect(await follow(url)).toMatchObject({ status: 302, to: `/reservar/salon/cita/${TOKEN}` });
});

test("nothing else of a text becomes a short address, and no row leads elsewhere", async () => {
  const { businessId, publicUrl, shorten } = await open();
  for (const text of [
    "https://mallory.mx/pagar-cita?a=ABCDEFG",
    `${publicUrl}.mallory.mx/pagar-cita?a=ABCDEFG`,
    `${publicUrl}/reservar/salon`,
    `${publicUrl}/agenda`,
    `${publicUrl}//mallory.mx`,
  ])
    expect(await shorten(text)).toBe(text);
  const put = (code: string, path: string) =>
    world.product.owner.query(
      "insert into short_links (code, business_id, path, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [code, businessId, path],
    );
  for (const path of ["//mallory.mx", "https://mallory.mx", "/\\mallory.mx"])
    await expect(put("aaaaaaaaaaaa", path)).rejects.toMatchObject({ code: "23514" });
  await put("bbbbbbbbbbbb", "/reservar/x/cita/@mallory.mx");
  expect(await follow(`${publicUrl}/c/bbbbbbbbbbbb`)).toMatchObject({ status: 404, to: null });
});

test("an address that nobody has, that is over or malformed says so kindly, in the same words", async () => {
  const { publicUrl, shorten } = await open();
  const short = await shorten(`${publicUrl}/pagar-cita?a=ABCDEFG`);
  expect((await follow(short)).status).toBe(302);
  await world.product.owner.query("update short_links set expires_at = now() - interval '1 minute' where code = $1", [
    short.slice(-12),
  ]);
  const answers = [short, `${publicUrl}/c/ABCDEFGHJKLM`, `${publicUrl}/c/corto`, `${publicUrl}/c/%00%00`];
  for (const url of answers) {
    const { status, text, answer } = await follow(url);
    expect([url, status]).toEqual([url, url.endsWith("%00") ? status : 404]);
    if (url.endsWith("%00")) expect(status).toBeLessThan(500);
    else expect(text).toContain("Este enlace ya no sirve");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("the confirmation of an appointment carries a short address of its calendar file", async () => {
  const shop = await makePlanningShop(world, clock);
  const made = await shop.book(shop.at(20 * HOUR));
  await eventually(async () => expect(await shop.listOf(made._id)).toHaveLength(2), 15_000);
  await shop.timePasses(3 * MINUTE);
  await eventually(async () => expect(await shop.heard()).toHaveLength(1), 15_000);
  const [said] = await shop.heard();
  expect(said.text).not.toContain(".ics");
  const url = /Guárdala en tu calendario: (http\S+\/c\/[0-9A-Za-z]{12})$/.exec(said.text)?.[1] as string;
  const file = (await world.product.anonymous.get(new URL(url).pathname)).body;
  expect(file).toContain(`UID:${made._id}@mostrador`);
});
