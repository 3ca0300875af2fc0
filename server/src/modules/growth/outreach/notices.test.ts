// The news of an appointment, without any assistant: each once, and only if still true when sent.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);

test("a new appointment is told to the client after three minutes and to the specialist after two, once each", async () => {
  const shop = await makePlanningShop(world, clock);
  const made = await shop.book(shop.at(20 * HOUR));
  const createdAt = Date.parse(made.createdAt);
  await settled(async () => expect(await shop.listOf(made._id)).toHaveLength(2));
  const notice = await shop.planned(made._id, "scheduled");
  expect(notice).toMatchObject({
    businessId: shop.businessId,
    clientId: shop.clientId,
    countryCode: "52",
    countryCodeExt: "521",
    whatsapp: shop.from,
    phase: "scheduled_appointment",
    funnelId: null,
    sent: false,
    status: "planned",
    recipient: "Ana",
    appointmentId: made._id,
  });
  expect(Date.parse(notice.deliveryDate)).toBe(createdAt + 3 * MINUTE);
  const toSpecialist = await shop.planned(made._id, "specialist");
  expect(Date.parse(toSpecialist.deliveryDate)).toBe(createdAt + 2 * MINUTE);
  expect(await shop.heard()).toEqual([]);
  await shop.timePasses(3 * MINUTE);
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toMatchObject({ sent: true }));
  const [said, ...others] = await shop.heard();
  expect(others).toEqual([]);
  expect(said.text).toContain("Hola, Ana. Tu cita en Salón de prueba quedó agendada:\n• Corte de cabello con Marta");
  expect(said.text).toMatch(/responde a este mensaje\.\n\nGuárdala en tu calendario: http\S+\/c\/\w{12}$/);
  const file = new URL(said.text.split(" ").at(-1)).pathname;
  expect((await world.product.anonymous.get(file)).body).toContain(`UID:${made._id}@mostrador`);
  // Marta never wrote to the business, and it has no template: the message is stored with the reason.
  await settled(async () => expect((await shop.planned(made._id, "specialist")).status).toBe("not_sent"));
  expect((await shop.planned(made._id, "specialist")).reason).toContain("plantilla");
  const ofClient = await shop.owner.get(`/api/notification?cId=${shop.clientId}`);
  expect(ofClient.body.data).toHaveLength(1);
});

test("where a tablet works at the branch, the client is told the code with which they check in", async () => {
  const shop = await makePlanningShop(world, clock);
  const { businessId, branchId, owner } = shop;
  await owner.post("/api/kiosk", { tablet: { businessId, branchId, name: "Entrada" } });
  const made = await shop.book(shop.at(20 * HOUR));
  const { code } = (await owner.get(`/api/appointment/${made._id}/arrivalCode`)).body.data;
  expect(code).toMatch(/^\d{4}$/);
  await settled(async () => expect(await shop.listOf(made._id)).toHaveLength(2));
  await shop.timePasses(3 * MINUTE);
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toMatchObject({ sent: true }));
  const [said] = await shop.heard();
  expect(said.text).toContain(`\n\nTu código de llegada es ${code}.\n\n`);
});

test("an appointment that a package will pay for says so in its news, with what is left", async () => {
  const shop = await makePlanningShop(world, clock);
  const { owner, businessId, branchId, clientId, serviceIds } = shop;
  const fields = { businessId, name: "5 cortes", sessions: 5, price: 900, services: [serviceIds[0]] };
  const packageId = (await owner.post("/api/sessionPackage", { sessionPackage: fields })).body.data._id;
  const sold = await owner.post("/api/packagePurchase", { purchase: { businessId, branchId, packageId, clientId } });
  expect(sold.status).toBe(201);
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.listOf(made._id)).toHaveLength(2));
  await shop.timePasses(3 * MINUTE);
  await settled(async () => expect(await shop.heard()).toHaveLength(1));
  expect((await shop.heard())[0].text).toContain("Se paga con una sesión de tu paquete 5 cortes, te quedan 5.");
});

