// Traffic sources against the sandbox: created, found by name, and assigned by the first message of a conversation.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { makeShop as makePlainShop } from "../../../../test/shops/shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function makeShop() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  const source = (more: object = {}) => ({
    businessId,
    source: "Anuncio de verano",
    keyword: "promoción de verano",
    description: "En Instagram",
    ...more,
  });
  const create = (more: object = {}) => owner.post("/api/trafficSource", { trafficSource: source(more) });
  const list = async (query = ""): Promise<JsonBody[]> =>
    (await owner.get(`/api/trafficSource?businessId=${businessId}${query}`)).body.data;
  const idOf = async (from: string): Promise<string> =>
    eventually(async () => {
      const { body } = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
      expect(body.data).toHaveLength(1);
      return body.data[0]._id;
    });
  /** Returns the contact's id once the message is stored. */
  const says = async (from: string, text: string, at?: Date) => {
    await world.sandbox.write({ to: shop.phoneNumberId, from, text, ...(at && { at: at.toISOString() }) });
    const clientId = await idOf(from);
    await eventually(async () =>
      expect((await shop.messagesOf(from)).map(({ message }: JsonBody) => message)).toContain(text),
    );
    return clientId;
  };
  const cameThrough = async (clientId: string): Promise<string[]> =>
    (await owner.get(`/api/trafficSource?clientId=${clientId}`)).body.data.map((one: JsonBody) => one.source);
  return { ...shop, create, list, says, cameThrough };
}

test("one is registered, found by its name, edited, archived and deleted", async () => {
  const { owner, create, list } = await makeShop();
  const made = await create();
  expect([made.status, made.body.message]).toEqual([201, "Fuente de tráfico creada correctamente"]);
  expect(made.body.data).toMatchObject({ matchType: "partial", clients: 0, totalIncome: 0, isArchived: false });
  await create({ source: "Volante", keyword: "volante" });
  expect((await list("&trafficSourceName=verano")).map(({ source }) => source)).toEqual(["Anuncio de verano"]);
  expect(await list("&trafficSourceName=nada")).toEqual([]);
  const { _id, updatedAt } = made.body.data;
  const edited = await owner.put(`/api/trafficSource/${_id}`, { trafficSource: { matchType: "exact", updatedAt } });
  expect([edited.status, edited.body.message, edited.body.data.matchType]).toEqual([
    200,
    "Fuente de tráfico actualizada correctamente",
    "exact",
  ]);
  expect((await owner.delete(`/api/trafficSource/${_id}`)).body.data).toEqual({ _id, isArchived: false });
  expect((await list()).map(({ source }) => source)).toEqual(["Volante"]);
});

test.each([
  [{ source: "A" }, "source", "La fuente debe tener al menos 2 caracteres"],
  [{ source: "x".repeat(51) }, "source", "La fuente debe tener máximo 50 caracteres"],
  [{ keyword: " " }, "keyword", "Este campo es requerido"],
  [{ description: "A" }, "description", "La descripción debe tener al menos 2 caracteres"],
  [{ description: "x".repeat(501) }, "description", "La descripción debe tener máximo 500 caracteres"],
  [{ matchType: "like" }, "matchType", "Elige cómo se compara la palabra clave"],
])("%j is refused at %s", async (more, path, message) => {
  const { create } = await makeShop();
  const { status, body } = await create(more);
  expect([status, body.errors]).toEqual([400, [{ path: `trafficSource.${path}`, message }]]);
});

test("the first words of a conversation file the contact, later ones do not, and a day later a new one may", async () => {
  const shop = await makeShop();
  await shop.create();
  await shop.create({ source: "Volante", keyword: "volante", matchType: "exact" });
  const ago = (hours: number) => new Date(Date.now() - hours * 3600_000);
  const ana = shop.newNumber();
  const id = await shop.says(ana, "Hola, vi su PROMOCION de  Verano", ago(30));
  expect(await shop.cameThrough(id)).toEqual(["Anuncio de verano"]);
  await shop.says(ana, "volante", ago(29));
  expect(await shop.cameThrough(id)).toEqual(["Anuncio de verano"]);
  await shop.says(ana, "Volante ", ago(1));
  expect(await shop.cameThrough(id)).toEqual(["Volante", "Anuncio de verano"]);
  const beto = shop.newNumber();
  expect(await shop.cameThrough(await shop.says(beto, "tengo su volante"))).toEqual([]);
  expect((await shop.list()).map(({ source, clients }) => [source, clients])).toEqual([
    ["Anuncio de verano", 1],
    ["Volante", 1],
  ]);
});

