// The assistant's functions, called as it calls them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import {
  cancelAppointment,
  confirmAppointment,
  contactAppointment,
  createAppointment,
  explainDay,
  explainSlot,
  findSlots,
  rescheduleAppointment,
  upcomingAppointmentsOf,
} from "./index.ts";

const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

const at = (text: string) => Date.parse(`2026-11-${text.replace(" ", "T")}:00-06:00`);
const REACH = { earliest: NOW + 90 * 60_000, lastDay: "2026-11-30" };

type Scene = Shop & { ctx: TenantCtx; contactId: string; request: (start: string, more?: object) => never };

async function makeScene(): Promise<Scene> {
  const shop = await makeShop(product);
  const client = { businessId: shop.businessId, name: "Ana", whatsapp: "2225556677" };
  const contactId = (await shop.owner.post("/api/client", { client })).body.data._id;
  const actor = { kind: "program", id: contactId, name: "Sofía" } as const;
  const ctx = tenantCtx(product.product.system("test-request"), shop.businessId, actor);
  const { branchId, serviceIds, specialistIds } = shop;
  const named = { branchId, serviceId: serviceIds[0], specialistId: specialistIds[0], clientId: contactId };
  const request = (start: string, more: object = {}) =>
    ({ ...named, start: at(start), requireFree: REACH, ...more }) as never;
  return { ...shop, ctx, contactId, request };
}

test("books free hours only, whatever else it says", async () => {
  const { ctx, request } = await makeScene();
  const made = await createAppointment(ctx, request("23 10:00", { end: at("23 17:00"), confirmOutsideHours: true }));
  expect(made).toMatchObject({
    start: "2026-11-23T10:00:00-06:00",
    end: "2026-11-23T10:45:00-06:00",
    createdBy: "Sofía",
  });
  const refused = (start: string, more = {}) =>
    createAppointment(ctx, request(start, { confirmOutsideHours: true, ...more }));
  await expect(refused("23 10:30")).rejects.toMatchObject({ status: 409, data: { refusal: "taken" } });
  await expect(refused("23 09:00")).rejects.toMatchObject({ status: 422, data: { refusal: "too_soon" } });
  await expect(refused("23 07:00")).rejects.toMatchObject({ status: 422, data: { refusal: "past" } });
  await expect(refused("23 11:10")).rejects.toMatchObject({ status: 422, data: { refusal: "not_offered" } });
  await expect(refused("23 19:00")).rejects.toMatchObject({ status: 422, data: { refusal: "outside_hours" } });
  await expect(refused("29 10:00")).rejects.toMatchObject({ status: 422, data: { refusal: "closed_day" } });
  await expect(refused("30 17:00")).resolves.toMatchObject({ status: "agendada" });
});

test("looks no further than it may, and books no service that is not for it", async () => {
  const { ctx, request, owner, serviceIds, specialistIds } = await makeScene();
  const far = { requireFree: { ...REACH, lastDay: "2026-11-24" } };
  await expect(createAppointment(ctx, request("25 10:00", far))).rejects.toMatchObject({
    data: { refusal: "too_far" },
  });
  const wrong = { serviceId: serviceIds[1], specialistId: specialistIds[1] };
  await expect(createAppointment(ctx, request("25 10:00", wrong))).rejects.toMatchObject({
    status: 422,
    data: { refusal: "no_specialist" },
  });
  await owner.put(`/api/service/${serviceIds[0]}`, { service: { available: false } });
  await expect(createAppointment(ctx, request("25 10:00"))).rejects.toMatchObject({
    status: 422,
    message: "Ese servicio solo se agenda en el negocio",
  });
});

test("one request key gives one appointment, however many ask at once", async () => {
  const { ctx, request, contactId } = await makeScene();
  for (const [round, start] of ["23 10:00", "23 11:00", "23 12:00", "23 13:00", "23 14:00"].entries()) {
    const ask = () => createAppointment(ctx, request(start, { requestKey: `call-${round}` }));
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, ask));
    const later = await ask();
    for (const other of [...others, later]) expect(other).toEqual(first);
    expect(await upcomingAppointmentsOf(ctx, contactId)).toHaveLength(round + 1);
  }
});

