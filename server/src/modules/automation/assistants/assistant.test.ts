import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const instructions = {
  greeting: "Saluda y pregunta en qué puedes ayudar.",
  preSale: "Ayuda a elegir y a agendar.",
  postSale: "Agradece y resuelve dudas.",
};
const assistant = { name: "Sofía", goal: "Que cada persona salga con su cita agendada", instructions };

async function shopWithAssistant() {
  const shop = await makeShop(product);
  const made = await shop.owner.post("/api/assistant", {
    assistant: { ...assistant, businessId: shop.businessId },
    businessName: "Salón de prueba",
    branchName: "Centro",
  });
  return { ...shop, made, id: made.body.data._id as string };
}

test("where the business sells products, a new assistant takes orders unless it is told not to", async () => {
  const { owner, businessId } = await makeShop(product);
  const takesOrders = async (capabilities?: object) =>
    (await owner.post("/api/assistant", { assistant: { ...assistant, businessId, capabilities } })).body.data
      .capabilities.createOrders;
  const sell = (products: boolean) => {
    const businessType = { services: true, products, courses: false, properties: false };
    return owner.put(`/api/business/${businessId}`, { business: { businessType } });
  };
  expect((await sell(false)).status).toBe(200);
  expect(await takesOrders()).toBe(false);
  await sell(true);
  expect([await takesOrders(), await takesOrders({ createOrders: false })]).toEqual([true, false]);
});

test("an assistant is born with the defaults of the document, and the built-in engine costs nothing", async () => {
  const { made, owner, businessId, id } = await shopWithAssistant();
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    mode: "production",
    type: "new",
    model: "gpt_model",
    temperature: 0.5,
    reasoningEffort: "low",
    personality: "Amable y profesional",
    color: "chica_white",
    channel: ["WhatsApp"],
    respondTo: "messages",
    correspondTo: "leads_and_clients",
    price: 1,
    isWorking: true,
    engine: "integrado",
    creditsPerAnswer: 0,
  });
  expect(made.body.data.capabilities).toMatchObject({
    schedulingMode: "secure",
    requestConfirmation: null,
    autoCancelAppointments: null,
    sendReminder: null,
    searchPaginatedSchedules: null,
    postFreeSchedules: {
      enabled: false,
      daysBefore: 1,
      minimunSchedules: 1,
      maximunSchedules: 5,
      deliveryHour: "09:00",
    },
  });
  expect((await owner.get(`/api/assistant?businessId=${businessId}`)).body.data).toHaveLength(1);
  expect((await owner.get(`/api/assistant/${id}`)).body.data).toEqual(made.body.data);
});

test("instructions left out are written from the names", async () => {
  const { owner, businessId } = await makeShop(product);
  const { instructions: _, ...bare } = assistant;
  const body = { assistant: { ...bare, businessId }, businessName: "Salón Ágata", branchName: "Centro" };
  const made = await owner.post("/api/assistant", body);
  expect(made.body.data.instructions.greeting).toContain("Salón Ágata, sucursal Centro");
});

test.each([
  [{ name: "S" }, "name", "El nombre debe tener al menos 2 caracteres"],
  [{ name: "S".repeat(31) }, "name", "El nombre debe tener máximo 30 caracteres"],
  [{ goal: "Vender" }, "goal", "El objetivo debe tener al menos 10 caracteres"],
  [{ goal: "" }, "goal", "Este campo es requerido"],
  [{ instructions: { ...instructions, greeting: "Hola" } }, "greeting", "El saludo debe tener al menos 10 caracteres"],
  [{ temperature: 0 }, "temperature", "La temperatura debe ser al menos 0.01"],
  [{ temperature: 0.55 }, "temperature", "La temperatura es 0.01 o va de 0.1 en 0.1 hasta 1"],
  [{ temperature: 0.11 }, "temperature", "La temperatura es 0.01 o va de 0.1 en 0.1 hasta 1"],
  [{ correspondTo: "todos" }, "correspondTo", "El público no es válido"],
  [{ capabilities: { waitTimeToSchedule: 7 } }, "waitTimeToSchedule", "El tiempo de espera va de 5 en 5 minutos"],
  [
    { capabilities: { searchPaginatedSchedules: { slotsPerPage: 0 } } },
    "slotsPerPage",
    "El número de horarios por página debe ser mayor que 0",
  ],
])("refuses %j", async (change, field, message) => {
  const { owner, businessId } = await makeShop(product);
  const answer = await owner.post("/api/assistant", { assistant: { ...assistant, ...change, businessId } });
  expect(answer.status).toBe(400);
  const error = answer.body.errors.find((each: { path: string }) => each.path.endsWith(field));
  expect(error.message).toBe(message);
});

test("an edit keeps what it does not carry, ability by ability", async () => {
  const { owner, id } = await shopWithAssistant();
  const edit = { goal: "Que nadie se quede sin respuesta", capabilities: { requestConfirmation: 24 }, price: 0 };
  const saved = await owner.put(`/api/assistant/${id}`, { assistant: edit });
  expect(saved.body.message).toBe("Cambios guardados correctamente");
  expect(saved.body.data).toMatchObject({ name: "Sofía", goal: edit.goal, price: 1 });
  expect(saved.body.data.capabilities).toMatchObject({ requestConfirmation: 24, onlineScheduling: true });
  const stale = { name: "Otra", updatedAt: "2020-01-01T00:00:00Z" };
  expect((await owner.put(`/api/assistant/${id}`, { assistant: stale })).status).toBe(409);
});