test("its income is what came in from its contacts since they did, and the directory finds them", async () => {
  const shop = await makeShop();
  const { owner, businessId } = shop;
  const { _id } = (await shop.create()).body.data;
  const [ana, beto] = [shop.newNumber(), shop.newNumber()];
  const anaId = await shop.says(ana, "promoción de verano");
  const betoId = await shop.says(beto, "hola");
  const branchId = shop.branchId;
  const pay = (clientId: string, amount: number, date: Date, type = "in") =>
    owner.post("/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId, amount, type, paymentMethod: "cash", date: date.toISOString() },
    });
  const now = new Date();
  for (const [client, amount, date, type] of [
    [anaId, 350.5, new Date(now.getTime() + 1000), "in"],
    [anaId, 100, new Date(now.getTime() + 1000), "out"],
    [anaId, 900, new Date(now.getTime() - 86_400_000), "in"],
    [betoId, 700, new Date(now.getTime() + 1000), "in"],
  ] as const)
    expect((await pay(client, amount, date, type)).status).toBe(201);
  expect((await shop.list())[0]).toMatchObject({ clients: 1, totalIncome: 350.5 });
  const { body } = await owner.get(`/api/client/directory?businessId=${businessId}&trafficSource=${_id}`);
  expect(body.data.clients.map((client: JsonBody) => client._id)).toEqual([anaId]);
});

test("an assistant for a source answers who came through it, before the others; the source is archived while one uses it", async () => {
  const shop = await makeShop();
  const { owner, businessId } = shop;
  const { _id } = (await shop.create()).body.data;
  const assistant = (name: string, trafficSources: string[]) => ({
    ...{ businessId, name, goal: "Ayudar a quien escribe", trafficSources },
  });
  const made = await owner.post("/api/assistant", { assistant: assistant("Vera Verano", [_id]) });
  expect([made.status, made.body.data.trafficSources]).toEqual([201, [_id]]);
  const unknown = await owner.put(`/api/assistant/${made.body.data._id}`, {
    assistant: { trafficSources: ["01a20a00-5444-7000-988a-a40579f2950b"] },
  });
  expect([unknown.status, unknown.body.errors?.[0]?.message]).toEqual([404, "No se encontró la fuente de tráfico"]);
  await owner.post("/api/assistant", { assistant: assistant("Gala General", []) });
  const answeredBy = async (from: string) =>
    eventually(async () => {
      const told = (await shop.messagesOf(from)).find(({ role }: JsonBody) => role === "assistant");
      expect(told).toBeDefined();
      return told?.author.name as string;
    }, 20_000);
  const [ana, beto] = [shop.newNumber(), shop.newNumber()];
  await shop.says(ana, "promoción de verano, ¿a qué hora abren?");
  await shop.says(beto, "¿a qué hora abren?");
  expect([await answeredBy(ana), await answeredBy(beto)]).toEqual(["Vera Verano", "Gala General"]);
  const gone = await owner.delete(`/api/trafficSource/${_id}`);
  expect(gone.body.data.isArchived).toBe(true);
  expect(gone.body.message).toBe(
    "La fuente de tráfico la usa un asistente, así que se archivó. Se usa en el asistente «Vera Verano»",
  );
});

test("two sources with one keyword, as it is compared, are refused at the field, also at the same moment", async () => {
  const { owner, create, list } = await makeShop();
  const [first] = (await Promise.all([create(), create({ source: "Otra" })])).filter(({ status }) => status === 201);
  expect(await list()).toHaveLength(1);
  const same = await create({ source: "Volante", keyword: "PROMOCION  de verano" });
  const message = `La fuente «${first?.body.data.source}» ya usa esa palabra clave`;
  expect([same.status, same.body.errors]).toEqual([409, [{ path: "trafficSource.keyword", message }]]);
  const other = (await create({ source: "Volante", keyword: "volante" })).body.data;
  const edit = (more: object) => owner.put(`/api/trafficSource/${other._id}`, { trafficSource: more });
  expect((await edit({ keyword: "Promoción de Verano" })).status).toBe(409);
  expect((await edit({ keyword: "VOLANTE", description: "De mano en mano" })).status).toBe(200);
});

