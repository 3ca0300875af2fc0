// The waiting list: a released slot is held for one at a time, in the order of the queue, and none is lost.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeBookingShop } from "../../../../test/shops/booking-shop.ts";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let ahead = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + ahead });
});
afterAll(() => world?.close());

const DAY = 86_400_000;

/** One branch whose only free hour is taken by an appointment, in four days at noon. */
async function fullShop(settings: object = {}) {
  const inbox = await makeInboxShop(world.product, world.sandbox);
  const shop = await makeBookingShop(world.product, { holdMinutes: 15, ...settings }, inbox);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const [marta, luis] = specialistIds;
  await shop.settle({ hiddenSpecialists: [luis] });
  let at = new Date(Date.now() + ahead + 3 * DAY);
  while ([0, 6].includes(at.getUTCDay())) at = new Date(at.getTime() + DAY);
  const day = at.toISOString().slice(0, 10);
  const start = `${day}T12:00:00-06:00`;
  const end = `${day}T12:45:00-06:00`;
  const block = (from: string, to: string) =>
    owner.post("/api/block", {
      block: { businessId, branchId, title: "Lleno", specialists: [marta], start: from, end: to },
    });
  await block(new Date(Date.now() + ahead - DAY).toISOString(), start);
  await block(end, new Date(Date.now() + ahead + 60 * DAY).toISOString());
  const clientOf = async (name: string) => {
    const whatsapp = inbox.newNumber();
    await inbox.write(`521${whatsapp}`, "Hola", { name });
    return eventually(async () => {
      const found = (await inbox.threads()).find((thread: JsonBody) => JSON.stringify(thread).includes(whatsapp));
      if (!found) throw new Error("not there yet");
      return found.clientId as string;
    });
  };
  const wait = async (name: string, more: object = {}) => {
    const clientId = await clientOf(name);
    const waiting = { businessId, clientId, serviceId: serviceIds[0], branchId, ...more };
    const answer = await owner.post("/api/waiting", { waiting });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const take = async () => {
    const clientId = await clientOf("Quien la tiene");
    const appointment = { businessId, branchId, specialistId: marta, serviceId: serviceIds[0], clientId, start };
    return (await owner.post("/api/appointment", { appointment })).body.data?._id as string;
  };
  const list = async (): Promise<JsonBody[]> => (await owner.get(`/api/waiting?businessId=${businessId}`)).body.data;
  const held = (name: string) =>
    eventually(async () => {
      const line = await list();
      const found = line.find(({ offer }) => offer);
      if (found?.clientName !== name)
        throw new Error(`held: ${JSON.stringify(line.map((one) => [one.clientName, one.status]))}`);
      return found;
    });
  const linkOf = async (clientId: string) =>
    eventually(async () => {
      const asked = `businessId=${businessId}&clientId=${clientId}`;
      const text = JSON.stringify((await owner.get(`/api/thread/messages?${asked}`)).body.data);
      const short = [...text.matchAll(/\/c\/\w{12}/g)].at(-1)?.[0];
      const led = short && (await fetch(world.product.url + short, { redirect: "manual" }));
      const found = led && /\/espera\/([\w-]{44})/.exec(led.headers.get("location") ?? "")?.[1];
      if (!found) throw new Error("no link yet");
      return `${shop.at}/waiting/${found}`;
    });
  return {
    ...shop,
    start,
    wait,
    take,
    list,
    held,
    linkOf,
    cancel: (id: string) => owner.patch(`/api/appointment/${id}`, { status: "cancelada" }),
  };
}

const stranger = () => world.product.anonymous;
const overlaps = async (businessId: string) => {
  const { rows } = await world.product.owner.query(
    `select count(*)::int as n from waiting_offers a join waiting_offers b on a.business_id = b.business_id and a.id < b.id
      and a.specialist_id = b.specialist_id and tstzrange(a.starts, a.ends) && tstzrange(b.starts, b.ends)
      where a.status = 'open' and b.status = 'open' and a.business_id = $1`,
    [businessId],
  );
  return rows[0].n;
};

test("a cancellation is offered to the first, held for everybody else, and taken exactly once", async () => {
  const shop = await fullShop();
  const taken = await shop.take();
  const ana = await shop.wait("Ana");
  await shop.wait("Beto");
  await shop.cancel(taken);
  const offered = await shop.held("Ana");
  expect(offered.offer.start).toBe(shop.start);
  expect((await shop.list()).map(({ status }) => status)).toEqual(["offered", "waiting"]);
  // no one else gets it meanwhile
  expect((await shop.book(shop.start)).status).toBe(409);
  const link = await shop.linkOf(ana.clientId);
  const seen = (await stranger().get(link)).body.data;
  expect([seen.status, seen.offer.start, seen.specialist]).toEqual(["offered", shop.start, null]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => stranger().post(`${link}/accept`, {})));
  expect(answers.map(({ status, body }) => [status, body.data?.status])).toEqual(Array(5).fill([200, "booked"]));
  const day = shop.start.slice(0, 10);
  const entries = (await shop.owner.get(`/api/appointment?businessId=${shop.businessId}&from=${day}&to=${day}`)).body
    .data;
  const holding = entries.filter(({ status, start }: JsonBody) => status === "agendada" && start === shop.start);
  expect(holding).toHaveLength(1);
  expect(entries.some(({ title }: JsonBody) => title.startsWith("Apartado"))).toBe(false);
  expect((await shop.list()).map(({ clientName }) => clientName)).toEqual(["Beto"]);
});

