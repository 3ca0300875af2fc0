// What a limited person sees of the agenda, and that an hour taken by an appointment that they do not see is taken.
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinLimited } from "../../../../test/limited-person.ts";
import { HOURS, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

const at = (time: string) => `2026-11-24T${time}:00-06:00`;

async function makeAgenda() {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2225556677" };
  const clientId: string = (await owner.post("/api/client", { client })).body.data._id;
  const place = { city: "Puebla", state: "Puebla", country: "México", schedules: HOURS };
  const branch = { businessId, name: "Norte", address: "Calle 10 Norte 200", ...place };
  const second: string = (await owner.post("/api/branch", { branch })).body.data._id;
  const wanted = (time: string, more: object = {}) => ({
    appointment: {
      ...{ businessId, branchId: shop.branchId, specialistId: shop.specialistIds[0], serviceId: shop.serviceIds[0] },
      ...{ clientId, start: at(time), confirmOtherBranch: true, confirmNotGiven: true },
      ...more,
    },
  });
  const book = async (time: string, more: object = {}): Promise<string> => {
    const answer = await owner.post("/api/appointment", wanted(time, more));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data._id;
  };
  const agendaOf = async (who: typeof owner) => {
    const asked = `businessId=${businessId}&from=2026-11-24&to=2026-11-24`;
    return (await who.get(`/api/appointment?${asked}`)).body.data.map(({ _id }: { _id: string }) => _id).sort();
  };
  return { ...shop, clientId, second, wanted, book, agendaOf };
}

test("with the own agenda a person sees and changes the appointments of that specialist alone", async () => {
  const agenda = await makeAgenda();
  const [marta, luis] = agenda.specialistIds;
  const own = await agenda.book("10:00");
  const others = await agenda.book("10:00", { specialistId: luis });
  const person = await joinLimited(product, agenda, { specialistId: marta });
  expect(await agenda.agendaOf(person)).toEqual([own]);
  expect(await agenda.agendaOf(agenda.owner)).toEqual([own, others].sort());
  expect((await person.get(`/api/appointment/${others}`)).status).toBe(404);
  expect((await person.get(`/api/appointment/${own}`)).status).toBe(200);
  expect((await person.put(`/api/appointment/${others}`, { appointment: { details: "x" } })).status).toBe(404);
  expect((await person.delete(`/api/appointment/${others}`)).status).toBe(404);
  expect((await person.post("/api/appointment", agenda.wanted("12:00"))).status).toBe(201);
  const forLuis = await person.post("/api/appointment", agenda.wanted("12:00", { specialistId: luis }));
  expect(forLuis.status).toBe(404);
  const block = {
    businessId: agenda.businessId,
    branchId: agenda.branchId,
    title: "Comida",
    start: at("15:00"),
    end: at("16:00"),
  };
  const both = await person.post("/api/block", {
    block: { ...block, colorHex: "#cccccc", specialists: [marta, luis] },
  });
  expect(both.status).toBe(404);
});

test("an hour that the specialist has at a branch beyond the limits is neither offered nor given, and nothing is told of it", async () => {
  const agenda = await makeAgenda();
  const hidden = await agenda.book("10:00", { branchId: agenda.second });
  const person = await joinLimited(product, agenda, { branchIds: [agenda.branchId] });
  expect(await agenda.agendaOf(person)).toEqual([]);
  const asked = new URLSearchParams({
    ...{ businessId: agenda.businessId, branchId: agenda.branchId, serviceId: agenda.serviceIds[0] },
    ...{ specialistId: agenda.specialistIds[0], from: "2026-11-24", to: "2026-11-24" },
  });
  const slots = async (who: typeof person) => (await who.get(`/api/slot?${asked}`)).body.data.slots;
  const offered = await slots(person);
  expect(offered).toEqual(await slots(agenda.owner));
  expect(JSON.stringify(offered)).not.toContain("T10:00");
  const refused = await person.post("/api/appointment", agenda.wanted("10:15"));
  expect([refused.status, refused.body.message]).toEqual([409, "El especialista ya tiene una cita en ese horario"]);
  expect(JSON.stringify(refused.body)).not.toContain(hidden);
  const block = {
    businessId: agenda.businessId,
    branchId: agenda.branchId,
    title: "Comida",
    start: at("10:00"),
    end: at("11:00"),
  };
  const covered = await person.post("/api/block", {
    block: { ...block, colorHex: "#cccccc", specialists: [agenda.specialistIds[0]] },
  });
  expect([covered.status, covered.body.message]).toEqual([
    409,
    "Hay una cita en ese horario y un bloqueo no puede cubrirla",
  ]);
});
