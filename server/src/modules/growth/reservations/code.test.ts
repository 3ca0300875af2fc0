// A code over WhatsApp proves a number: stored as a hash, valid for ten minutes and five tries, once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../test/shops/booking-shop.ts";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { templatesOf } from "../../../../test/shops/template-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let ahead = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + ahead });
});
afterAll(() => world?.close());

/** A customer has just written to it, and its codes reach every number. */
async function writtenShop(settings: object = {}) {
  const shop = await shopWithoutTemplate(settings);
  const general = {
    name: "aviso",
    purpose: "general",
    body: "Hola {{nombre}}, te escribe {{negocio}}: {{mensaje}} Gracias.",
  };
  await templatesOf(world.sandbox).approved(shop.inbox, general);
  return shop;
}

/** A customer has just written to it: a free message would reach them, and no one else. */
async function shopWithoutTemplate(settings: object = {}) {
  const inbox = await makeInboxShop(world.product, world.sandbox);
  const shop = await makeBookingShop(world.product, settings, inbox);
  const whatsapp = inbox.newNumber();
  await inbox.write(`521${whatsapp}`, "Hola");
  await inbox.firstThread();
  const post = (path: string, body: object) => world.product.anonymous.post(`${shop.at}${path}`, body);
  const codeSent = () =>
    eventually(async () => {
      const texts = (await inbox.messagesOf(whatsapp)).map(({ message }: { message?: string }) =>
        JSON.stringify(message ?? ""),
      );
      const all = JSON.stringify(await inbox.messagesOf(whatsapp));
      const found = [...all.matchAll(/(\d{6}) es tu código/g)].map(([, code]) => code as string);
      if (found.length === 0) throw new Error(`no code in ${texts}`);
      return found;
    });
  return { ...shop, inbox, whatsapp, post, codeSent, number: { whatsapp, countryCode: "52" } };
}

/** The first free hour of the coming week. */
async function firstHour(shop: Awaited<ReturnType<typeof writtenShop>>): Promise<string> {
  const from = new Date(Date.now() + ahead + 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + ahead + 6 * 86_400_000).toISOString().slice(0, 10);
  return (await shop.hours(from, { to })).body.data.hours[0].start;
}

test("whoever can be written to proves the number, and books with the proof alone", async () => {
  const shop = await writtenShop();
  const start = await firstHour(shop);
  const { whatsapp } = shop;
  const without = await shop.book(start, { whatsapp });
  expect([without.status, without.body.data]).toEqual([422, { needsCode: true }]);
  const sent = await shop.post("/code", shop.number);
  expect(sent.body.data).toMatchObject({ sent: true, needed: true });
  expect(sent.body.data.number.replaceAll(" ", "")).toBe(`+52${whatsapp}`);
  const [code] = await shop.codeSent();
  const { rows } = await world.product.owner.query("select * from reservation_codes where business_id = $1", [
    shop.businessId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
  const wrong = await shop.post("/code/check", { ...shop.number, code: code === "000000" ? "000001" : "000000" });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "code"]);
  const checked = await shop.post("/code/check", { ...shop.number, code });
  const { proof } = checked.body.data;
  expect((await shop.post("/code/check", { ...shop.number, code })).status).toBe(400);
  // a code of another number proves nothing
  const made = await shop.book(start, { whatsapp, proof });
  expect([made.status, made.body.data.isProved]).toEqual([201, true]);
  const other = await shop.book(start, { whatsapp, proof: `9${proof}` });
  expect(other.status).toBe(422);
});

test("five wrong tries end a code, and so do ten minutes", async () => {
  const shop = await writtenShop();
  await shop.post("/code", shop.number);
  const [first] = await shop.codeSent();
  for (let time = 0; time < 5; time += 1)
    await shop.post("/code/check", { ...shop.number, code: first === "111111" ? "222222" : "111111" });
  const over = await shop.post("/code/check", { ...shop.number, code: first });
  expect([over.status, over.body.message]).toEqual([400, "El código ya no sirve. Pide uno nuevo."]);
  await shop.post("/code", shop.number);
  const codes = await eventually(async () => {
    const found = await shop.codeSent();
    if (found.length < 2) throw new Error("the second is not there yet");
    return found;
  });
  ahead += 10 * 60_000 + 1;
  const late = codes.filter((code) => code !== first).at(-1) ?? first;
  expect((await shop.post("/code/check", { ...shop.number, code: late })).status).toBe(400);
});

test("a number gets few codes an hour, and many guesses at once are no way around the five tries", async () => {
  const shop = await writtenShop();
  await shop.post("/code", shop.number);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shop.post("/code/check", { ...shop.number, code: String(index).padStart(6, "0") }),
    ),
  );
  expect(guesses.every(({ status }) => status === 400 || status === 429)).toBe(true);
  const { rows } = await world.product.owner.query("select tries from reservation_codes where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows).toEqual([{ tries: 5 }]);
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await shop.post("/code", shop.number)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("where no codes are sent, the business decides, and no stranger is left in its inbox", async () => {
  const shop = await shopWithoutTemplate();
  const stranger = { whatsapp: shop.number.whatsapp.replace(/^22/, "33"), countryCode: "52" };
  const sent = await shop.post("/code", stranger);
  expect(sent.body.data).toMatchObject({ sent: false, needed: false });
  const count = async (table: string) =>
    Number(
      (await world.product.owner.query(`select count(*) from ${table} where business_id = $1`, [shop.businessId]))
        .rows[0].count,
    );
  expect([await count("contacts"), await count("threads")]).toEqual([1, 1]);
  const start = await firstHour(shop);
  const made = await shop.book(start, { whatsapp: stranger.whatsapp });
  expect([made.status, made.body.data.isProved]).toEqual([201, false]);
  await shop.settle({ withoutCode: "refuse" });
  expect((await shop.post("/code", stranger)).body.data).toMatchObject({ sent: false, needed: true });
  expect((await shop.book(await firstHour(shop), { whatsapp: stranger.whatsapp })).status).toBe(422);
});

test.each([
  ["that sends codes", writtenShop],
  ["that sends none", shopWithoutTemplate],
  ["that sends none and refuses", () => shopWithoutTemplate({ withoutCode: "refuse" })],
])("of a business %s no answer tells whether a number wrote to it", async (_, make) => {
  const shop = await make();
  const start = await firstHour(shop);
  const answersFor = async (whatsapp: string) => {
    const asked = await shop.post("/code", { whatsapp, countryCode: "52" });
    const checked = await shop.post("/code/check", { whatsapp, countryCode: "52", code: "000000" });
    const booked = await shop.book(start, { whatsapp, key: `key-${whatsapp}` });
    if (booked.status === 201) {
      const { rowCount } = await world.product.owner.query("delete from appointments where business_id = $1", [
        shop.businessId,
      ]);
      expect(rowCount).toBe(1);
    }
    // the answer repeats the number to the person who typed it
    const { number: _, ...told } = asked.body.data;
    return [asked.status, told, checked.status, checked.body, booked.status, booked.body.message, booked.body.errors];
  };
  const known = await answersFor(shop.whatsapp);
  const unknown = await answersFor(shop.whatsapp.replace(/^22/, "33"));
  expect(known).toEqual(unknown);
});

test("one code that is checked many times at once proves the number once", async () => {
  const shop = await writtenShop();
  await shop.post("/code", shop.number);
  const [code] = await shop.codeSent();
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => shop.post("/code/check", { ...shop.number, code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(14).fill(400)]);
});
