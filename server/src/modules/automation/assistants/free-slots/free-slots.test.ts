// Posts of free hours: who gets them, when, in what wording, and that a customer can book an hour from a post.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { beforeEach, expect, test } from "vitest";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { agendaOf, type Customer, makeTalkingShop, type TalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

beforeEach(() => world.sandbox.call("POST", "/__sandbox/clock", { offsetMs: 0 }));

const HOUR = 3600_000;
const ZONE_SHIFT = 6 * HOUR;

/** The salon's local time one hour from now, to the minute. */
const hourAhead = (ms: number) => new Date(Date.now() + clock.shift + ms - ZONE_SHIFT).toISOString().slice(11, 16);

async function postingShop(post: object = {}) {
  const shop = await makeTalkingShop(world.product, world.sandbox, {
    assistant: {
      capabilities: {
        // The next certain working day is some days ahead.
        postFreeSchedules: { enabled: true, daysBefore: daysToTuesday(), deliveryHour: hourAhead(HOUR), ...post },
      },
    },
  });
  return shop;
}

/** Days until a day on which the salon works, seen from one hour ahead. */
function daysToTuesday(): number {
  const from = new Date(Date.now() + HOUR - ZONE_SHIFT);
  for (let days = 2; ; days += 1) {
    if (new Date(from.getTime() + days * 24 * HOUR).getUTCDay() === 2) return days;
  }
}

async function timePasses(ms: number): Promise<void> {
  clock.shift += ms;
  await world.sandbox.call("POST", "/__sandbox/clock", { offsetMs: clock.shift });
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'free-slots-due.%' and state = 'created'",
  );
}

async function posted(customer: Customer, after: number): Promise<string> {
  return eventually(async () => {
    const said = await customer.replies();
    if (said.length <= after) throw new Error("nothing was posted");
    return said[after] as string;
  }, 15_000);
}

/** Makes the shop's later jobs due now, by the database's clock; that clock does not move here. */
const hurry = ({ businessId }: TalkingShop) =>
  world.product.owner.query(
    "update pgboss.job set start_after = now() where state = 'created' and start_after > now() and data::text like $1",
    [`%${businessId}%`],
  );

const idle = (shop: TalkingShop) =>
  eventually(async () => {
    const { rowCount } = await world.product.owner.query(
      `select from pgboss.job where state < 'completed' and data::text like $1 and start_after <= now()
        and name like 'free-slots-%'`,
      [`%${shop.businessId}%`],
    );
    expect(rowCount).toBe(0);
  }, 15_000);