test("its temperature is one of the steps; one that was stored between them is shown as the nearest", async () => {
  const { owner, id } = await shopWithAssistant();
  for (const temperature of [0.01, 0.1, 0.3, 0.7, 1]) {
    const saved = await owner.put(`/api/assistant/${id}`, { assistant: { temperature } });
    expect([saved.status, saved.body.data?.temperature]).toEqual([200, temperature]);
  }
  await product.owner.query("update assistants set temperature = 0.56 where id = $1", [id]);
  expect((await owner.get(`/api/assistant/${id}`)).body.data.temperature).toBe(0.6);
});

test("an id that is none is told in the document's words", async () => {
  const { owner } = await shopWithAssistant();
  const errors = [{ path: "id", message: "Id de asistente no encontrado" }];
  for (const answer of [
    await owner.get("/api/assistant/undefined"),
    await owner.put("/api/assistant/undefined", { assistant: {} }),
    await owner.patch("/api/assistant/undefined", { isWorking: true }),
    await owner.delete("/api/assistant/undefined"),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { message: "Id de asistente no encontrado", errors } });
  }
});

test("an owner of two businesses is told the same of what is in neither", async () => {
  const { owner, id } = await shopWithAssistant();
  const business = {
    name: "Otro salón",
    description: "El segundo de la misma dueña",
    whatsapp: "2221234568",
    whatsappOwner: "2227654321",
    timezone: { name: "America/Mexico_City" },
  };
  expect((await owner.post("/api/business", { business })).status).toBe(201);
  owner.businessId = "";
  expect((await owner.get(`/api/assistant/${id}`)).status).toBe(200);
  const unknown = await owner.get("/api/assistant/00000000-0000-4000-8000-000000000000");
  expect([unknown.status, unknown.body.message]).toEqual([404, "No se ha encontrado el asistente"]);
  const none = await owner.get("/api/assistant/undefined");
  expect([none.status, none.body.message]).toEqual([400, "Id de asistente no encontrado"]);
});

test("it is switched off and on, and deleted", async () => {
  const { owner, id } = await shopWithAssistant();
  expect((await owner.patch(`/api/assistant/${id}`, { isWorking: false })).body.data.isWorking).toBe(false);
  expect((await owner.patch(`/api/assistant/${id}`, { isWorking: true })).body.data.isWorking).toBe(true);
  expect((await owner.patch(`/api/assistant/${id}`, {})).status).toBe(400);
  expect((await owner.delete(`/api/assistant/${id}`)).body.data).toEqual({ _id: id });
  const gone = await owner.get(`/api/assistant/${id}`);
  expect(gone.status).toBe(404);
  expect(gone.body.message).toBe("No se ha encontrado el asistente");
  for (const asked of ["/api/assistant", "/api/assistant?businessId="])
    expect((await owner.get(asked)).body.message).toBe("ID de negocio requerido");
});

test("open screens hear of the switch", async () => {
  const { owner, id } = await shopWithAssistant();
  const client = await product.owner.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload = "" }) => heard.push(payload));
  await client.query("listen mostrador_live");
  await owner.patch(`/api/assistant/${id}`, { isWorking: false });
  await expect
    .poll(() => heard.map((each) => JSON.parse(each)), { timeout: 5_000 })
    .toContainEqual(
      expect.objectContaining({ room: owner.businessId, name: "assistant_changed", data: { assistantId: id } }),
    );
  client.release(true);
});

test("another business finds nothing, and cannot name a foreign branch", async () => {
  const mine = await shopWithAssistant();
  const other = await shopWithAssistant();
  expect((await other.owner.get(`/api/assistant/${mine.id}`)).status).toBe(404);
  expect((await other.owner.put(`/api/assistant/${mine.id}`, { assistant: { name: "Robada" } })).status).toBe(404);
  expect((await other.owner.delete(`/api/assistant/${mine.id}`)).status).toBe(404);
  const foreign = await other.owner.put(`/api/assistant/${other.id}`, { assistant: { branchId: mine.branchId } });
  expect(foreign.status).toBe(404);
  expect((await mine.owner.get(`/api/assistant/${mine.id}`)).body.data.name).toBe("Sofía");
});

test("whoever may only look cannot change it", async () => {
  const { owner, businessId, id } = await shopWithAssistant();
  const eva = await product.person("Eva");
  const grant = { businessId, access: "limited", permissions: [{ pageId: 2, actions: ["view"] }] };
  const { code } = (await owner.post("/api/invitation", { invitation: grant })).body.data;
  await eva.put(`/api/user/${eva.userId}`, { businessId, code });
  expect((await eva.get(`/api/assistant/${id}`)).status).toBe(200);
  expect((await eva.patch(`/api/assistant/${id}`, { isWorking: false })).status).toBe(403);
  expect((await eva.delete(`/api/assistant/${id}`)).status).toBe(403);
});
