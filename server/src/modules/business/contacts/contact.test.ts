import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const maria = { name: "María José", lastname: "Núñez", whatsapp: "2221112233", email: "majo@correo.mx" };

test("a contact is registered, read, edited and found without accents or case", async () => {
  const { owner, businessId } = await makeShop(product);
  const made = await owner.post("/api/client", { client: { ...maria, businessId } });
  expect(made.status).toBe(201);
  expect(made.body.message).toBe("Contacto registrado");
  expect(made.body.data).toMatchObject({ type: "lead", birthdate: "2000-01-01", countryCodeExt: "521" });
  const { _id, updatedAt } = made.body.data;
  for (const search of ["maria jose", "NUNEZ", "222 111", "majo@", "52222"]) {
    const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${encodeURIComponent(search)}`);
    expect(found.body.data.map((contact: { _id: string }) => contact._id)).toEqual([_id]);
  }
  const wild = await owner.get(`/api/client/search?businessId=${businessId}&search=${encodeURIComponent("%%")}`);
  expect(wild.body.data).toEqual([]);
  const short = await owner.get(`/api/client/search?businessId=${businessId}&search=m`);
  expect(short.status).toBe(400);
  expect(short.body.message).toBe("Ingresa al menos 2 caracteres");
  const customFields = [
    { key: " talla de pie ", value: "24.5", type: "number" },
    { key: "__proto__", value: "x", type: "string" },
    { key: "alergia", value: "sí", type: "boolean" },
  ];
  const edited = await owner.put(`/api/client/${_id}`, { client: { noRespond: true, customFields, updatedAt } });
  expect(edited.body.data.customFields).toEqual([
    { key: "talla_de_pie", value: 24.5, type: "number" },
    { key: "alergia", value: true, type: "boolean" },
  ]);
  expect((await owner.put(`/api/client/${_id}`, { client: { name: "Otra", updatedAt } })).status).toBe(409);
});

test("52 and 521 are one person", async () => {
  const { owner, businessId } = await makeShop(product);
  const made = await owner.post("/api/client", { client: { ...maria, secondLastname: "Gil", businessId } });
  const duplicate = await owner.post("/api/client", {
    client: { ...maria, name: "Otra", businessId, countryCode: "52" },
  });
  expect(duplicate.status).toBe(409);
  const message = "Ya existe un contacto con ese número: María José Núñez Gil";
  expect(duplicate.body).toMatchObject({
    message,
    errors: [{ path: "client.whatsapp", message }],
    data: { duplicate: { _id: made.body.data._id, name: "María José Núñez Gil" } },
  });
  const other = await owner.post("/api/client", { client: { ...maria, businessId, whatsapp: "2229998877" } });
  const moved = await owner.put(`/api/client/${other.body.data._id}`, { client: { whatsapp: maria.whatsapp } });
  expect([moved.status, moved.body.data]).toEqual([409, duplicate.body.data]);
  expect((await owner.get(`/api/client/${other.body.data._id}`)).body.data.whatsapp).toBe("2229998877");
});

test.each([
  [{ whatsapp: "1234567" }, "whatsapp", "El número debe ser de 8 digitos por lo menos"],
  [{ whatsapp: "12345678901" }, "whatsapp", "El número debe ser de 10 digitos"],
  [{ name: "  " }, "name", "Este campo es requerido"],
  [{ email: "no" }, "email", "El correo no es válido"],
  [{ customId: "abcdefghijk" }, "customId", "El identificador debe tener máximo 10 caracteres"],
  [
    { customFields: [{ key: "a", value: "\ud800" }] },
    "customFields.0.value",
    "El texto tiene caracteres que no se permiten",
  ],
  [
    { customFields: [{ key: "a", value: "\u0000" }] },
    "customFields.0.value",
    "El texto tiene caracteres que no se permiten",
  ],
  [{ customFields: [{ key: " " }] }, "customFields", "Hay claves vacías en campos personalizados."],
  [{ customFields: [{ key: "a" }, { key: "a " }] }, "customFields", "Hay claves duplicadas en campos personalizados."],
])("%o is refused", async (wrong, path, message) => {
  const { owner, businessId } = await makeShop(product);
  const answer = await owner.post("/api/client", { client: { ...maria, ...wrong, businessId } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({ path: `client.${path}`, message });
});

test("the list is paged, the newest first, and shows one business only", async () => {
  const { owner, businessId } = await makeShop(product);
  const other = await makeShop(product);
  for (let index = 0; index < 5; index += 1) {
    await owner.post("/api/client", {
      client: { ...maria, businessId, whatsapp: `222000000${index}`, name: `C${index}` },
    });
  }
  const first = await owner.get(`/api/client?businessId=${businessId}&limit=2`);
  expect(first.body.data.clients.map((contact: { name: string }) => contact.name)).toEqual(["C4", "C3"]);
  expect(first.body.data.hasMore).toBe(true);
  const last = first.body.data.clients[1]._id;
  const next = await owner.get(`/api/client?businessId=${businessId}&limit=3&before=${last}`);
  expect(next.body.data.clients.map((contact: { name: string }) => contact.name)).toEqual(["C2", "C1", "C0"]);
  expect(next.body.data.hasMore).toBe(false);
  expect((await other.owner.get(`/api/client/${last}`)).status).toBe(404);
  expect((await other.owner.get(`/api/client/search?businessId=${other.businessId}&search=C4`)).body.data).toEqual([]);
  expect((await owner.get(`/api/client?businessId=${businessId}&limit=1000`)).status).toBe(400);
});

test("somebody who wrote by themselves is sent back whole, name and number as they are", async () => {
  const { owner, businessId } = await makeShop(product);
  const id = newId();
  await product.owner.query(
    `insert into contacts (business_id, id, phone, whatsapp, country_code, push_name) values ($1, $2, $3, $4, $5, $6)`,
    [businessId, id, "4915112345678", "15112345678", "49", "Hans"],
  );
  const whole = (await owner.get(`/api/client/${id}`)).body.data;
  const switched = await owner.put(`/api/client/${id}`, { client: { ...whole, noRespond: true } });
  expect(switched.body.data).toMatchObject({ noRespond: true, name: "", whatsapp: "15112345678", countryCode: "49" });
  const again = switched.body.data;
  for (const [wrong, path, message] of [
    [{ whatsapp: "15112345679" }, "client.whatsapp", "El número debe ser de 10 digitos"],
    [{ countryCode: "999" }, "client.countryCode", "El código de país no está en la lista"],
  ] as const) {
    const refused = await owner.put(`/api/client/${id}`, { client: { ...again, ...wrong } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path, message }]);
  }
  const named = await owner.put(`/api/client/${id}`, { client: { ...again, name: "Hans" } });
  expect(named.body.data.name).toBe("Hans");
  const emptied = await owner.put(`/api/client/${id}`, { client: { name: "" } });
  expect(emptied.body.message).toBe("Este campo es requerido");
});

test("the search finds the common and the rare among many, whose name begins so first, and in one business only", async () => {
  const { owner, businessId } = await makeShop(product);
  const other = await makeShop(product);
  const fill = `insert into contacts (business_id, id, name, whatsapp, type, search)
    select $1, ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'C' || n, '', case n when 7 then 'personal' else 'lead' end,
      case when n % 2 = 0 then 'comun ' else '' end || case when n in (3, 900) then 'zarahemla ' else '' end || 'c' || n
    from generate_series(1, 1000) n`;
  await product.owner.query(fill, [businessId]);
  await product.owner.query(fill, [other.businessId]);
  const names = async (search: string, limit: number) => {
    const answer = await owner.get(`/api/client/search?businessId=${businessId}&search=${search}&limit=${limit}`);
    return answer.body.data.map((contact: { name: string }) => contact.name);
  };
  expect(await names("comun", 3)).toEqual(["C1000", "C998", "C996"]);
  expect(await names("zarahemla", 10)).toEqual(["C3", "C900"]);
  expect(await names("Zarah", 1)).toEqual(["C3"]);
  expect(await names("c3", 100)).toHaveLength(100);
  expect(await names("nadie", 10)).toEqual([]);
  const personal = await owner.get(`/api/client?businessId=${businessId}&type=personal`);
  expect(personal.body.data.clients.map((contact: { name: string }) => contact.name)).toEqual(["C7"]);
  expect(personal.body.data.clients[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
});

test("a search is answered by first names before surnames, in any order of the words, few or many as they are", async () => {
  const { owner, businessId } = await makeShop(product);
  const add = async (name: string, lastname: string, secondLastname: string, index: number) => {
    const client = {
      businessId,
      name,
      lastname,
      secondLastname,
      whatsapp: `22255500${String(index).padStart(2, "0")}`,
    };
    expect((await owner.post("/api/client", { client })).status).toBe(201);
  };
  const people = [
    ["Martha", "Ríos", "Vega"],
    ["Ana", "Pérez", "Martínez"],
    ["Mario", "López", "Solís"],
    ["Luz", "Márquez", "Gil"],
    ["Omar", "Díaz", "Gil"],
  ] as const;
  for (const [index, [name, lastname, second]] of people.entries()) await add(name, lastname, second, index);
  const names = async (search: string, limit = 10) => {
    const query = `businessId=${businessId}&search=${encodeURIComponent(search)}&limit=${limit}`;
    const answer = await owner.get(`/api/client/search?${query}`);
    return answer.body.data.map((contact: { name: string }) => contact.name);
  };
  const expectRanked = async () => {
    expect(await names("mar")).toEqual(["Mario", "Martha", "Luz", "Ana", "Omar"]);
    expect(await names("mar", 3)).toEqual(["Mario", "Martha", "Luz"]);
    expect(await names("ma", 3)).toEqual(["Mario", "Martha", "Luz"]);
    expect(await names("López Mario")).toEqual(["Mario"]);
    expect(await names("martinez ana")).toEqual(["Ana"]);
    expect(await names("gil mar")).toEqual(["Omar", "Luz"]);
  };
  await expectRanked();
  // The same among a thousand newer ones.
  await product.owner.query(
    `insert into contacts (business_id, id, name, search)
     select $1, ('ffff0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Z', 'zoe' || n from generate_series(1, 1000) n`,
    [businessId],
  );
  await expectRanked();
  // Many surnames match: first names still come first.
  await product.owner.query(
    `insert into contacts (business_id, id, name, search)
     select $1, ('ffffff00-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Y', 'ye marin' || n from generate_series(1, 50) n`,
    [businessId],
  );
  expect(await names("mar", 4)).toEqual(["Mario", "Martha", "Y", "Y"]);
  expect(await names("ma", 3)).toEqual(["Mario", "Martha", "Y"]);
});

test("a contact is interested in services of its own business only, and keeps one that is gone since", async () => {
  const mine = await makeShop(product);
  const other = await makeShop(product);
  const { owner, businessId } = mine;
  const services = [mine.serviceIds[0]];
  const client = { ...maria, businessId, interests: { services } };
  const foreign = { services: [mine.serviceIds[0], other.serviceIds[0]] };
  const refused = await owner.post("/api/client", { client: { ...client, interests: foreign } });
  expect([refused.status, refused.body.message]).toEqual([404, "No se encontró el servicio"]);
  const made = await owner.post("/api/client", { client });
  expect(made.body.data.interests.services).toEqual(services);
  const path = `/api/client/${made.body.data._id}`;
  expect((await owner.put(path, { client: { interests: foreign } })).status).toBe(404);
  expect((await owner.delete(`/api/service/${services[0]}`)).body.data.isArchived).toBe(false);
  const again = await owner.put(path, { client: { interests: { services }, lastname: "Díaz" } });
  expect(again.body.data).toMatchObject({ lastname: "Díaz", interests: { services } });
});

test("a date of the business's own fields lies within the years, too", async () => {
  const { owner, businessId } = await makeShop(product);
  const customFields = [{ key: "fin", value: "9999-12-31", type: "date" }];
  const refused = await owner.post("/api/client", { client: { ...maria, businessId, customFields } });
  const message = "El valor de fin no es una fecha de los años 1900 a 2100.";
  expect([refused.status, refused.body.errors]).toEqual([400, [{ path: "client.customFields", message }]]);
});

test("nobody is born tomorrow", async () => {
  const { owner, businessId } = await makeShop(product);
  const post = (birthdate: string) => owner.post("/api/client", { client: { ...maria, businessId, birthdate } });
  const refused = await post(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  expect(refused).toMatchObject({ status: 400, body: { message: "La fecha de nacimiento no puede ser futura" } });
  const { _id } = (await post("1990-02-28")).body.data;
  expect((await owner.put(`/api/client/${_id}`, { client: { birthdate: "2999-01-01" } })).status).toBe(400);
});

test("the history says who changed which facts, and never what they say", async () => {
  const { owner, businessId } = await makeShop(product);
  const made = await owner.post("/api/client", { client: { ...maria, businessId } });
  const path = `/api/client/${made.body.data._id}`;
  const { updatedAt } = made.body.data;
  const edited = await owner.put(path, { client: { email: "otra@correo.mx", type: "client", updatedAt } });
  await owner.put(path, { client: { email: "otra@correo.mx", updatedAt: edited.body.data.updatedAt } });
  await owner.put(path, { client: { noRespond: true } });
  const { entries, hasMore } = (await owner.get(`${path}/history`)).body.data;
  expect(entries.map((entry: { summary: string }) => entry.summary)).toEqual([
    "Editó el contacto: respuestas del asistente, sin haber leído su última versión",
    "Editó el contacto: correo y tipo",
    "Registró el contacto",
  ]);
  expect(hasMore).toBe(false);
  expect(JSON.stringify(entries)).not.toMatch(/correo.mx|María/);
  const first = await owner.get(`${path}/history?limit=1&page=2`);
  expect(first.body.data).toMatchObject({ entries: [{ summary: "Editó el contacto: correo y tipo" }], hasMore: true });
  const other = await makeShop(product);
  expect((await other.owner.get(`${path}/history`)).status).toBe(404);
});

test("a course is an interest of a contact", async () => {
  const { owner, businessId } = await makeShop(product);
  const course = { businessId, name: "Colorimetría", description: "Teoría y práctica", sessions: 3, place: "Centro" };
  const courseId = (await owner.post("/api/course", { course })).body.data._id as string;
  const made = await owner.post("/api/client", {
    client: { ...maria, businessId, interests: { courses: [courseId] } },
  });
  expect([made.status, made.body.data?.interests?.courses]).toEqual([201, [courseId]]);
});

test("a property is an interest of a contact", async () => {
  const { owner, businessId } = await makeShop(product);
  const property = { businessId, name: "Casa con jardín", location: "5 Norte 210, Cholula", price: "$2,450,000 MXN" };
  const propertyId = (await owner.post("/api/property", { property })).body.data._id as string;
  const made = await owner.post("/api/client", {
    client: { ...maria, businessId, interests: { properties: [propertyId] } },
  });
  expect([made.status, made.body.data?.interests?.properties]).toEqual([201, [propertyId]]);
});

test("an interest that nobody sells is refused by its field", async () => {
  const { owner, businessId } = await makeShop(product);
  for (const kind of ["services", "courses", "products", "properties"]) {
    const interests = { [kind]: [newId()] };
    const refused = await owner.post("/api/client", { client: { ...maria, businessId, interests } });
    expect(refused).toMatchObject({ status: 404, body: { errors: [{ path: `client.interests.${kind}.0` }] } });
  }
});