test("a request key that was used gives its appointment, at another hour too and at a place that is remembered", async () => {
  const { ctx, request, contactId } = await makeScene();
  const ask = (start: string, requestKey: string) =>
    createAppointment(ctx, request(start, { requestKey, requireFree: undefined }));
  const first = await ask("23 10:00", "one");
  await ask("23 11:00", "other");
  expect(await ask("23 12:00", "one")).toEqual(first);
  expect(await upcomingAppointmentsOf(ctx, contactId)).toHaveLength(2);
});

test("finds hours in order over all branches, at most as many as asked", async () => {
  const { ctx, branchId, serviceIds, specialistIds, owner, businessId } = await makeScene();
  const search = { serviceId: serviceIds[0], from: "2026-11-23", to: "2026-11-24", notBefore: REACH.earliest };
  const found = await findSlots(ctx, search, 3);
  const [marta, luis] = specialistIds;
  expect(found).toEqual(
    [
      ["23 09:30", marta],
      ["23 09:30", luis],
      ["23 10:00", marta],
    ].map(([start, specialistId]) => ({
      branchId,
      specialistId,
      zone: "America/Mexico_City",
      start: at(start as string),
      end: at(start as string) + 45 * 60_000,
      occupied: { start: at(start as string), end: at(start as string) + 45 * 60_000 },
    })),
  );
  const place = { city: "Cancún", state: "Quintana Roo", country: "México" };
  const branch = { businessId, name: "Cancún", address: "Avenida Tulum 1", ...place };
  const second = (await owner.post("/api/branch", { branch })).body.data._id;
  const person = { businessId, branchId: second, name: "Eva", whatsapp: "9980000001", services: [serviceIds[0]] };
  await owner.post("/api/specialist", { specialist: person });
  await owner.put(`/api/service/${serviceIds[0]}`, { service: {}, branches: [branchId, second] });
  const both = await findSlots(ctx, search);
  expect(both.map((slot) => slot.start)).toEqual(both.map((slot) => slot.start).sort());
  expect(new Set(both.map((slot) => `${slot.branchId} ${slot.zone}`))).toEqual(
    new Set([`${branchId} America/Mexico_City`, `${second} America/Cancun`]),
  );
  expect(await findSlots(ctx, { ...search, branchId: second })).toHaveLength(31);
});

test("explains an hour: free, or why not and what is near", async () => {
  const { ctx, request, serviceIds, specialistIds } = await makeScene();
  const [marta, luis] = specialistIds;
  await createAppointment(ctx, request("23 10:00"));
  const wish = { serviceId: serviceIds[0], day: "2026-11-23", ...REACH, count: 3 };
  const free = await explainSlot(ctx, { ...wish, time: "10:00" });
  expect(free).toMatchObject({
    refusal: null,
    alternatives: [],
    slots: [{ specialistId: luis, start: at("23 10:00") }],
  });
  const taken = await explainSlot(ctx, { ...wish, time: "10:00", specialistId: marta });
  expect(taken.slots).toEqual([]);
  expect(taken.refusal).toBe("taken");
  expect(taken.alternatives.map((slot) => slot.start)).toEqual([at("23 11:00"), at("23 11:30"), at("23 12:00")]);
  expect(new Set(taken.alternatives.map((slot) => slot.specialistId))).toEqual(new Set([marta]));
  const reasons = [
    ["2026-11-23", "08:30", "too_soon"],
    ["2026-11-23", "20:00", "outside_hours"],
    ["2026-11-29", "10:00", "closed_day"],
    ["2026-12-01", "10:00", "too_far"],
    ["2026-11-22", "10:00", "past"],
  ] as const;
  for (const [day, time, reason] of reasons) {
    const answer = await explainSlot(ctx, { ...wish, day, time });
    expect(answer.refusal).toBe(reason);
    expect(answer.alternatives).toHaveLength(3);
  }
  const luisColour = await explainSlot(ctx, { ...wish, serviceId: serviceIds[1], time: "10:00", specialistId: luis });
  expect(luisColour.refusal).toBe("no_specialist");
  expect(luisColour.alternatives[0]?.specialistId).toBe(marta);
});

