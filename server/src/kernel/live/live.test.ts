// The sockets: a session is required, rooms come from memberships alone, and lost rights take effect at once.
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { makeShop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

let product: TestProduct;
const open: Socket[] = [];
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => product.close());

function connect(cookie: string, headers: Record<string, string> = {}): Socket {
  const extraHeaders = { cookie, ...headers };
  const socket = io(product.url, { transports: ["websocket"], forceNew: true, reconnection: false, extraHeaders });
  open.push(socket);
  return socket;
}

/** The contact events that this socket receives from now on. */
function listen(socket: Socket): unknown[] {
  const heard: unknown[] = [];
  socket.on("contact_changed", (data) => heard.push(data));
  return heard;
}

async function addContact(owner: Caller, businessId: string, whatsapp: string): Promise<string> {
  const made = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp } });
  return made.body.data._id;
}

test("nobody listens without a session, nor from another site", async () => {
  const { owner } = await makeShop(product);
  const refused = (socket: Socket) =>
    new Promise<string>((done) => socket.once("connect_error", (e) => done(e.message)));
  expect(await refused(connect(""))).toBe("Inicia sesión para continuar");
  for (const origin of ["https://otro.example", "null", "://"]) {
    expect(await refused(connect(owner.cookie, { origin }))).not.toBe("");
  }
});

test("rooms come from memberships, whatever is asked for", async () => {
  const mine = await makeShop(product);
  const other = await makeShop(product);
  const socket = connect(other.owner.cookie);
  const rooms = [mine.businessId, other.businessId, "todas", 7];
  const answer = await socket.emitWithAck("joinRooms", { rooms });
  expect(answer).toEqual({ success: true, rooms: [other.businessId] });
  expect(await socket.emitWithAck("joinRooms", "x")).toEqual({ success: true, rooms: [] });
  const heard = listen(socket);
  await addContact(mine.owner, mine.businessId, "2220010001");
  const own = await addContact(other.owner, other.businessId, "2220010002");
  await expect.poll(() => heard).toEqual([{ clientId: own }]);
  await socket.emitWithAck("leaveRooms", { rooms: [other.businessId] });
  const again = connect(other.owner.cookie);
  await again.emitWithAck("joinRooms", { rooms: [other.businessId] });
  const late = listen(again);
  await addContact(other.owner, other.businessId, "2220010003");
  await expect.poll(() => late.length).toBe(1);
  expect(heard).toHaveLength(1);
});

test("a person whose access ends hears nothing more within five seconds", async () => {
  const { owner, businessId } = await makeShop(product);
  const eva = await product.person("Eva");
  const invited = await owner.post("/api/invitation", { invitation: { businessId, access: "full", permissions: [] } });
  await eva.put(`/api/user/${eva.userId}`, { businessId, code: invited.body.data.code });
  const socket = connect(eva.cookie);
  expect((await socket.emitWithAck("joinRooms", { rooms: [businessId] })).rooms).toEqual([businessId]);
  await owner.delete(`/api/member/${eva.userId}?businessId=${businessId}`);
  const joins = async () => (await socket.emitWithAck("joinRooms", { rooms: [businessId] })).rooms;
  await expect.poll(joins, { timeout: 5_000 }).toEqual([]);
  const heard = listen(socket);
  const witness = connect(owner.cookie);
  await witness.emitWithAck("joinRooms", { rooms: [businessId] });
  const seen = listen(witness);
  await addContact(owner, businessId, "2220010009");
  await expect.poll(() => seen.length).toBe(1);
  expect(heard).toEqual([]);
});

test("a session that ends closes its sockets", async () => {
  const ana = await product.person();
  const socket = connect(ana.cookie);
  await socket.emitWithAck("joinRooms", { rooms: [] });
  const closed = new Promise((done) => socket.once("disconnect", done));
  await ana.post("/api/session/sign-out-everywhere", {});
  await closed;
});