test("who lets it go, and whose time is over, makes place for the next, and stays in the line", async () => {
  const shop = await fullShop();
  const taken = await shop.take();
  const ana = await shop.wait("Ana");
  const beto = await shop.wait("Beto");
  await shop.wait("Caro");
  await shop.cancel(taken);
  await shop.held("Ana");
  const refused = await stranger().post(`${await shop.linkOf(ana.clientId)}/refuse`, {});
  expect(refused.body.data.status).toBe("waiting");
  await shop.held("Beto");
  const link = await shop.linkOf(beto.clientId);
  ahead += 15 * 60_000 + 1;
  const late = await stranger().post(`${link}/accept`, {});
  expect([late.status, late.body.message]).toEqual([
    409,
    "El apartado ya terminó. Sigues en la lista y te avisaremos del siguiente.",
  ]);
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'waiting-offer-made%' and state = 'created'",
  );
  await shop.held("Caro");
  expect(await overlaps(shop.businessId)).toBe(0);
  expect((await shop.list()).map(({ clientName, status }) => [clientName, status])).toEqual([
    ["Ana", "waiting"],
    ["Beto", "waiting"],
    ["Caro", "offered"],
  ]);
});

test("whoever leaves gives the hold back, and who booked elsewhere waits no longer", async () => {
  const shop = await fullShop();
  const taken = await shop.take();
  const ana = await shop.wait("Ana");
  const beto = await shop.wait("Beto");
  await shop.cancel(taken);
  await shop.held("Ana");
  expect((await stranger().delete(await shop.linkOf(ana.clientId))).body.data.status).toBe("left");
  await shop.held("Beto");
  const { businessId, branchId, serviceIds, specialistIds } = shop;
  const named = {
    businessId,
    branchId,
    serviceId: serviceIds[0],
    specialistId: specialistIds[1],
    clientId: beto.clientId,
  };
  expect((await shop.owner.post("/api/appointment", { appointment: { ...named, start: shop.start } })).status).toBe(
    201,
  );
  await eventually(async () => expect(await shop.list()).toEqual([]));
  expect((await shop.hours(shop.start.slice(0, 10))).body.data.hours).toHaveLength(1);
});