test("explains a whole day: why nothing is free on it, whatever the hour", async () => {
  const { ctx, serviceIds, specialistIds } = await makeScene();
  const [, luis] = specialistIds;
  const why = (day: string, more: object = {}) => explainDay(ctx, { serviceId: serviceIds[0], ...REACH, ...more, day });
  expect(await why("2026-11-23")).toBeNull();
  expect(await why("2026-11-29")).toBe("closed_day");
  expect(await why("2026-12-01")).toBe("too_far");
  expect(await why("2026-11-22")).toBe("past");
  expect(await why("2026-11-24", { serviceId: serviceIds[1], specialistId: luis })).toBe("no_specialist");
});

test("a contact sees, moves, confirms and cancels its own appointments, and nobody else's", async () => {
  const { ctx, request, contactId, specialistIds, branchId, serviceIds } = await makeScene();
  const stranger = await makeScene();
  const made = await createAppointment(ctx, request("23 10:00"));
  const own = { contactId, appointmentId: made._id };
  expect(await upcomingAppointmentsOf(ctx, contactId)).toEqual([
    {
      id: made._id,
      shortId: made.shortId,
      start: at("23 10:00"),
      end: at("23 10:45"),
      attendeeName: null,
      status: "agendada",
      zone: "America/Mexico_City",
      branch: { id: branchId, name: "Centro", address: "Calle 5 de Mayo 100, Centro" },
      service: { id: serviceIds[0], name: "Corte de cabello", price: "$250" },
      specialist: { id: specialistIds[0], name: "Marta" },
    },
  ]);
  const to = { start: at("23 10:30"), specialistId: specialistIds[0], branchId, requireFree: REACH };
  expect(await rescheduleAppointment(ctx, own, to)).toMatchObject({ start: at("23 10:30"), end: at("23 11:15") });
  await expect(rescheduleAppointment(ctx, own, { ...to, start: at("23 10:40") })).rejects.toMatchObject({
    status: 422,
  });
  expect(await confirmAppointment(ctx, own)).toMatchObject({ status: "confirmada" });
  for (const act of [confirmAppointment, cancelAppointment]) {
    await expect(act(ctx, { ...own, contactId: stranger.contactId })).rejects.toMatchObject({ status: 404 });
    await expect(act(stranger.ctx, own)).rejects.toMatchObject({ status: 404 });
  }
  expect(await cancelAppointment(ctx, own)).toMatchObject({ status: "cancelada" });
  expect(await cancelAppointment(ctx, own)).toMatchObject({ status: "cancelada" });
  await expect(confirmAppointment(ctx, own)).rejects.toMatchObject({ status: 422 });
  await expect(rescheduleAppointment(ctx, own, to)).rejects.toMatchObject({ status: 422 });
  expect(await upcomingAppointmentsOf(ctx, contactId)).toEqual([]);
});

test("of several contacts of one business each sees its own appointments alone", async () => {
  const { ctx, request, contactId, owner, businessId } = await makeScene();
  const client = { businessId, name: "Berta", whatsapp: "2225556688" };
  const berta = (await owner.post("/api/client", { client })).body.data._id as string;
  const ofAna = await createAppointment(ctx, request("23 10:00"));
  const ofBerta = await createAppointment(ctx, request("23 11:00", { clientId: berta }));
  const idsOf = async (contact: string) => (await upcomingAppointmentsOf(ctx, contact)).map(({ id }) => id);
  expect([await idsOf(contactId), await idsOf(berta)]).toEqual([[ofAna._id], [ofBerta._id]]);
  const foreign = contactAppointment(ctx, { contactId: berta, appointmentId: ofAna._id });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
});

test("what waits for its payment is not confirmed by a word, what is over is not cancelled", async () => {
  const { ctx, request, contactId, owner } = await makeScene();
  const made = await createAppointment(ctx, request("23 10:00"));
  const own = { contactId, appointmentId: made._id };
  await owner.patch(`/api/appointment/${made._id}`, { status: "pago_pendiente" });
  await expect(confirmAppointment(ctx, own)).rejects.toMatchObject({
    message: "La cita se confirma al recibir su pago",
  });
  await owner.patch(`/api/appointment/${made._id}`, { status: "asistida" });
  await expect(cancelAppointment(ctx, own)).rejects.toMatchObject({ status: 422 });
});