test("who works here and is told things is no customer: in no list and no search until they write", async () => {
  const shop = await makePlanningShop(world, clock);
  const { owner, businessId } = shop;
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.listOf(made._id)).toHaveLength(2));
  await shop.timePasses(3 * MINUTE);
  await settled(async () => expect((await shop.planned(made._id, "specialist")).status).toBe("not_sent"));
  const read = async (path: string) => (await owner.get(`/api/${path}businessId=${businessId}`)).body.data;
  const seen = async () => {
    const [list, directory, found, exported] = await Promise.all([
      read("client?"),
      read("client/directory?"),
      read("client/search?search=Marta&"),
      owner.post("/api/client/export", { businessId }),
    ]);
    const lists = [list.clients, directory.clients, found, exported.body.data.clients];
    return lists.map((rows: { name: string }[]) => rows.some(({ name }) => name === "Marta"));
  };
  expect(await seen()).toEqual([false, false, false, false]);
  const { rows } = await world.product.owner.query(
    "select id, phone, is_staff from contacts where business_id = $1 and name = 'Marta'",
    [businessId],
  );
  const [marta] = rows as { id: string; phone: string; is_staff: boolean }[];
  expect(marta).toMatchObject({ is_staff: true });
  await shop.write(marta?.phone ?? "", "Hola, soy Marta");
  await settled(async () => expect(await seen()).toEqual([true, true, true, true]));
  const threads = async () => {
    const lists = await Promise.all(
      ["", "category=WhatsApp&", `clientId=${marta?.id}&`, "name=Marta&"].map((query) => read(`thread?${query}`)),
    );
    return lists.map(({ threads }) => threads.some((thread: { clientId: string }) => thread.clientId === marta?.id));
  };
  await settled(async () => expect(await threads()).toEqual([true, true, true, true]));
  // as it was while only we had written
  await world.product.owner.query("update contacts set is_staff = true, search = '' where id = $1", [marta?.id]);
  expect(await threads()).toEqual([false, false, false, false]);
  const client = { businessId, name: "Marta", lastname: "Gil", whatsapp: marta?.phone.slice(2) };
  const registered = await owner.post("/api/client", { client });
  expect([registered.status, registered.body.data?._id]).toEqual([201, marta?.id]);
  expect(await threads()).toEqual([true, true, true, true]);
});

test("one that is moved before it was told is told once, with the new hour; moved later, the client hears of it", async () => {
  const shop = await makePlanningShop(world, clock);
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toBeDefined());
  const move = (start: string) =>
    shop.owner.put(`/api/appointment/${made._id}`, { appointment: { start, confirmOutsideHours: true } });
  await move(shop.at(21 * HOUR));
  await settled(async () => {
    const notices = (await shop.listOf(made._id)).filter(({ kind }) => kind === "scheduled");
    expect(notices.map(({ status, reason }) => [status, reason])).toEqual(
      expect.arrayContaining([
        ["withdrawn", "La cita se movió"],
        ["planned", ""],
      ]),
    );
  });
  await shop.timePasses(4 * MINUTE);
  await settled(async () => expect(await shop.heard()).toHaveLength(1));
  await move(shop.at(22 * HOUR));
  await settled(async () => expect((await shop.planned(made._id, "moved"))?.status).toBe("planned"));
  await shop.timePasses(4 * MINUTE);
  await settled(async () => expect(await shop.heard()).toHaveLength(2));
  expect((await shop.heard()).at(-1).text).toContain("cambió. Queda así:");
  expect((await shop.heard()).at(-1).text).toContain("Guárdala en tu calendario: ");
});

test("cancelled or deleted, nothing goes out; the message of a cancellation does, five minutes later", async () => {
  const shop = await makePlanningShop(world, clock);
  const quiet = await shop.book(shop.at(19 * HOUR));
  const told = await shop.book(shop.at(21 * HOUR));
  const undone = await shop.book(shop.at(17 * HOUR));
  const deleted = await shop.book(shop.at(15 * HOUR));
  for (const { _id } of [quiet, told, undone, deleted]) {
    await settled(async () => expect(await shop.listOf(_id)).toHaveLength(2));
  }
  const change = (id: string, body: object) => shop.owner.patch(`/api/appointment/${id}`, body);
  await change(quiet._id, { status: "cancelada", cancellationMessage: "   " });
  await change(told._id, { status: "cancelada", cancellationMessage: "Hola Ana, se descompuso la luz" });
  await change(undone._id, { status: "cancelada", cancellationMessage: "Cancelamos" });
  await settled(async () => expect((await shop.planned(told._id, "cancelled"))?.status).toBe("planned"));
  const planned = await shop.planned(told._id, "cancelled");
  expect(planned).toMatchObject({ phase: "canceled_appointment", text: "Hola Ana, se descompuso la luz" });
  await settled(async () => expect((await shop.planned(undone._id, "cancelled"))?.status).toBe("planned"));
  await change(undone._id, { status: "agendada" });
  await shop.owner.delete(`/api/appointment/${deleted._id}`);
  await settled(async () => expect((await shop.planned(undone._id, "cancelled"))?.status).toBe("withdrawn"));
  await settled(async () => expect((await shop.planned(undone._id, "scheduled"))?.status).toBe("planned"));
  // A message that a person cancelled is not planned again, for any reason.
  const notice = await shop.planned(undone._id, "scheduled");
  expect((await shop.owner.delete(`/api/notification/${notice._id}`)).status).toBe(200);
  await change(undone._id, { status: "confirmada" });
  const again = await shop.book(shop.at(13 * HOUR));
  await settled(async () => expect(await shop.listOf(again._id)).toHaveLength(2));
  await shop.timePasses(6 * MINUTE);
  await settled(async () => expect(await shop.heard()).toHaveLength(2));
  expect((await shop.planned(undone._id, "scheduled")).reason).toBe("Lo retiró Marta Dueña");
  const texts = (await shop.heard()).map(({ text }) => text);
  expect(texts).toContain("Hola Ana, se descompuso la luz");
  expect(texts.join()).toContain("quedó agendada");
  const { rows } = await world.product.owner.query(
    "select state, reason from notifications where appointment_id = $1",
    [deleted._id],
  );
  expect(rows).toEqual([
    { state: "withdrawn", reason: "La cita se eliminó" },
    { state: "withdrawn", reason: "La cita se eliminó" },
  ]);
});

