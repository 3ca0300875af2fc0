// The whole class at once: all of its clients are moved or cancelled, or none.
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

/** Monday, 23 November 2026, 8:00 in Puebla. */
const NOW = Date.parse("2026-11-23T08:00:00-06:00");
const DAY = "2026-11-24";
const AT = (time: string) => `${DAY}T${time}:00-06:00`;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => NOW });
});
afterAll(() => product.close());

type Place = { id: string; clientId: string; start: string; status: string; specialistId: string; details: string };

/** Yoga for three with Marta, in the one studio; Luis may give it too, and Marta cuts hair. */
async function studio() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const [marta, luis] = specialistIds as [string, string];
  const facility = { businessId, branchId, name: "Estudio", kind: "room", units: 1 };
  const room = await made(owner, "/api/facility", { facility });
  const yoga = await made(owner, "/api/service", {
    service: {
      ...{ businessId, name: "Yoga", duration: 60, price: "$120", description: "Para todos", capacity: 3 },
      facilities: [room],
    },
    branches: [branchId],
    specialists: [marta, luis],
  });
  let last = 0;
  const book = async (time: string, more: object = {}): Promise<Place> => {
    const client = { businessId, name: `Clienta ${++last}`, whatsapp: `22255577${10 + last}` };
    const clientId = await made(owner, "/api/client", { client });
    const appointment = {
      businessId,
      branchId,
      serviceId: yoga,
      specialistId: marta,
      clientId,
      start: AT(time),
      ...more,
    };
    const { body } = await owner.post("/api/appointment", { appointment });
    return { ...body.data, id: body.data._id };
  };
  const places = async (): Promise<Place[]> => {
    const { rows } = await product.owner.query(
      `select a.id, a.specialist_id as "specialistId", a.starts as start, a.status, a.details, a.cancellation_message as message,
          h.facility_id as room
        from appointments a left join facility_holds h on h.business_id = a.business_id and h.appointment_id = a.id
        where a.business_id = $1 and not a.is_block order by a.starts, a.id`,
      [businessId],
    );
    return rows;
  };
  const hours = async () =>
    (await places()).map(({ start, status }) => `${new Date(start).toISOString().slice(11, 16)} ${status}`);
  const move = (id: string, change: object) => owner.put(`/api/appointment/${id}/class`, { class: change });
  const cancel = (id: string, more: object = {}) =>
    owner.patch(`/api/appointment/${id}/class`, { status: "cancelada", ...more });
  return { ...shop, marta, luis, cut: serviceIds[0], room, book, places, hours, move, cancel };
}

test("a class moves whole, by less than it lasts too; only the one that is edited gets the rest of the edit", async () => {
  const { book, places, hours, move, room, luis } = await studio();
  const [first] = [await book("10:00"), await book("10:00"), await book("10:00")];
  await book("12:00");
  const moved = await move(first.id, { start: AT("10:30"), details: "Trae su tapete" });
  expect([moved.status, moved.body.message, moved.body.data.length]).toEqual([200, "Clase actualizada con éxito", 3]);
  expect(await hours()).toEqual(["16:30 agendada", "16:30 agendada", "16:30 agendada", "18:00 agendada"]);
  const after = (await places()).slice(0, 3);
  expect(after.map(({ details }) => details).sort()).toEqual(["", "", "Trae su tapete"]);
  expect(new Set(after.map((one) => (one as Place & { room: string }).room))).toEqual(new Set([room]));
  expect((await move(first.id, { start: AT("10:30"), specialistId: luis })).status).toBe(200);
  expect((await places()).map(({ specialistId }) => specialistId === luis)).toEqual([true, true, true, false]);
});

test("where one does not fit, none is moved", async () => {
  const { owner, book, hours, move, cut } = await studio();
  const [first] = [await book("10:00"), await book("10:00")];
  await book("12:00");
  await book("12:00");
  const before = await hours();
  const full = await move(first.id, { start: AT("12:00") });
  expect([full.status, full.body.message]).toEqual([409, "Esa clase ya no tiene lugares"]);
  await book("14:00", { serviceId: cut });
  const taken = await move(first.id, { start: AT("13:30") });
  expect([taken.status, taken.body.message]).toEqual([409, "El especialista ya tiene una cita en ese horario"]);
  expect((await hours()).slice(0, 4)).toEqual(before);
  // joining another class, where the places are enough
  const alone = await book("16:00");
  expect((await move(alone.id, { start: AT("10:00") })).status).toBe(200);
  const { body } = await owner.get(`/api/appointment/${first.id}`);
  const stale = await move(first.id, { start: AT("09:00"), updatedAt: "2026-01-01T00:00:00.000Z" });
  expect([stale.status, body.data.start]).toEqual([409, AT("10:00")]);
});

test("a class is cancelled whole, each client with the message; who attended stays so", async () => {
  const { owner, book, places, cancel } = await studio();
  const [first, second, third] = [await book("10:00"), await book("10:00"), await book("10:00")];
  await owner.patch(`/api/appointment/${third.id}`, { status: "asistida" });
  const cancelled = await cancel(first.id, { cancellationMessage: "Marta se enfermó" });
  expect([cancelled.status, cancelled.body.message]).toEqual([200, "Estado de la clase actualizado correctamente"]);
  const told = (await places()) as (Place & { message: string })[];
  expect(told.map(({ id, status, message }) => [id, status, message])).toEqual(
    [
      [first.id, "cancelada", "Marta se enfermó"],
      [second.id, "cancelada", "Marta se enfermó"],
      [third.id, "asistida", ""],
    ].sort(([one], [other]) => ((one as string) < (other as string) ? -1 : 1)),
  );
  const again = await cancel(first.id);
  expect([again.status, again.body.errors]).toEqual([
    400,
    [{ path: "class", message: "La cita no es parte de una clase" }],
  ]);
});

test("two moves of one class at once leave it together", async () => {
  const { book, hours, move } = await studio();
  const [first, second] = [await book("10:00"), await book("10:00")];
  const answers = await Promise.all([move(first.id, { start: AT("11:00") }), move(second.id, { start: AT("15:00") })]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(new Set(await hours()).size).toBe(1);
});
