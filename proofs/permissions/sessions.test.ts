// A right that ends, ends everywhere within five seconds (G29): on HTTP and on sockets, in a process that learns of it
// only from the database. Each case first shows that the right existed.
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { makeShop, type Shop } from "../../server/test/shops/shop.ts";
import { startTwoWebs, type TwoWebs } from "./two-webs.ts";

const AT_ONCE = { timeout: 5_000, interval: 100 };
const PASSWORD = "una-clave-larga";

let webs: TwoWebs;
let shop: Shop;
const open: Socket[] = [];
beforeAll(async () => {
  webs = await startTwoWebs();
  shop = await makeShop(webs.first);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => webs?.close());

type Ending = { name: string; end: (person: Caller) => Promise<number>; keeps?: "this device" };

const endings: Ending[] = [
  { name: "signing out", end: (person) => statusOf(person.post("/api/auth/sign-out", {})) },
  { name: "signing out everywhere", end: (person) => statusOf(person.post("/api/session/sign-out-everywhere", {})) },
  {
    name: "a changed password",
    end: (person) =>
      statusOf(
        person.post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword: "otra-clave-larga" }),
      ),
    keeps: "this device",
  },
  {
    name: "a password that was set anew by mail",
    end: async (person) => {
      await webs.first.anonymous.post("/api/auth/request-password-reset", { email: person.email });
      const token = await webs.mailedToken(person.email, /contraseña/);
      return statusOf(
        webs.first.anonymous.post("/api/auth/reset-password", { token, newPassword: "otra-clave-larga" }),
      );
    },
  },
];

for (const { name, end, keeps } of endings) {
  test(`${name} ends the session before the other process, and its sockets`, async () => {
    const person = await staffOf(shop, "full", []);
    const phone = webs.second.like(person);
    const { cookie } = person;
    const there = await join(webs.second.url, person, shop.businessId);
    const here = await join(webs.first.url, person, shop.businessId);
    expect((await phone.get("/api/me")).status).toBe(200);
    expect(await end(person)).toBe(200);
    await expect.poll(() => statusOf(phone.get("/api/me")), AT_ONCE).toBe(401);
    await expect.poll(() => [there.connected, here.connected], AT_ONCE).toEqual([false, false]);
    // the old cookie does not restore it
    expect(await refusal(webs.second.url, cookie)).toBe("Inicia sesión para continuar");
    if (keeps) expect(await statusOf(person.get("/api/me"))).toBe(200);
  });
}

test("a person who is taken out of a business finds nothing of it before the other process", async () => {
  const person = await staffOf(shop, "full", []);
  const phone = webs.second.like(person);
  const socket = await join(webs.second.url, person, shop.businessId);
  const read = () => statusOf(phone.get(`/api/client?businessId=${shop.businessId}`));
  expect(await read()).toBe(200);
  expect((await shop.owner.delete(`/api/member/${person.userId}?businessId=${shop.businessId}`)).status).toBe(200);
  await expect.poll(read, AT_ONCE).toBe(404);
  await expect.poll(() => rooms(socket, shop.businessId), AT_ONCE).toEqual([]);
  expect((await socket.emitWithAck("sendMessageToClient", { businessId: shop.businessId })).success).toBe(false);
  expect(await hearsOf(shop, socket)).toEqual([]);
});

test("a right that is taken away is gone before the other process, on its sockets too, and only that one", async () => {
  const both = [
    { pageId: 5, actions: ["edit"] },
    { pageId: 13, actions: ["view"] },
  ];
  const person = await staffOf(shop, "limited", both);
  const phone = webs.second.like(person);
  const socket = await join(webs.second.url, person, shop.businessId);
  const say = async () => (await socket.emitWithAck("sendMessageToClient", { businessId: shop.businessId })).message;
  const read = () => statusOf(phone.get(`/api/client?businessId=${shop.businessId}`));
  // the right exists: only the message itself is missing
  expect(await say()).not.toBe("No tienes permiso para hacer esto");
  expect(await read()).toBe(200);
  await grant(shop, person, "limited", both.slice(1));
  await expect.poll(say, AT_ONCE).toBe("No tienes permiso para hacer esto");
  expect(await read()).toBe(200);
  await grant(shop, person, "limited", []);
  await expect.poll(read, AT_ONCE).toBe(403);
});

async function statusOf(answer: Promise<{ status: number }>): Promise<number> {
  return (await answer).status;
}

async function staffOf({ owner, businessId }: Shop, access: string, permissions: object[]): Promise<Caller> {
  const person = await webs.first.person("Eva Ruiz");
  const { body } = await owner.post("/api/invitation", { invitation: { businessId, access, permissions } });
  const joined = await person.put(`/api/user/${person.userId}`, { businessId, code: body.data.code });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  return person;
}

async function grant({ owner, businessId }: Shop, person: Caller, access: string, permissions: object[]) {
  const answer = await owner.put(`/api/member/${person.userId}`, { businessId, member: { access, permissions } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

function connect(url: string, cookie: string): Socket {
  const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders: { cookie } });
  open.push(socket);
  return socket;
}

async function join(url: string, { cookie }: Caller, businessId: string): Promise<Socket> {
  const socket = connect(url, cookie);
  expect(await rooms(socket, businessId)).toEqual([businessId]);
  return socket;
}

async function rooms(socket: Socket, businessId: string): Promise<string[]> {
  return (await socket.timeout(4_000).emitWithAck("joinRooms", { rooms: [businessId] })).rooms;
}

function refusal(url: string, cookie: string): Promise<string> {
  const socket = connect(url, cookie);
  return new Promise((done) => {
    socket.once("connect_error", (error) => done(error.message));
    socket.once("connect", () => done("connected"));
  });
}

/** The events about a new contact that the socket got by the time its owner got them. */
async function hearsOf({ owner, businessId }: Shop, socket: Socket): Promise<unknown[]> {
  const heard: unknown[] = [];
  socket.on("contact_changed", (data) => heard.push(data));
  const witness = await join(webs.second.url, owner, businessId);
  const seen: unknown[] = [];
  witness.on("contact_changed", (data) => seen.push(data));
  const made = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2220010009" } });
  await expect.poll(() => seen).toEqual([{ clientId: made.body.data._id }]);
  return heard;
}