async function clientOf(shop: TalkingShop, customer: Customer): Promise<string> {
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${customer.from}`);
  return found.body.data[0]._id;
}

/** Objects to promotions. */
async function object({ owner, businessId }: TalkingShop, clientId: string): Promise<void> {
  const receivedOn = addDays(new Date().toISOString().slice(0, 10), -1);
  const request = { clientId, kind: "opposition", receivedOn, through: "Correo", purposes: ["secondary"] };
  const { _id } = (await owner.post("/api/privacy/request", { businessId, request })).body.data;
  await owner.post(`/api/privacy/request/${_id}/answer`, { answer: { isAccepted: true, answer: "Se le avisó" } });
  expect((await owner.post(`/api/privacy/request/${_id}/carry-out`, { done: { note: "" } })).status).toBe(200);
}

async function asked(shop: TalkingShop): Promise<Customer> {
  const ana = shop.customer();
  expect(await ana.ask("¿qué horarios tienes para un corte de dama el jueves?")).toMatch(/corte/i);
  return ana;
}

test("who asked for hours and booked none is offered those of the day, once, and books one by naming it", async () => {
  const shop = await postingShop({ maximunSchedules: 3 });
  const ana = await asked(shop);
  const before = (await ana.replies()).length;
  await timePasses(HOUR + 60_000);
  const text = await posted(ana, before);
  expect(text).toMatch(
    /^Hola, Ana\. Para Corte de dama .*martes \d+ de \w+ tengo libre:\n(• \d+:\d\d [ap]m\n){3}¿A qué hora/,
  );
  await timePasses(60_000);
  await idle(shop);
  expect(await ana.replies()).toHaveLength(before + 1);
  const hour = /• (\d+:\d\d [ap]m)/.exec(text)?.[1] as string;
  const hurrying = setInterval(() => void hurry(shop), 300);
  try {
    expect(await ana.ask(`a las ${hour}`)).toContain(hour);
    await ana.ask("sí");
  } finally {
    clearInterval(hurrying);
  }
  const [appointment] = await agendaOf(world.product, shop.businessId);
  expect(appointment.starts.getUTCDay()).toBe(2);
});

test("the owner's words are said with the rows in them; the message says why it came and costs nothing", async () => {
  const shop = await postingShop({ textTemplate: "¡Buen día, {{nombre}}! {{servicio}}, {{fecha}}: {{horarios}}" });
  const ana = await asked(shop);
  const before = (await ana.replies()).length;
  await timePasses(HOUR + 60_000);
  expect(await posted(ana, before)).toMatch(/^¡Buen día, Ana! Corte de dama, martes \d+ de \w+: \n• /);
  const { rows } = await world.product.owner.query(
    "select because, cost, author_kind from messages where business_id = $1 and client_key like 'free-slots:%'",
    [shop.businessId],
  );
  expect(rows[0]).toMatchObject({
    because: expect.stringContaining("horarios libres"),
    cost: null,
    author_kind: "assistant",
  });
});

test("who booked, took leave, objected, is switched off or handed over, and who asked for no hours, hears nothing", async () => {
  const shop = await postingShop();
  const [told, booked, left, objected, off, handed, other] = await Promise.all([
    asked(shop),
    asked(shop),
    asked(shop),
    asked(shop),
    asked(shop),
    asked(shop),
    shop.customer(),
  ]);
  await other.ask("¿dónde están?");
  await booked.ask("el jueves a las 10 de la mañana");
  await booked.ask("sí");
  await left.ask("no, gracias");
  await handed.ask("quiero hablar con una persona");
  await object(shop, await clientOf(shop, objected));
  await shop.owner.put(`/api/client/${await clientOf(shop, off)}`, { client: { noRespond: true } });
  const all = [booked, left, objected, off, handed, other];
  const heard = (await told.replies()).length;
  const before = await Promise.all(all.map((one) => one.replies()));
  await timePasses(HOUR + 60_000);
  expect(await posted(told, heard)).toContain("tengo libre");
  await idle(shop);
  for (const [at, one] of all.entries()) {
    const news = (await one.replies()).slice(before[at]?.length);
    expect(news.filter((text) => text.includes("tengo libre"))).toEqual([]);
  }
});

test("fewer hours than the least, another hour of sending, and switched off: nothing", async () => {
  const few = await postingShop({ minimunSchedules: 50, maximunSchedules: 50 });
  const later = await postingShop();
  const off = await postingShop();
  const customers = await Promise.all([asked(few), asked(later), asked(off)]);
  const edit = (shop: TalkingShop, post: object) =>
    shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { postFreeSchedules: post } } });
  expect((await edit(later, { enabled: true, deliveryHour: hourAhead(5 * HOUR) })).status).toBe(200);
  expect((await edit(off, { enabled: false })).status).toBe(200);
  const before = await Promise.all(customers.map((one) => one.replies()));
  await timePasses(HOUR + 60_000);
  await Promise.all([few, later, off].map(idle));
  for (const [at, one] of customers.entries()) expect(await one.replies()).toHaveLength(before[at]?.length as number);
});

test("words that name what is not there, or no hours, are refused by their field", async () => {
  const shop = await postingShop();
  const save = async (textTemplate: string) => {
    const capabilities = { postFreeSchedules: { enabled: true, textTemplate } };
    const { status, body } = await shop.owner.put(`/api/assistant/${shop.assistantId}`, {
      assistant: { capabilities },
    });
    return [status, body.errors?.[0]];
  };
  const path = "assistant.capabilities.postFreeSchedules.textTemplate";
  expect(await save("Hay {{horarios}} por {{precio}}")).toEqual([
    400,
    {
      path,
      message:
        "La variable {{precio}} no existe aquí. Puedes usar: {{nombre}}, {{negocio}}, {{servicio}}, {{fecha}}, {{horarios}}",
    },
  ]);
  expect(await save("Hay lugar")).toEqual([400, { path, message: "El texto debe llevar {{horarios}}" }]);
  expect((await save("Hay {{horarios}}"))[0]).toBe(200);
});