test("many cancellations and many who wait: never two holds of one place, and nobody is forgotten", async () => {
  const shop = await fullShop();
  const taken = await shop.take();
  const names = ["Ana", "Beto", "Caro", "Dora"];
  for (const name of names) await shop.wait(name);
  await Promise.all([shop.cancel(taken), shop.cancel(taken)]);
  for (const name of names) {
    const { clientId } = await shop.held(name);
    expect(await overlaps(shop.businessId)).toBe(0);
    const link = await shop.linkOf(clientId);
    await Promise.all([stranger().post(`${link}/refuse`, {}), stranger().post(`${link}/refuse`, {})]);
  }
  await eventually(async () =>
    expect((await shop.list()).map(({ status }) => status)).toEqual(Array(4).fill("waiting")),
  );
  expect((await shop.hours(shop.start.slice(0, 10))).body.data.hours).toHaveLength(1);
});

test("a place of a class is held, and more places serve more who wait, while the class takes place", async () => {
  const shop = await fullShop();
  const ofService = (service: object) => shop.owner.put(`/api/service/${shop.serviceIds[0]}`, { service });
  await ofService({ capacity: 2 });
  const taken = await shop.take();
  await shop.take();
  const ana = await shop.wait("Ana");
  for (const name of ["Beto", "Caro", "Dora"]) await shop.wait(name);
  await shop.cancel(taken);
  await shop.held("Ana");
  expect((await shop.list()).map(({ status }) => status)).toEqual(["offered", "waiting", "waiting", "waiting"]);
  expect((await shop.book(shop.start)).status).toBe(409);
  expect(await shop.take()).toBeUndefined();
  await ofService({ capacity: 4 });
  const statuses = () => shop.list().then((line) => line.map(({ status }) => status));
  await eventually(async () => expect(await statuses()).toEqual(["offered", "offered", "offered", "waiting"]));
  const link = await shop.linkOf(ana.clientId);
  expect((await stranger().post(`${link}/accept`, {})).body.data.status).toBe("booked");
  expect(await shop.take()).toBeUndefined();
  // the class is cancelled: its held places go with it, and are offered to who has not had them yet
  const day = shop.start.slice(0, 10);
  const { data } = (await shop.owner.get(`/api/appointment?businessId=${shop.businessId}&from=${day}&to=${day}`)).body;
  const one = data.find(({ status, start }: JsonBody) => status === "agendada" && start === shop.start);
  await shop.owner.patch(`/api/appointment/${one._id}/class`, { status: "cancelada" });
  await eventually(async () =>
    expect((await shop.list()).map(({ clientName, status }) => [clientName, status])).toEqual([
      ["Beto", "waiting"],
      ["Caro", "waiting"],
      ["Dora", "offered"],
    ]),
  );
});

test("a service that needs a room is offered only while the room is free, and the room is held", async () => {
  const shop = await fullShop();
  const { owner, businessId, branchId, serviceIds, specialistIds, start } = shop;
  await shop.settle({ hiddenSpecialists: [] });
  const room = { businessId, branchId, name: "Cabina", kind: "room", units: 1 };
  const { _id: facilityId } = (await owner.post("/api/facility", { facility: room })).body.data;
  await owner.put(`/api/service/${serviceIds[0]}`, { service: { facilities: [facilityId] } });
  // Luis has only the same hour, and Marta's appointment has the room
  const luis = specialistIds[1];
  const away = (from: string, to: string) =>
    owner.post("/api/block", {
      block: { businessId, branchId, title: "No está", specialists: [luis], start: from, end: to },
    });
  const end = `${start.slice(0, 11)}12:45:00-06:00`;
  await away(new Date(Date.now() + ahead - DAY).toISOString(), start);
  await away(end, new Date(Date.now() + ahead + 60 * DAY).toISOString());
  const taken = await shop.take();
  await shop.wait("Ana");
  await shop.wait("Beto");
  await shop.cancel(taken);
  await shop.held("Ana");
  // two people are free, and one room is held
  expect((await shop.list()).map(({ status }) => status)).toEqual(["offered", "waiting"]);
  expect((await shop.book(start)).status).toBe(409);
  await owner.put(`/api/facility/${facilityId}`, { facility: { units: 2 } });
  await eventually(async () => expect((await shop.list()).map(({ status }) => status)).toEqual(["offered", "offered"]));
  expect(await overlaps(businessId)).toBe(0);
});

