// Restarts every member of the fleet while people work and watch.
import { setTimeout as sleep } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Fleet } from "./fleet.ts";
import { type Load, startLoad } from "./load.ts";

/** Longer than the retry wait of a job that failed or died with its process. */
const STILL_MS = 90_000;

export type Renewal = {
  load: Load;
  /** How each process ended, and after how many ms. */
  ends: { code: number | null; ms: number }[];
  /** The time from a cut connection until its rooms are joined again. */
  backMs: number[];
  /** Staff messages that customers did not see exactly once. */
  wrongSends: string[];
  wrongWords: string[];
  lost: string[];
};

type Work = Pick<Parameters<typeof startLoad>[1], "each" | "pauseMs">;

export async function renew(fleet: Fleet, rounds: number, watching: number, work: Work): Promise<Renewal> {
  const load = await startLoad(fleet, { side: 4, ...work });
  const { owner, businessId } = load.shop;
  const backMs: number[] = [];
  const sockets = await Promise.all(
    Array.from({ length: watching }, () => watch(fleet.url, owner.cookie, businessId, backMs)),
  );
  const ends: Renewal["ends"] = [];
  for (let round = 0; round < rounds; round += 1) {
    // one of the two web processes always runs
    ends.push(...(await Promise.all([fleet.restart("web 1"), fleet.restart("worker")])));
    ends.push(await fleet.restart("web 2"));
  }
  await sleep(1_000);
  await load.stop();
  await eventually(async () => {
    const away = sockets.filter(({ connected }) => !connected).length;
    if (away > 0) throw new Error(`${away} lines are still away`);
  }, 15_000);
  for (const socket of sockets) socket.disconnect();
  return { load, ends, backMs, ...(await settle(fleet, load)), lost: await load.lost(fleet.owner) };
}

/** Messages in the queue are late, not lost: waits for as long as any of them still arrives. */
async function settle(fleet: Fleet, load: Load) {
  let fewest = Number.POSITIVE_INFINITY;
  let lastCame = performance.now();
  while (true) {
    const wrong = { wrongSends: await wrongSends(fleet, load), wrongWords: await load.wrongWords(fleet.owner) };
    const left = wrong.wrongSends.length + wrong.wrongWords.length;
    if (left < fewest) lastCame = performance.now();
    fewest = Math.min(fewest, left);
    if (left === 0 || performance.now() - lastCame > STILL_MS) return wrong;
    await sleep(1_000);
  }
}

async function watch(url: string, cookie: string, businessId: string, backMs: number[]): Promise<Socket> {
  const socket = io(url, { transports: ["websocket"], forceNew: true, extraHeaders: { cookie } });
  let cutAt: number | undefined;
  socket.on("disconnect", () => {
    cutAt = performance.now();
  });
  socket.on("connect", () => {
    socket.emit("joinRooms", { rooms: [businessId] }, ({ success }: { success: boolean }) => {
      if (success && cutAt !== undefined) backMs.push(performance.now() - cutAt);
    });
  });
  await eventually(async () => {
    if (!socket.connected) throw new Error("it does not connect");
  });
  return socket;
}

/** Staff messages, and how often the customer's phone shows them, where that is not once. */
async function wrongSends(
  { owner, sandbox }: Fleet,
  { acknowledged, customers, phoneNumberId }: Load,
): Promise<string[]> {
  const { rows } = await owner.query<{ text: string; status: string; reason: string }>(
    "select text, status, reason from messages where id = any ($1::uuid[])",
    [acknowledged.messages],
  );
  const shown = new Map<string, number>();
  for (const from of customers) {
    for (const { direction, text } of await sandbox.chat(phoneNumberId, from)) {
      if (direction === "out") shown.set(text, (shown.get(text) ?? 0) + 1);
    }
  }
  return rows
    .filter(({ text }) => shown.get(text) !== 1)
    .map(({ text, status, reason }) => `${text} (${status} ${reason}): ${shown.get(text) ?? 0}`);
}
