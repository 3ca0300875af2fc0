// Stops the database at once during work, repeatedly. Acknowledged writes must exist, failed calls must say so, and no
// process may end.

import pg from "pg";
import { io, type Socket } from "socket.io-client";
import { expect } from "vitest";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { Installation } from "./installation.ts";
import { type Load, startLoad } from "./load.ts";

export type DatabaseStops = { load: Load; readyMs: number[]; lost: string[]; wrongWords: string[]; stayed: boolean };

export async function stopDatabase(world: Installation, times: number, betweenMs: number): Promise<DatabaseStops> {
  const load = await startLoad(world, { side: 6, pauseMs: 20 });
  const { owner, businessId } = load.shop;
  const socket = await listen(world.url, owner.cookie, businessId);
  const heard: string[] = [];
  socket.on("contact_changed", ({ clientId }: { clientId: string }) => heard.push(clientId));
  const before = world.processes();
  const readyMs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await pause(betweenMs);
    const begun = performance.now();
    world.stopDatabase(time % 2 === 0 ? "SIGQUIT" : "SIGKILL");
    await eventually(async () => expect(await world.isReady(), "it says that it is ready").toBe(false), 10_000);
    await world.untilReady(60_000);
    readyMs.push(performance.now() - begun);
  }
  await pause(betweenMs);
  await load.stop();
  // the open connection gets events again
  const made = await owner.post("/api/client", { client: { businessId, name: "Al final", whatsapp: "5699999999" } });
  expect(made.status).toBe(201);
  await eventually(async () => expect(heard).toContain(made.body.data._id), 10_000);
  socket.disconnect();
  const database = new pg.Client({ connectionString: world.databaseUrl() });
  await database.connect();
  try {
    await eventually(async () => expect(await load.wrongWords(database)).toEqual([]), 60_000).catch(() => {});
    return {
      load,
      readyMs,
      lost: await load.lost(database),
      wrongWords: await load.wrongWords(database),
      stayed: JSON.stringify(before) === JSON.stringify(world.processes()),
    };
  } finally {
    await database.end();
  }
}

/** Answers that are neither a success nor "not now" in the envelope. */
export function strangeAnswers({ load }: DatabaseStops): string[] {
  const isEnvelope = (body: unknown) => {
    const { success, message } = body as { success?: unknown; message?: unknown };
    return success === false && typeof message === "string" && message.includes("Intenta de nuevo");
  };
  return load.answers
    .filter(({ status, body }) => status !== 201 && !(status === 503 && isEnvelope(body)))
    .map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
}

async function listen(url: string, cookie: string, businessId: string): Promise<Socket> {
  const socket = io(url, { transports: ["websocket"], forceNew: true, extraHeaders: { cookie } });
  const join = () => void socket.emit("joinRooms", { rooms: [businessId] });
  socket.on("connect", join);
  await eventually(async () => expect(socket.connected).toBe(true));
  return socket;
}

function pause(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}
