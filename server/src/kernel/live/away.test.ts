// Sockets while the database is away: nobody is refused for good, and nobody stays without events.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { editContact } from "@mostrador/domain/business/contacts/routes.ts";
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { Membership } from "@mostrador/domain/ground/identity/schema.ts";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { type Principal, tenantCtx } from "../context.ts";
import { createEdge } from "../edge/edge.ts";
import { createTurns } from "../http/turns.ts";
import { openLive } from "./live.ts";

const ANA: Principal = {
  userId: "u",
  name: "Ana",
  email: "ana@prueba.mx",
  emailVerified: true,
  role: "user",
  sessionId: "s",
  secondFactor: false,
  memberships: [],
};

const ownerOf = (businessId: string): Membership => ({
  businessId,
  name: "Salón",
  role: "owner",
  access: "full",
  permissions: [],
  limits: UNLIMITED,
});

let product: TestProduct;
let http: Server;
let live: Awaited<ReturnType<typeof openLive>>;
let isAway = false;
const away = () => Promise.reject(new Error("Connection terminated unexpectedly"));
beforeAll(async () => {
  product = await startProduct({ role: "web", settings: { LOG_LEVEL: "silent" } });
  http = createServer().listen(0, "127.0.0.1");
  live = await openLive({
    http,
    databaseUrl: product.appUrl,
    pool: product.product.db.pool,
    log: product.product.log,
    authenticate: () => (isAway ? away() : Promise.resolve(ANA)),
    grantAt: (_, businessId) => (isAway ? away() : Promise.resolve(ownerOf(businessId))),
    calls: [{ name: "ask", route: editContact, payload: z.unknown(), refusal: "", handle: away }],
    tenantOf: (_, businessId) => tenantCtx(product.product.system("test"), businessId, { kind: "system", name: "Ana" }),
    told: [contactChanged],
    sessionKey: () => "s",
    edge: createEdge({ trustedProxies: 0, publicUrl: undefined }),
    knowsHost: async () => true,
    turns: createTurns(),
    rateLimits: true,
    rows: {},
    onRevoked: () => {},
  });
});
afterAll(async () => {
  await live.close();
  await product.close();
});

test("a room that could not be checked is answered, and the line comes back and asks again", async () => {
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const socket = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 50,
  });
  const answers: { success: boolean }[] = [];
  socket.on("connect", () => socket.emit("joinRooms", { rooms: ["r"] }, (answer: never) => answers.push(answer)));
  await eventually(async () => expect(answers).toEqual([{ success: true, rooms: ["r"] }]));
  isAway = true;
  const trouble = { success: false, message: "No se pudo completar. Intenta de nuevo." };
  expect(await socket.emitWithAck("ask", { businessId: "r" })).toEqual(trouble);
  expect(await socket.emitWithAck("joinRooms", { rooms: ["r"] })).toEqual(trouble);
  await eventually(async () => expect(socket.connected).toBe(false));
  await new Promise((later) => setTimeout(later, 300));
  expect(socket.connected).toBe(false);
  const before = answers.length;
  isAway = false;
  await eventually(async () => expect(answers.slice(before)).toEqual([{ success: true, rooms: ["r"] }]));
  // a node that closes cuts the connection; it does not turn people away for good
  const left = new Promise((done) => socket.once("disconnect", done));
  await live.close();
  expect(await left).not.toBe("io server disconnect");
  expect(socket.active).toBe(true);
  socket.disconnect();
});
