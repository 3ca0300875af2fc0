// The events of the agenda: for handlers, and ids for the open screens; each once, however often a call is repeated.
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";
import { LIVE_CHANNEL } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";

const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
let listener: pg.Client;
const announced: string[] = [];
beforeAll(async () => {
  // This process runs no workers, so that published events stay in the queue until the test reads them.
  const listening = [AppointmentCreated, AppointmentMoved, AppointmentStatusChanged, AppointmentDeleted];
  const subscribers = listening.map((event) =>
    on<object>(event, { name: "is-heard", title: "Escuchar" }, async () => {}, { side: 1 }),
  );
  product = await startProduct({ clock: () => NOW, role: "web", guests: [{ subscribers }] });
  const { rows } = await product.owner.query("select current_database() as name");
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${rows[0].name}`;
  listener = new pg.Client({ connectionString: url.href });
  await listener.connect();
  listener.on("notification", ({ payload }) => {
    const notice = JSON.parse(payload ?? "{}");
    if (notice.name === "appointment_changed") announced.push(notice.data.appointmentId);
  });
  await listener.query(`listen ${LIVE_CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await product.close();
});
beforeEach(async () => {
  await takeJobs();
  announced.length = 0;
});

/** Jobs exist when the answer arrives. Notices come in order a moment later: when the last one is here, all are. */
async function heard(): Promise<{ events: unknown[][]; screens: string[] }> {
  const lastWord = newId();
  const notice = JSON.stringify({ name: "appointment_changed", data: { appointmentId: lastWord } });
  product.product.db.notices.tell(LIVE_CHANNEL, notice);
  await vi.waitFor(() => expect(announced).toContain(lastWord), { timeout: 5_000, interval: 10 });
  const screens = announced.splice(0).filter((id) => id !== lastWord);
  return { events: await takeJobs(), screens };
}

async function takeJobs(): Promise<unknown[][]> {
  const { rows } = await product.owner.query(
    `with taken as (delete from pgboss.job where name like '%.is-heard' returning name, data, created_on)
     select split_part(name, '.', 1) as event, data -> 'payload' as payload from taken order by created_on`,
  );
  return rows.map(({ event, payload }) => [event, payload]);
}

async function book({ owner, businessId, branchId, serviceIds, specialistIds }: Shop, start: string) {
  const client = { businessId, name: "Ana", whatsapp: "2225556677" };
  const known = await owner.get(`/api/client/search?businessId=${businessId}&search=Ana&limit=1`);
  const clientId = known.body.data[0]?._id ?? (await owner.post("/api/client", { client })).body.data._id;
  const named = { businessId, branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId };
  return owner.post("/api/appointment", { appointment: { ...named, start } });
}

test("created, moved, changed and deleted are each told once; what changes nothing is not told as such", async () => {
  const shop = await makeShop(product);
  const made = await book(shop, "2026-11-23T10:00:00-06:00");
  const id = made.body.data._id;
  expect(await heard()).toEqual({ events: [["appointment-created", { appointmentId: id }]], screens: [id] });

  const put = (appointment: object) => shop.owner.put(`/api/appointment/${id}`, { appointment });
  await put({ start: "2026-11-23T12:00:00-06:00" });
  expect(await heard()).toEqual({ events: [["appointment-moved", { appointmentId: id }]], screens: [id] });
  await put({ start: "2026-11-23T12:00:00-06:00", details: "Nota" });
  expect(await heard()).toEqual({ events: [], screens: [id] });

  const change = (status: string) => shop.owner.patch(`/api/appointment/${id}`, { status });
  for (let times = 0; times < 3; times += 1) expect((await change("confirmada")).status).toBe(200);
  expect(await heard()).toEqual({
    events: [["appointment-status-changed", { appointmentId: id, from: "agendada", to: "confirmada", by: "person" }]],
    screens: [id],
  });
  await Promise.all(Array.from({ length: 5 }, () => change("cancelada")));
  expect((await heard()).events).toEqual([
    ["appointment-status-changed", { appointmentId: id, from: "confirmada", to: "cancelada", by: "person" }],
  ]);

  const { branchId, serviceId, specialistId } = (await shop.owner.get(`/api/appointment/${id}`)).body.data;
  const place = { branchId, serviceId, specialistId };
  await shop.owner.delete(`/api/appointment/${id}`);
  await shop.owner.delete(`/api/appointment/${id}`);
  expect(await heard()).toEqual({
    events: [
      ["appointment-deleted", { appointmentId: id, visitId: null, was: { ...place, start: expect.any(Number) } }],
    ],
    screens: [id],
  });
});

test("a refused call tells nothing, a block only the screens", async () => {
  const shop = await makeShop(product);
  const first = (await book(shop, "2026-11-23T10:00:00-06:00")).body.data._id;
  await heard();
  expect((await book(shop, "2026-11-23T10:15:00-06:00")).status).toBe(409);
  const far = { start: "2026-11-23T17:45:00-06:00" };
  expect((await shop.owner.put(`/api/appointment/${first}`, { appointment: far })).status).toBe(422);
  expect(await heard()).toEqual({ events: [], screens: [] });
  const { businessId, branchId, specialistIds } = shop;
  const times = { start: "2026-11-23T14:00:00-06:00", end: "2026-11-23T15:00:00-06:00" };
  const block = { businessId, branchId, title: "Comida", specialists: specialistIds, ...times };
  const made = await shop.owner.post("/api/block", { block });
  const ids = made.body.data.map((one: { _id: string }) => one._id);
  const told = await heard();
  expect(told.events).toEqual([]);
  expect(told.screens.sort()).toEqual(ids.sort());
});
