// Limits on sockets: a refusal in words beyond them, a cut when it continues, and no access to other businesses.
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

const BUSY = { success: false, message: "Demasiadas solicitudes. Espera un momento e intenta de nuevo." };

let product: TestProduct;
let shop: Shop;
const open: Socket[] = [];
beforeAll(async () => {
  product = await startProduct({ role: "web", settings: { RATE_LIMITS: "1" } });
  shop = await makeShop(product);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => product.close());

function line(cookie: string): Socket {
  const options = { transports: ["websocket"], forceNew: true, reconnection: false };
  const socket = io(product.url, { ...options, extraHeaders: { cookie } });
  open.push(socket);
  return socket;
}

/** 'in', or why not. */
const entry = (socket: Socket) =>
  new Promise<string>((done) => {
    socket.once("connect", () => done("in"));
    socket.once("connect_error", (error) => done(error.message));
  });

const ask = (socket: Socket, businessId: string) => socket.emitWithAck("sendMessageToClient", { businessId });

test("a screen that asks too much is told so, and may ask again a moment later", async () => {
  const socket = line(shop.owner.cookie);
  const answers = await Promise.all(Array.from({ length: 90 }, () => ask(socket, shop.businessId)));
  const refused = answers.filter(({ message }) => message === BUSY.message);
  expect(refused.length).toBeGreaterThan(30);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(40);
  expect(refused[0]).toEqual(BUSY);
  await expect.poll(async () => (await ask(socket, shop.businessId)).message).not.toBe(BUSY.message);
  expect(socket.connected).toBe(true);
});

test("a screen that goes on is cut off, whatever it sends", async () => {
  const socket = line(shop.owner.cookie);
  expect(await entry(socket)).toBe("in");
  const cut = new Promise((done) => socket.once("disconnect", done));
  for (let time = 0; time < 2_000; time += 1) socket.emit("nothing that anybody knows", time);
  await cut;
  // its person is not locked out
  expect((await shop.owner.get("/api/me")).status).toBe(200);
});

test("who does not belong to a business uses up nothing of it, and all its screens together share what it may ask", async () => {
  const busy = await makeShop(product);
  const stranger = await product.person("Quien no es de aquí");
  const strange = line(stranger.cookie);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 40 }, () => ask(strange, busy.businessId)));
  }
  const screens = [1, 2, 3, 4].map(() => line(busy.owner.cookie));
  const all = await Promise.all(
    screens.flatMap((screen) => Array.from({ length: 38 }, () => ask(screen, busy.businessId))),
  );
  const told = all.filter(({ message }) => message === BUSY.message).length;
  expect(told).toBeGreaterThan(0);
  expect(all.length - told).toBeGreaterThanOrEqual(100);
});

test("a person has so many screens, and one that closes makes room", async () => {
  const person = await product.person();
  const entries = await Promise.all(Array.from({ length: 45 }, () => entry(line(person.cookie))));
  expect(entries.filter((each) => each === "in")).toHaveLength(40);
  expect(entries.find((each) => each !== "in")).toBe(
    "Tienes demasiadas pantallas abiertas. Cierra alguna e intenta de nuevo.",
  );
  open.find((socket) => socket.connected)?.disconnect();
  await expect.poll(async () => entry(line(person.cookie))).toBe("in");
});

test("who knocks without a session is soon let in no more, and keeps nobody else out", async () => {
  const knocks = await Promise.all(Array.from({ length: 90 }, () => entry(line("x=1"))));
  expect(knocks.filter((each) => each === "Inicia sesión para continuar").length).toBeGreaterThanOrEqual(60);
  expect(knocks.filter((each) => each === "websocket error").length).toBeGreaterThan(10);
  expect(await entry(line(shop.owner.cookie))).toBe("in");
});
