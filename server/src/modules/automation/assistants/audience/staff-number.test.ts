// Staff numbers: proved by a code over WhatsApp, managed only by their own person, and without rights once that person
// leaves the business.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import {
  askCode,
  makeStaffedShop,
  prove,
  provedTelephone as proved,
  sentCode,
  telephone,
} from "../../../../../test/shops/staffed-shop.ts";
import { nextWednesday, type TalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const shopOfPeople = (capabilities?: object) => makeStaffedShop(world, capabilities);

async function staffOf(shop: TalkingShop, permissions: object[] = [], access = "full"): Promise<Caller> {
  const invited = await shop.owner.post("/api/invitation", {
    invitation: { businessId: shop.businessId, access, permissions },
  });
  const person = await world.product.person("Luis Recepción");
  const joined = await person.put(`/api/user/${person.userId}`, { code: invited.body.data.code });
  expect(joined.status).toBe(200);
  person.businessId = shop.businessId;
  return person;
}

const spoken = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

test("a proved number is obeyed: it reads a day, changes a status and blocks a time, each after a yes", async () => {
  const shop = await shopOfPeople();
  expect(shop.desk).toMatchObject({
    type: "business",
    correspondTo: "business",
    engine: "integrado",
    creditsPerAnswer: 0,
  });
  const day = nextWednesday();
  const ana = shop.customer();
  await ana.ask(`quiero un corte de dama el ${spoken(day)} a las 4 pm`);
  await ana.ask("sí");
  const phone = await proved(shop.owner, shop);

  const list = await phone.ask(`citas del ${spoken(day)}`);
  expect(list).toContain("1. 4:00 pm Ana López: Corte de dama, con Marta Solís (agendada)");
  expect(await phone.ask("Ana no vino")).toContain("como no asistida?");
  expect(await phone.ask("no")).toContain("no hago ningún cambio");
  expect(await phone.ask("confirma la de las 4")).toContain("como confirmada?");
  expect(await phone.ask("sí")).toContain("quedó como confirmada");
  const question = await phone.ask(`bloquea el ${spoken(day)} de 9 a 11 con Marta Solís`);
  expect(question).toContain("de 9:00 am a 11:00 am para Marta Solís");
  expect(await phone.ask("sí")).toContain("quedó bloqueado");
  expect(await phone.ask(`bloquea el ${spoken(day)} de 3 a 5 con Marta Solís`)).toContain("¿Bloqueo");
  expect(await phone.ask("sí")).toContain("No se pudo:");
  const { rows } = await world.product.owner.query(
    "select is_block, status, updated_by from appointments where business_id = $1 order by starts",
    [shop.businessId],
  );
  expect(rows).toMatchObject([
    { is_block: true },
    { is_block: false, status: "confirmada", updated_by: "Recepción por Marta Dueña" },
  ]);
  expect(await phone.ask("cuéntame un chiste")).toContain("Esto puedo hacer por ti:");
});

test("the code stands in no conversation, and the message says why this assistant answered", async () => {
  const shop = await shopOfPeople();
  const phone = await proved(shop.owner, shop);
  await phone.ask("citas de mañana");
  const threads = await shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
  const { clientId } = threads.body.data.threads[0];
  const chat = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&clientId=${clientId}&limit=100`,
  );
  expect(JSON.stringify(chat.body)).not.toContain("es tu código");
  expect(
    chat.body.messages.filter((one: { because: string }) => one.because).map((one: { because: string }) => one.because),
  ).toEqual(
    expect.arrayContaining([
      "Sofía atiende a prospectos y clientes. Ningún otro asistente activo atiende a este contacto por este canal.",
      "Recepción atiende a la gente del negocio, y este número se comprobó con un código. También podía contestar Sofía: se prefiere a quien tiene el público más específico.",
    ]),
  );
  const list = (await shop.owner.get(`/api/assistant?businessId=${shop.businessId}`)).body.data;
  expect(list.map((one: { today: object }) => one.today)).toEqual([
    { answered: 1, booked: 0, handedOver: 0 },
    { answered: 1, booked: 0, handedOver: 0 },
  ]);
});

test("codes are not guessed: five tries, one at a time, ten minutes, five a day", async () => {
  const shop = await shopOfPeople();
  const phone = telephone(shop);
  await phone.ask("hola");
  const { businessId, owner } = shop;
  const code = await sentCode(owner, businessId, phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const tried = await Promise.all(Array.from({ length: 8 }, () => prove(owner, businessId, wrong)));
  expect(tried.map(({ status }) => status)).toEqual(Array(8).fill(400));
  expect((await prove(owner, businessId, code)).body.message).toContain("pide otro");

  const again = await sentCode(owner, businessId, phone);
  expect((await askCode(owner, businessId, phone)).status).toBe(429);
  await world.product.owner.query("update staff_numbers set code_expires_at = now() where business_id = $1", [
    businessId,
  ]);
  expect((await prove(owner, businessId, again)).body.errors).toEqual([
    { path: "staffNumber.code", message: "El código venció o no se ha pedido: pide otro" },
  ]);
  await world.product.owner.query(
    "update staff_numbers set codes = 5, asked_at = now() - interval '2 minutes' where business_id = $1",
    [businessId],
  );
  expect((await askCode(owner, businessId, phone)).body.message).toContain("demasiados códigos");
  expect((await prove(owner, businessId, "12ab56")).status).toBe(400);
  expect((await owner.get(`/api/staffNumber/own?businessId=${businessId}`)).body.data.number).toBe("");
});

test("a code goes only to a number that wrote, is good for whoever asked for it, and never in another business", async () => {
  const [shop, other] = [await shopOfPeople(), await shopOfPeople()];
  const phone = telephone(shop);
  const strange = await askCode(shop.owner, shop.businessId, phone);
  expect([strange.status, strange.body.errors[0].path]).toEqual([400, "staffNumber.whatsapp"]);
  await phone.ask("hola");
  const code = await sentCode(shop.owner, shop.businessId, phone);
  const luis = await staffOf(shop);
  expect((await prove(luis, shop.businessId, code)).status).toBe(400);
  expect((await prove(other.owner, other.businessId, code)).status).toBe(400);
  for (const call of [askCode(other.owner, shop.businessId, phone), prove(other.owner, shop.businessId, code)])
    expect((await call).status).toBe(404);
  expect((await prove(shop.owner, shop.businessId, code)).body.data.number).toBe(
    `+52 ${phone.whatsapp.slice(0, 3)} ${phone.whatsapp.slice(3, 6)} ${phone.whatsapp.slice(6)}`,
  );
  // In the other business the same telephone belongs to a customer.
  const there = { ...telephone(other), whatsapp: phone.whatsapp };
  await world.sandbox.write({
    to: other.phoneNumberId,
    from: `52${there.whatsapp}`,
    text: "citas de mañana",
    name: "Marta",
  });
  await eventually(async () => {
    const said = (await world.sandbox.chat(other.phoneNumberId, `52${there.whatsapp}`)).filter(
      (one: { direction: string }) => one.direction === "out",
    );
    expect(said).toHaveLength(1);
    expect(said[0].text).not.toMatch(/No hay citas|Esto puedo hacer/);
  }, 15_000);
});

test("who leaves, and whose number is taken away, is a customer from then on", async () => {
  const shop = await shopOfPeople();
  const luis = await staffOf(shop);
  const phone = await proved(luis, shop);
  expect(await phone.ask("citas de mañana")).toContain("No hay citas");
  expect(await phone.ask("bloquea mañana de 9 a 10 con Luis")).toContain("¿Bloqueo");
  await shop.owner.delete(`/api/member/${luis.userId}?businessId=${shop.businessId}`);
  expect(await phone.ask("sí")).not.toContain("bloqueado");
  expect((await shop.owner.get(`/api/staffNumber?businessId=${shop.businessId}`)).body.data).toEqual([]);

  const own = await proved(shop.owner, shop);
  const path = `/api/staffNumber/person/${shop.owner.userId}?businessId=${shop.businessId}`;
  expect((await shop.owner.delete(path)).status).toBe(200);
  expect((await shop.owner.delete(path)).status).toBe(404);
  expect(await own.ask("citas de mañana")).not.toContain("No hay citas");
});

test("a number that is proved by somebody else is theirs, and a limited access stays limited", async () => {
  const shop = await shopOfPeople();
  const phone = await proved(shop.owner, shop);
  const luis = await staffOf(shop, [{ pageId: 6, actions: ["view"] }], "limited");
  const code = await sentCode(luis, shop.businessId, phone);
  expect((await prove(luis, shop.businessId, code)).status).toBe(200);
  const listed = (await shop.owner.get(`/api/staffNumber?businessId=${shop.businessId}`)).body.data;
  expect(listed.map((one: { userId: string }) => one.userId)).toEqual([luis.userId]);
  expect(await phone.ask("citas de mañana")).toContain("No hay citas");
  expect(await phone.ask("bloquea mañana de 9 a 10 con Luis")).toContain("Tu acceso en el negocio no incluye eso");
  const stranger = await staffOf(shop, [{ pageId: 13, actions: ["view"] }], "limited");
  expect((await askCode(stranger, shop.businessId, phone)).status).toBe(403);
});

test("an assistant without abilities says so, whoever asks", async () => {
  const shop = await shopOfPeople({});
  const phone = await proved(shop.owner, shop);
  expect(await phone.ask("citas de mañana")).toContain("no lo tengo permitido");
});