test("an advertisement files a contact, also in the middle of a conversation; its keyword finds its source", async () => {
  const shop = await makeShop();
  const { owner, businessId } = shop;
  const made = (await shop.create()).body.data;
  const volante = (await shop.create({ source: "Volante", keyword: "volante" })).body.data;
  const click = (from: string, text: string, ad: object, at: Date) =>
    world.sandbox.write({ ...{ to: shop.phoneNumberId, from, text, at: at.toISOString() }, referral: ad });
  const ago = (hours: number) => new Date(Date.now() - hours * 3600_000);
  const ads = async (): Promise<JsonBody[]> => (await owner.get(`/api/trafficAd?businessId=${businessId}`)).body.data;
  const unnamed = {
    source_type: "ad",
    source_id: "1201",
    headline: "Balayage",
    body: "",
    source_url: "https://fb.me/a",
  };
  const named = { source_type: "ad", source_id: "1202", headline: "Promoción de verano", body: "Solo hoy" };
  const ana = shop.newNumber();
  const anaId = await shop.says(ana, "Hola", ago(3));
  await click(ana, "Quiero información", unnamed, ago(2));
  await eventually(async () =>
    expect(await ads()).toMatchObject([{ adId: "1201", clients: 1, trafficSourceId: null }]),
  );
  expect(await shop.cameThrough(anaId)).toEqual([]);
  // the advertisement counts before the words
  const beto = shop.newNumber();
  await click(beto, "tengo su volante", named, ago(1));
  await eventually(async () => expect((await ads())[0]).toMatchObject({ adId: "1202", trafficSourceId: made._id }));
  const list = () => shop.list().then((rows) => rows.map(({ source, clients }) => [source, clients]).sort());
  expect(await list()).toEqual([
    ["Anuncio de verano", 1],
    ["Volante", 0],
  ]);
  const file = (trafficAd: object) => owner.post("/api/trafficAd", { trafficAd: { businessId, ...trafficAd } });
  const filed = await file({ adId: "1201", trafficSourceId: volante._id });
  expect([filed.status, filed.body.message]).toEqual([200, "Anuncio asignado a la fuente"]);
  expect(filed.body.data).toMatchObject({ headline: "Balayage", url: "https://fb.me/a", clients: 1 });
  expect(await shop.cameThrough(anaId)).toEqual(["Volante"]);
  const loose = await file({ adId: "1201", trafficSourceId: null });
  expect([loose.body.message, loose.body.data.trafficSourceId]).toEqual(["El anuncio ya no tiene fuente", null]);
  expect(await shop.cameThrough(anaId)).toEqual(["Volante"]);
  const unknown = await file({ adId: "1203", trafficSourceId: "01a20a00-5444-7000-988a-a40579f2950b" });
  expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([404, "trafficAd.trafficSourceId"]);
  const spaced = await file({ adId: "12 03", trafficSourceId: made._id });
  expect(spaced.body.errors).toEqual([
    { path: "trafficAd.adId", message: "El identificador del anuncio no lleva espacios" },
  ]);
  await owner.delete(`/api/client/${anaId}`);
  await eventually(async () => expect((await ads()).find(({ adId }) => adId === "1201")).toMatchObject({ clients: 0 }));
});

test("without a connected number one source is read like the list, and its link writes to the number of the business", async () => {
  const { owner, businessId } = await makePlainShop(world.product);
  const trafficSource = { businessId, source: "Volante", keyword: "vi el volante", description: "En la plaza" };
  const { _id } = (await owner.post("/api/trafficSource", { trafficSource })).body.data;
  const read = await owner.get(`/api/trafficSource/${_id}`);
  expect([read.status, read.body.data.link]).toEqual([200, "https://wa.me/522221234567?text=vi%20el%20volante"]);
  const [listed] = (await owner.get(`/api/trafficSource?businessId=${businessId}`)).body.data;
  expect(listed).toEqual(read.body.data);
});

test("its link writes the keyword to the connected number, and its results say what its contacts paid and did", async () => {
  const shop = await makeShop();
  const { owner, businessId, branchId } = shop;
  const { _id, link } = (await shop.create()).body.data;
  expect(link).toMatch(/^https:\/\/wa\.me\/\d{12,13}\?text=promoci%C3%B3n%20de%20verano$/);
  const results = async () => (await owner.get(`/api/trafficSource/${_id}/results`)).body.data;
  expect(await results()).toEqual({ income: [], events: 0, subjects: [] });
  const nobodys = await owner.get("/api/trafficSource/01a20a00-5444-7000-988a-a40579f2950b/results");
  expect([nobodys.status, nobodys.body.message]).toEqual([404, "No se encontró la fuente de tráfico"]);
  const clientId = await shop.says(shop.newNumber(), "promoción de verano");
  const soon = new Date(Date.now() + 1000).toISOString();
  const pay = (amount: number) =>
    owner.post("/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId, amount, type: "in", paymentMethod: "cash", date: soon },
    });
  await pay(120.5);
  await pay(79.5);
  const course = await owner.post("/api/course", {
    course: {
      ...{ businessId, name: "Colorimetría", description: "De cero a experta", sessions: 2, place: "Centro" },
    },
  });
  const event = await owner.post("/api/conversionEvent", {
    conversionEvent: { businessId, clientId, name: "Preguntó por el curso", courses: [course.body.data._id] },
  });
  expect(event.status).toBe(201);
  expect(await results()).toEqual({
    income: [{ kind: "other", payments: 2, amount: 200 }],
    events: 1,
    subjects: [{ kind: "course", name: "Colorimetría", events: 1 }],
  });
});