test("an earlier place moves the appointment, and who cannot be written to is passed over", async () => {
  const shop = await fullShop();
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const taken = await shop.take();
  const client = { businessId, name: "Sin WhatsApp", whatsapp: shop.number() };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const waiting = { businessId, clientId, serviceId: serviceIds[0], branchId };
  expect((await owner.post("/api/waiting", { waiting })).status).toBe(201);
  const later = new Date(Date.parse(shop.start) + 7 * DAY).toISOString();
  const eva = await shop.wait("Eva");
  await owner.delete(`/api/waiting/${eva._id}`);
  const named = {
    businessId,
    branchId,
    serviceId: serviceIds[0],
    specialistId: specialistIds[1],
    clientId: eva.clientId,
  };
  const made = await owner.post("/api/appointment", { appointment: { ...named, start: later } });
  const { linkOf } = world.product.product.reservations.links;
  const token = linkOf(businessId, { contactId: eva.clientId, appointmentId: made.body.data._id });
  const joined = await stranger().post(`${shop.at}/booking/${token}/waiting`, { waiting: { part: "any" } });
  expect(joined.status).toBe(201);
  await shop.cancel(taken);
  await shop.held("Eva");
  const accepted = await stranger().post(`${await linkOfEntry(shop, eva.clientId)}/accept`, {});
  expect(accepted.body.data.status).toBe("booked");
  const moved = (await owner.get(`/api/appointment/${made.body.data._id}`)).body.data;
  expect([moved.start, moved.specialistId]).toEqual([shop.start, specialistIds[0]]);
  expect((await shop.list()).map(({ isReachable }) => isReachable)).toEqual([false]);
});

const linkOfEntry = (shop: Awaited<ReturnType<typeof fullShop>>, clientId: string) => shop.linkOf(clientId);

test("another business's people, services and waits are not there", async () => {
  const shop = await fullShop();
  const other = await fullShop();
  const ana = await other.wait("Ana");
  const waiting = {
    businessId: shop.businessId,
    clientId: ana.clientId,
    serviceId: shop.serviceIds[0],
    branchId: shop.branchId,
  };
  const foreign = await shop.owner.post("/api/waiting", { waiting });
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "waiting.clientId"]);
  expect((await shop.owner.delete(`/api/waiting/${ana._id}`)).status).toBe(404);
  const join = (more: object) =>
    stranger().post(`${shop.at}/waiting`, {
      waiting: {
        name: "Ana",
        whatsapp: shop.number(),
        serviceId: shop.serviceIds[0],
        branchId: shop.branchId,
        key: "una-vez-1",
        ...more,
      },
    });
  expect((await join({ serviceId: other.serviceIds[0] })).body.errors[0].path).toBe("waiting.serviceId");
  await shop.settle({ waitingList: false });
  expect((await join({})).status).toBe(422);
});

test("an appointment without a contact withdraws nobody, and its job ends", async () => {
  const shop = await makeBookingShop(world.product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const start = new Date(Date.now() + ahead + 2 * DAY).toISOString();
  const made = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId: "0", start };
  const answer = await owner.post("/api/appointment", {
    appointment: { ...made, title: "Señora de paso", confirmOutsideHours: true },
  });
  expect([answer.status, answer.body.message]).toEqual([201, expect.any(String)]);
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      `select state::text from pgboss.job where name like 'appointment-created.withdraw-waiting%'
        and data::text like $1 and state <> 'completed'`,
      [`%${answer.body.data._id}%`],
    );
    expect(rows).toEqual([]);
  });
});
