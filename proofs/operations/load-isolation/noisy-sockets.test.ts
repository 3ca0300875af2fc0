// One business floods the sockets as fast as it can and reconnects after each cut. Another business's calls, sign-in
// and socket work as usual, and the log stays short (G24 measures the timing).
import type { ChildProcess } from "node:child_process";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endProcess, forkProduct } from "../../../server/test/fork-product.ts";
import { openTestDatabase } from "../../../server/test/open-test-database.ts";
import { TEST_SECRET } from "../../../server/test/secret.ts";
import { makeShop, type Shop } from "../../../server/test/shops/shop.ts";
import { signUp } from "../../../server/test/sign-up.ts";
import { freePort } from "../../../server/test/start-sandbox-process.ts";

const SOCKETS = 5;
const A_SECOND = 2_000;
const BEAT_MS = 20;
const CALLS = 160;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let child: ChildProcess;
let url: string;
let lines = 0;
let noisy: Shop;
let quiet: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const own = { APP_DATABASE_URL: database.appUrl, APP_SECRET: TEST_SECRET, ROLE: "web", PORT: String(port) };
  child = await forkProduct({ ...own, RATE_LIMITS: "1", LOG_LEVEL: "info" }, { silent: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      lines += chunk.toString().split("\n").length - 1;
    });
  }
  const world = { person: (name?: string) => signUp(url, name) };
  noisy = await makeShop(world);
  quiet = await makeShop(world);
});
afterAll(async () => {
  if (child) await endProcess(child);
  await database?.close();
});

test("a business that floods the sockets costs another one no answer, and the log next to nothing", async () => {
  const screen = line(quiet, false);
  const client = { businessId: noisy.businessId, name: "Ana", whatsapp: "2220010001" };
  const clientId = (await noisy.owner.post("/api/client", { client })).body.data._id;
  const flood = startFlood({ businessId: noisy.businessId, clientId, channel: "WhatsApp", text: "hola" });
  const failed: string[] = [];
  try {
    let next = 0;
    const ask = async () => {
      for (let turn = next++; turn < CALLS && failed.length === 0; turn = next++)
        failed.push(...(await failures(turn)));
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    const heard = await screen.timeout(10_000).emitWithAck("joinRooms", { rooms: [quiet.businessId] });
    expect(heard).toEqual({ success: true, rooms: [quiet.businessId] });
  } finally {
    flood.stop();
    screen.disconnect();
  }
  expect(failed).toEqual([]);
  // the flood happened, was refused with an error, and was cut
  expect(flood.sent()).toBeGreaterThan(2_000);
  expect(flood.refusals()).toBeGreaterThan(50);
  expect(flood.cuts()).toBeGreaterThanOrEqual(SOCKETS);
  expect(lines).toBeLessThan(200);
  expect((await noisy.owner.get("/api/me")).status).toBe(200);
});

async function failures(turn: number): Promise<string[]> {
  const { owner, businessId } = quiet;
  const whatsapp = `222${String(turn).padStart(7, "0")}`;
  const asked = [
    () => owner.get(`/api/client?businessId=${businessId}`),
    () => owner.post("/api/client", { client: { businessId, name: "Eva", whatsapp } }),
    () => owner.get("/api/auth/get-session"),
    () => owner.get("/api/me"),
  ];
  const { status, body } = await (asked[turn % asked.length] as () => ReturnType<typeof owner.get>)();
  return status >= 200 && status < 300 ? [] : [`${turn}: ${status} ${JSON.stringify(body)}`];
}

function line({ owner }: Shop, reconnection: boolean): Socket {
  const options = { transports: ["websocket"], forceNew: true, reconnection, reconnectionDelay: 50 };
  return io(url, { ...options, reconnectionDelayMax: 100, extraHeaders: { cookie: owner.cookie } });
}

/** Sends on all connections at once; messages on a cut connection are dropped. */
function startFlood(message: object) {
  let [sent, refusals, cuts] = [0, 0, 0];
  const answered = ({ message: said }: { message?: string }) => {
    if (said?.startsWith("Demasiadas solicitudes")) refusals += 1;
  };
  const sockets = Array.from({ length: SOCKETS }, () => line(noisy, true));
  for (const socket of sockets) socket.on("disconnect", () => (cuts += 1));
  const beat = setInterval(() => {
    for (const socket of sockets.filter(({ connected }) => connected)) {
      for (let more = (A_SECOND * BEAT_MS) / 1_000; more > 0; more -= 1) {
        socket.emit("sendMessageToClient", message, answered);
        sent += 1;
      }
    }
  }, BEAT_MS);
  return {
    sent: () => sent,
    refusals: () => refusals,
    cuts: () => cuts,
    stop(): void {
      clearInterval(beat);
      for (const socket of sockets) socket.disconnect();
    },
  };
}
