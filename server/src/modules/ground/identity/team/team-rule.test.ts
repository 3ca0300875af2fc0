// A business that asks its team for a second factor opens nothing to a member without one.
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { codeOfPhone } from "../../../../../test/code-of-phone.ts";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

const password = "una-clave-larga";
const REFUSED = "Este negocio pide verificación en dos pasos. Actívala en «Tu cuenta» para entrar.";

let product: TestProduct;
let shop: Shop;
let staff: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  shop = await makeShop(product);
  staff = await product.person("Rosa Recepción");
  const invitation = { businessId: shop.businessId, access: "full", permissions: [] };
  const { code } = (await shop.owner.post("/api/invitation", { invitation })).body.data;
  await staff.put(`/api/user/${staff.userId}`, { code });
});
afterAll(() => product.close());

const ask = (needsSecondFactor: boolean) =>
  shop.owner.put("/api/team-rule", { businessId: shop.businessId, rule: { needsSecondFactor } });
const branches = (person: Caller) => person.get(`/api/branch?businessId=${shop.businessId}`);

async function turnOn(person: Caller) {
  const { totpURI } = (await person.post("/api/auth/two-factor/enable", { password })).body.data;
  await person.post("/api/auth/two-factor/verify-totp", { code: codeOfPhone(totpURI) });
}

function rooms({ url }: TestProduct, { cookie }: Caller): Promise<string[]> {
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders: { cookie } });
  return new Promise<string[]>((done, failed) => {
    socket.once("connect_error", failed);
    socket.once("connect", () =>
      socket.emit("joinRooms", { rooms: [shop.businessId] }, ({ rooms: joined }: { rooms: string[] }) => done(joined)),
    );
  }).finally(() => socket.disconnect());
}

test("an owner asks for it with their own on; then each member needs theirs, on calls and sockets, at once", async () => {
  const alone = await ask(true);
  expect([alone.status, alone.body.message]).toEqual([
    422,
    "Activa primero la verificación en dos pasos en «Tu cuenta»: sin ella te quedarías fuera.",
  ]);
  expect((await branches(staff)).status).toBe(200);
  expect(await rooms(product, staff)).toEqual([shop.businessId]);
  await turnOn(shop.owner);
  const asked = await ask(true);
  expect([asked.status, asked.body.message]).toEqual([
    200,
    "Tu equipo entra desde ahora con verificación en dos pasos",
  ]);
  const rule = await shop.owner.get(`/api/team-rule?businessId=${shop.businessId}`);
  expect(rule.body.data).toEqual({ needsSecondFactor: true });
  await expect.poll(async () => (await branches(staff)).status, { timeout: 5_000 }).toBe(403);
  expect((await branches(staff)).body.message).toBe(REFUSED);
  expect(await rooms(product, staff)).toEqual([]);
  const me = await staff.get("/api/me");
  expect(me.body.memberships).toMatchObject([{ needsSecondFactor: true }]);
  expect((await branches(shop.owner)).status).toBe(200);
  const members = (await shop.owner.get(`/api/member?businessId=${shop.businessId}`)).body.data;
  expect(members.map((one: { secondFactor: boolean }) => one.secondFactor)).toEqual([true, false]);
  await turnOn(staff);
  expect((await branches(staff)).status).toBe(200);
  expect(await rooms(product, staff)).toEqual([shop.businessId]);
});

test("the team of the platform needs it there as well, and none of it concerns other businesses", async () => {
  const admin = await product.person("Ada del Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  await expect.poll(async () => (await branches(admin)).status, { timeout: 5_000 }).toBe(403);
  const refused = await branches(admin);
  expect([refused.status, refused.body.message]).toEqual([403, REFUSED]);
  const other = await makeShop(product);
  expect((await admin.get(`/api/branch?businessId=${other.businessId}`)).status).toBe(200);
  await turnOn(admin);
  expect((await branches(admin)).status).toBe(200);
});

test("who turns theirs off stays outside; without the rule the password is enough again", async () => {
  expect((await staff.post("/api/auth/two-factor/disable", { password })).status).toBe(200);
  expect((await branches(staff)).status).toBe(403);
  expect(
    (await staff.put("/api/team-rule", { businessId: shop.businessId, rule: { needsSecondFactor: false } })).status,
  ).toBe(403);
  expect((await ask(false)).body.message).toBe("Tu equipo entra desde ahora solo con su contraseña");
  await expect.poll(async () => (await branches(staff)).status, { timeout: 5_000 }).toBe(200);
  const log = (await shop.owner.get(`/api/audit?businessId=${shop.businessId}`)).body.data.entries;
  const summaries = log.map(({ summary }: { summary: string }) => summary);
  expect(summaries.filter((summary: string) => summary.includes("verificación"))).toEqual([
    "Dejó de pedir la verificación en dos pasos",
    "Pidió al equipo la verificación en dos pasos",
  ]);
});

test("the owner reads the log by kind, person and days", async () => {
  const ask = async (filter: string) =>
    (await shop.owner.get(`/api/audit?businessId=${shop.businessId}${filter}`)).body;
  const { entries, people } = (await ask("")).data;
  const [{ actorName, at }] = entries;
  expect(people).toContain(actorName);
  const ids = async (filter: string) => (await ask(filter)).data.entries.map(({ _id }: { _id: string }) => _id);
  const isOfTeam = ({ action }: { action: string }) => /^(member|invitation|team)\./.test(action);
  const expected = (keep: (entry: { action: string; actorName: string }) => boolean) =>
    entries.filter(keep).map(({ _id }: { _id: string }) => _id);
  expect(await ids("&kind=people")).toEqual(expected(isOfTeam));
  expect(await ids("&kind=money")).toEqual([]);
  expect(await ids(`&actorName=${encodeURIComponent(actorName)}`)).toEqual(
    expected((entry) => entry.actorName === actorName),
  );
  expect(await ids(`&to=${at.slice(0, 10)}T00:00:00Z`)).toEqual([]);
  expect((await ids(`&from=${at.slice(0, 10)}T00:00:00Z`)).length).toBeGreaterThan(0);
  expect((await ask("&page=2")).data.people).toEqual([]);
  const backwards = await ask("&from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z");
  expect(backwards.errors).toEqual([{ path: "to", message: "La fecha final no puede ser antes que la inicial" }]);
  expect((await ask("&kind=zzz")).errors[0].path).toBe("kind");
});