test("a person plans a message, reads it, withdraws it; what may not be withdrawn stays", async () => {
  const shop = await makePlanningShop(world, clock);
  const notification = {
    businessId: shop.businessId,
    clientId: shop.clientId,
    whatsapp: "0000000000",
    countryCode: "1",
    countryCodeExt: "1",
    text: "¿Cómo te fue con tu corte?",
    deliveryDate: shop.at(HOUR),
    phase: "seguimiento",
    funnelId: "",
    sent: true,
    deletable: true,
  };
  const plan = (more: object = {}) =>
    shop.owner.post("/api/notification", { notification: { ...notification, ...more } });
  const made = await plan();
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ success: true, data: { sent: false, whatsapp: shop.from, phase: "seguimiento" } });
  const fixed = await plan({ deletable: undefined, text: "Este sí sale" });
  expect(fixed.body.data.deletable).toBe(false);
  expect((await shop.owner.delete(`/api/notification/${made.body.data._id}`)).status).toBe(200);
  expect((await shop.owner.delete(`/api/notification/${made.body.data._id}`)).status).toBe(200);
  expect((await shop.owner.delete(`/api/notification/${fixed.body.data._id}`)).status).toBe(422);
  expect((await plan({ deliveryDate: shop.at(-HOUR) })).body.errors[0].path).toBe("notification.deliveryDate");
  const blank = await plan({ text: " " });
  expect([blank.status, blank.body.errors]).toEqual([
    400,
    [{ path: "notification.text", message: "El texto del mensaje es requerido." }],
  ]);
  const nobody = await plan({ clientId: crypto.randomUUID() });
  expect([nobody.status, nobody.body.message]).toEqual([404, "Cliente no encontrado"]);
  expect((await plan({ funnelId: crypto.randomUUID() })).status).toBe(404);
  expect((await plan({ appointmentId: crypto.randomUUID() })).status).toBe(404);
  // Messages about a person's action are sent even if the assistant is off for this contact (D-5.5) and the business
  // is resting.
  await shop.owner.put(`/api/client/${shop.clientId}`, { client: { noRespond: true } });
  await shop.owner.put(`/api/business/${shop.businessId}`, { business: { isWorking: false } });
  await shop.timePasses(HOUR);
  await settled(async () => expect((await shop.heard()).map(({ text }) => text)).toEqual(["Este sí sale"]));
  await settled(async () => {
    const list = (await shop.owner.get(`/api/notification?cId=${shop.clientId}`)).body.data;
    expect(list.map(({ status }: { status: string }) => status).sort()).toEqual(["sent", "withdrawn"]);
  });
});

test("a contact who is deleted is told nothing more, and no message keeps what it said of them", async () => {
  const shop = await makePlanningShop(world, clock);
  const [told, made] = [await shop.book(shop.at(20 * HOUR)), await shop.book(shop.at(30 * HOUR))];
  await settled(async () => {
    for (const { _id } of [told, made]) expect(await shop.listOf(_id)).toHaveLength(2);
  });
  await shop.timePasses(4 * MINUTE);
  await settled(async () => {
    for (const { _id } of [told, made]) expect(await shop.planned(_id, "scheduled")).toMatchObject({ sent: true });
  });
  const { businessId, clientId } = shop;
  const later = { businessId, clientId, text: "¿Cómo te fue, Ana?", deliveryDate: shop.at(HOUR), phase: "" };
  expect((await shop.owner.post("/api/notification", { notification: later })).status).toBe(201);
  await shop.owner.put(`/api/appointment/${made._id}`, {
    appointment: { start: shop.at(31 * HOUR), confirmOutsideHours: true },
  });
  await settled(async () => expect((await shop.planned(made._id, "moved"))?.status).toBe("planned"));
  const before = (await shop.heard()).length;
  expect((await shop.owner.delete(`/api/client/${clientId}`)).status).toBe(200);
  const kept = async () => {
    const { rows } = await world.product.owner.query(
      "select kind, state, reason, text from notifications where business_id = $1 and contact_id = $2",
      [businessId, clientId],
    );
    return rows;
  };
  await settled(async () => {
    const rows = await kept();
    expect(rows.map(({ text }) => text).join("")).toBe("");
    const ended = rows.filter(({ kind }) => kind === "moved" || kind === "message");
    expect(ended.map(({ state, reason }) => [state, reason])).toEqual([
      ["withdrawn", "El contacto se eliminó"],
      ["withdrawn", "El contacto se eliminó"],
    ]);
  });
  // Moved once more, it has no client to notify.
  await shop.owner.put(`/api/appointment/${made._id}`, {
    appointment: { start: shop.at(32 * HOUR), confirmOutsideHours: true },
  });
  await settled(async () => expect((await shop.planned(made._id, "specialist_moved"))?.status).toBeDefined());
  expect((await kept()).filter(({ state }) => state === "planned")).toEqual([]);
  await shop.timePasses(2 * HOUR);
  expect((await shop.heard()).length).toBe(before);
});
