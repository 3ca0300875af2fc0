// Partners over HTTP: who registers them, who reads them, and what their people open (D-2.2, D-17.14).
import { DEFAULT_COLORS } from "@mostrador/domain/partners/partners/brand/brand.ts";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { AGENCY, SALON } from "../../../../test/shops/agency.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const NOW = Date.parse("2026-12-01T18:00:00Z");
const BRAND = {
  ...DEFAULT_COLORS,
  logoUrl: "",
  fontFamily: "Poppins",
  themeMode: "dark",
  companyName: "Nopal",
  description: "Tu agenda con la marca de Nopal",
  email: "hola@nopal.mx",
  phone: "222 555 0140",
  facebookUrl: "https://www.facebook.com/nopal",
  instagramUrl: "",
  whatsappUrl: "https://wa.me/522225550140",
  websiteUrl: "https://nopal.mx/inicio?de=app",
};

let product: TestProduct;
let admin: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => NOW });
  admin = await product.person("Ada del equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

/** An open line of this person, in the rooms of the business. */
async function listen({ cookie }: Caller, businessId: string) {
  const socket = io(product.url, { transports: ["websocket"], forceNew: true, extraHeaders: { cookie } });
  const join = (): Promise<string[]> =>
    new Promise((done) =>
      socket.emit("joinRooms", { rooms: [businessId] }, ({ rooms }: { rooms: string[] }) => done(rooms)),
    );
  let heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  expect(await join()).toEqual([businessId]);
  const forget = () => {
    heard = [];
  };
  return { join, heard: () => heard, forget, close: () => void socket.disconnect() };
}

async function agency(more: object = {}) {
  const rodrigo = await product.person("Rodrigo");
  const { status, body } = await rodrigo.post("/api/partner", { partner: { ...AGENCY, ...more } });
  expect([status, body.message]).toEqual([201, "Partner registrado correctamente"]);
  return { rodrigo, partner: body.data };
}

test("a person registers a partner for themselves, on trial for 28 days, and nothing of it from the body", async () => {
  const { rodrigo, partner } = await agency({
    ...{ level: 9, counters: { prepayCredits: 99 }, subscription: { plan: "scale", status: "active" } },
  });
  expect(partner).toMatchObject({
    ...{
      name: "Estudio Nopal",
      whatsapp: "2225550140",
      countryCode: "52",
      countryCodeExt: "521",
      level: 1,
      heroku: [],
    },
    users: [{ _id: rodrigo.userId, name: "Rodrigo", email: { email: rodrigo.email }, role: "partner" }],
    branding: { ...DEFAULT_COLORS, fontFamily: "Heebo", themeMode: "light", companyName: "Estudio Nopal" },
  });
  expect(partner.subscription).toEqual({
    ...{ status: "trialing", plan: "hobby", usageThresholdCents: 0, endDate: "2026-12-29T18:00:00.000Z" },
    ...{ stripeSubscriptionId: null, usageSubscriptionId: null, stripeCustomerId: null },
    ...{ stripePriceId: null, meteredItemId: null },
  });
  expect(partner.partnerCode).toMatch(/^\w{10}$/);
  expect((await rodrigo.get("/api/me")).body.user.role).toBe("partner");
  expect((await rodrigo.post("/api/partner", { partner: AGENCY })).status).toBe(409);
  const forOther = { partner: { ...AGENCY, userId: rodrigo.userId } };
  expect((await (await product.person()).post("/api/partner", forOther)).status).toBe(403);
});

test("an address that was not confirmed registers none", async () => {
  const ana = await product.person();
  await product.owner.query("update users set email_verified = false where id = $1", [ana.userId]);
  product.product.sessions.forget();
  const refused = await ana.post("/api/partner", { partner: AGENCY });
  expect([refused.status, refused.body.message]).toEqual([403, "Confirma tu correo para registrar un partner"]);
});

test.each([
  ["name", "N", "El nombre debe tener al menos 2 caracteres"],
  ["description", "Corta", "La descripción debe tener al menos 10 caracteres"],
  ["whatsapp", "123", "El número debe tener al menos 4 dígitos"],
  ["partnerCode", "abc", "El código debe tener al menos 4 caracteres"],
  ["image", "javascript:alert(1)", "El logotipo debe ser una imagen tuya o una dirección que empiece con https://"],
])("a wrong %s is named", async (field, value, message) => {
  const ana = await product.person();
  const { status, body } = await ana.post("/api/partner", { partner: { ...AGENCY, [field]: value } });
  expect([status, body.errors]).toEqual([400, [{ path: `partner.${field}`, message }]]);
});

test("another partner and its people are not there: not to read, not to edit, not to join", async () => {
  const { rodrigo, partner } = await agency();
  const { rodrigo: rival, partner: other } = await agency();
  const path = `/api/partner/${partner._id}`;
  const tries = [
    await rival.get(path),
    await rival.put(path, { partner: { name: "De otro" } }),
    await rival.put(path, { action: "addUser", userId: rival.userId }),
    await rival.put(path, { action: "removeUser", userId: rodrigo.userId }),
    await rival.put(path, { action: "updateBranding", branding: BRAND }),
  ];
  const missing = await rival.get("/api/partner/01890000-0000-7000-8000-000000000009");
  for (const one of tries) expect([one.status, one.body]).toEqual([404, missing.body]);
  expect((await rival.get("/api/partner")).body.data.map(({ _id }: { _id: string }) => _id)).toEqual([other._id]);
  expect((await rival.get("/api/partner?page=2")).body.data).toEqual([]);
  const all = (await admin.get("/api/partner?limit=200")).body.data.map(({ _id }: { _id: string }) => _id);
  expect(all).toEqual(expect.arrayContaining([partner._id, other._id]));
  expect((await admin.get("/api/partner?search=no%25hay")).body.data).toEqual([]);
  expect((await (await product.person()).get("/api/partner")).status).toBe(403);
});

test("people of a partner open its businesses and no other, and who leaves loses them with what they held there", async () => {
  const { rodrigo, partner } = await agency();
  const path = `/api/partner/${partner._id}`;
  const made = await rodrigo.post("/api/business", { business: { ...SALON, partner: null } });
  expect(made.body.data.partner).toEqual({
    _id: partner._id,
    name: partner.name,
    partnerCode: partner.partnerCode,
    branding: partner.branding,
  });
  const businessId = made.body.data._id;
  const foreign = await (await product.person()).post("/api/business", { business: SALON });

  const pia = await product.person("Pía");
  const found = await rodrigo.post("/api/user", { email: pia.email.toUpperCase() });
  expect(found.body.data).toEqual({ _id: pia.userId, name: "Pía", email: pia.email, role: "user" });
  const open = async (caller: Caller, id: string) => (await caller.get(`/api/business/${id}`)).status;
  expect(await open(pia, businessId)).toBe(404);
  const added = await rodrigo.put(path, { action: "addUser", userId: pia.userId });
  expect([added.status, added.body.message, added.body.data.users.length]).toEqual([
    ...[200, "Usuario agregado correctamente", 2],
  ]);
  expect([await open(pia, businessId), await open(pia, foreign.body.data._id)]).toEqual([200, 404]);

  // Rodrigo registered it and is its owner, and that goes with him
  const [his, hers] = [await listen(rodrigo, businessId), await listen(pia, businessId)];
  const register = async (name: string, whatsapp: string) => {
    expect((await pia.post("/api/client", { client: { businessId, name, whatsapp } })).status).toBe(201);
    await expect.poll(() => hers.heard().length, { timeout: 10_000 }).toBeGreaterThan(0);
  };
  await register("Ana", "2225550111");
  await expect.poll(() => his.heard().length, { timeout: 10_000 }).toBeGreaterThan(0);
  const removed = await pia.put(path, { action: "removeUser", userId: rodrigo.userId });
  expect([removed.status, removed.body.message, removed.body.data.users.length]).toEqual([
    ...[200, "Usuario quitado correctamente", 1],
  ]);
  expect([await open(rodrigo, businessId), await open(pia, businessId)]).toEqual([404, 200]);
  // his open line is in no room of the business any more
  expect(await his.join()).toEqual([]);
  for (const line of [his, hers]) line.forget();
  await register("Bruno", "2225550112");
  expect(his.heard()).toEqual([]);
  for (const line of [his, hers]) line.close();
  expect((await rodrigo.get("/api/me")).body).toMatchObject({ user: { role: "user" }, memberships: [] });
  expect((await rodrigo.get(path)).status).toBe(403);
  const last = await pia.put(path, { action: "removeUser", userId: pia.userId });
  expect([last.status, last.body.message]).toEqual([422, "El partner debe conservar al menos a una persona"]);
});

test("an owner of a business of the partner who joins it and leaves it is its owner as before", async () => {
  const { rodrigo, partner } = await agency();
  const path = `/api/partner/${partner._id}`;
  const register = async () => (await rodrigo.post("/api/business", { business: SALON })).body.data._id as string;
  const [hers, his] = [await register(), await register()];
  const marta = await product.person("Marta");
  const claim = async (businessId: string) => {
    const invitation = { businessId, role: "owner", access: "full", permissions: [] };
    const { code } = (await rodrigo.post("/api/invitation", { invitation })).body.data;
    return (await marta.patch(`/api/business/${businessId}`, { userId: marta.userId, code })).status;
  };
  expect(await claim(hers)).toBe(200);
  const act = (action: string, as = rodrigo) => as.put(path, { action, userId: marta.userId });
  expect((await act("addUser")).status).toBe(200);
  expect(await claim(his)).toBe(200);
  expect((await act("removeUser")).status).toBe(200);
  const open = async (id: string) => (await marta.get(`/api/business/${id}`)).status;
  // what she came to hold while she was of the partner goes
  expect([await open(hers), await open(his)]).toEqual([200, 404]);
  expect((await marta.get("/api/me")).body).toMatchObject({ memberships: [{ businessId: hers, role: "owner" }] });
});

test("a partner adds nobody of another partner, of the team, or who works elsewhere", async () => {
  const { rodrigo, partner } = await agency();
  const { rodrigo: rival } = await agency();
  const owner = await product.person();
  await owner.post("/api/business", { business: SALON });
  const add = (userId: string, by = rodrigo) => by.put(`/api/partner/${partner._id}`, { action: "addUser", userId });
  expect((await add(rival.userId)).status).toBe(409);
  expect((await add(admin.userId)).status).toBe(422);
  expect((await add(owner.userId)).status).toBe(422);
  expect((await add(partner._id)).status).toBe(404);
  expect((await add(owner.userId, admin)).status).toBe(200);
  const nobody = await rodrigo.post("/api/user", { email: "nadie@nada.mx" });
  expect([nobody.status, nobody.body.message]).toEqual([404, "No se encontró ningún usuario con ese email"]);
});

test("the team alone sets the subscription and the level; the rest is the partner's own", async () => {
  const { rodrigo, partner } = await agency();
  const path = `/api/partner/${partner._id}`;
  const whole = await rodrigo.put(path, { partner: { ...partner, name: "Nopal", partnerCode: "NOPAL-1" } });
  expect([whole.status, whole.body.data.name]).toEqual([200, "Nopal"]);
  for (const [edit, at] of [
    [{ subscription: { plan: "scale" } }, "partner.subscription.plan"],
    [{ subscription: { usageThresholdCents: 5 } }, "partner.subscription.usageThresholdCents"],
    [{ level: 2 }, "partner.level"],
  ] as const) {
    const { status, body } = await rodrigo.put(path, { partner: edit });
    expect([status, body.errors[0].path]).toEqual([403, at]);
  }
  expect((await rodrigo.put(path, { "partner.subscription": { status: "active" } })).status).toBe(403);
  const wanted = { status: "active", plan: "pro", usageThresholdCents: 2500, endDate: "2027-01-31T00:00:00.000Z" };
  const set = await admin.put(path, { "partner.subscription": wanted });
  expect([set.status, set.body.message]).toEqual([200, "Suscripción actualizada correctamente"]);
  expect(set.body.data.subscription).toMatchObject(wanted);
  const negative = await admin.put(path, { partner: { subscription: { usageThresholdCents: -1 } } });
  expect([negative.status, negative.body.message]).toEqual([400, "El umbral no puede ser negativo"]);
  const { partner: other } = await agency();
  const taken = await admin.put(`/api/partner/${other._id}`, { partner: { partnerCode: "NOPAL-1" } });
  expect([taken.status, taken.body.errors[0].path]).toEqual([409, "partner.partnerCode"]);
});

test("a brand is stored whole, and stale edits are refused", async () => {
  const { rodrigo, partner } = await agency();
  const path = `/api/partner/${partner._id}`;
  const { updatedAt } = partner;
  const save = (branding: object, more = {}) => rodrigo.put(path, { action: "updateBranding", branding, ...more });
  expect((await save(BRAND, { updatedAt })).body.data.branding).toEqual(BRAND);
  expect((await save(BRAND, { updatedAt })).status).toBe(409);
  expect((await rodrigo.put(path, { partner: { name: "Otro nombre", updatedAt } })).status).toBe(409);
  const foreign = `/archivos/${"a".repeat(24)}.png`;
  expect((await save({ ...BRAND, logoUrl: foreign })).status).toBe(400);
});

const NO_LINK = "La dirección debe empezar con http:// o https://";
test.each([
  ["companyName", "", "Este campo es requerido"],
  ["description", "a".repeat(201), "Máximo 200 caracteres"],
  ["description", "", "Este campo es requerido"],
  ["email", "sin arroba", "Email inválido"],
  ["phone", "", "Este campo es requerido"],
  ["primaryColor", "", "Este campo es requerido"],
  ["primaryColor", "red;} body{display:none", "El color debe tener la forma #2196f3"],
  ["fontFamily", "Heebo; src: url(//malo.mx)", "Elige una de las tipografías de la lista"],
  ["facebookUrl", "facebook.com/nopal", NO_LINK],
  ["facebookUrl", "https://malo.mx/facebook.com", "La dirección debe ser de Facebook"],
  ["instagramUrl", "https://instagram.com.malo.mx/x", "La dirección debe ser de Instagram"],
  ["whatsappUrl", "https://wa.me@malo.mx/", "La dirección debe ser de WhatsApp"],
  ["websiteUrl", "javascript:alert(1)", NO_LINK],
  ["websiteUrl", 'https://nopal.mx/"><script>', "La dirección no es válida"],
  [
    "logoUrl",
    "https://nopal.mx/a.png') red",
    "El logotipo debe ser una imagen tuya o una dirección que empiece con https://",
  ],
])("a brand with a wrong %s is refused", async (field, value, message) => {
  const answer = await admin.put(`/api/partner/${admin.userId}`, {
    action: "updateBranding",
    branding: { ...BRAND, [field]: value },
  });
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: `branding.${field}`, message }]]);
});
