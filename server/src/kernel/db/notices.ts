// Sends notices between processes through PostgreSQL after the commit, many in one statement: transactions with a
// NOTIFY commit only one after the other. A notice that is lost with its process does no harm: the queue is also
// polled, and screens read everything again after a gap.
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { type RoomEvent, TELL } from "../live/number-events.ts";
import type { Log } from "../log.ts";
import { isDatabaseAway } from "./is-away.ts";

export type Notices = ReturnType<typeof createNotices>;

type Notice = { channel: string; payload: string } | ({ channel: string } & RoomEvent);

const MOST_AT_ONCE = 500;
/** The first is sent at once; those that come within this time after it are sent together. */
const PACE_MS = 10;
/**
 * From this many in one batch on, the longer pace applies: nobody notices so short a delay, and more are sent
 * together.
 */
const CROWD = 4;
const CROWD_PACE_MS = 30;
/** The time between tries while the database is away. */
const AGAIN_MS = 500;
const MOST_KEPT = 20_000;
const SEND = {
  name: "notices",
  text: "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)",
};

export function createNotices(pool: Pool, log: Log) {
  /** The same notice to the same channel is sent once. */
  const waiting = new Map<string, Notice>();
  let sending: Promise<void> | undefined;
  let isEnding = false;
  const hearers = new Set<(payload: string) => void>();

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MOST_AT_ONCE);
      for (const [key] of batch) waiting.delete(key);
      const notices = batch.map(([, notice]) => notice);
      try {
        await say(notices);
        await sleep(batch.length < CROWD ? PACE_MS : CROWD_PACE_MS);
      } catch (error) {
        const isKept = isDatabaseAway(error) && !isEnding && !pool.ending && waiting.size < MOST_KEPT;
        if (isKept) putBack(batch);
        const lost = isKept ? 0 : notices.length;
        log.warn({ error: (error as Error).message, lost }, "notices could not be sent");
        await sleep(AGAIN_MS);
      }
    }
    sending = undefined;
  }

  /** Puts them before later notices: otherwise a screen that asks what it missed would not get them. */
  function putBack(batch: readonly (readonly [string, Notice])[]): void {
    const since = [...waiting];
    waiting.clear();
    for (const [key, notice] of [...batch, ...since]) waiting.set(key, notice);
  }

  /** Sends them in one statement: room events first, in the order of each room. */
  async function say(notices: readonly Notice[]): Promise<void> {
    const told = notices.filter((notice) => "room" in notice);
    const words = notices.filter((notice) => "payload" in notice);
    const said = [words.map((one) => one.channel), words.map((one) => one.payload)];
    if (told.length === 0) return void (await pool.query({ ...SEND, values: said }));
    const rooms = (["channel", "room", "name", "data"] as const).map((field) => told.map((one) => one[field]));
    await pool.query({ ...TELL, values: [...rooms, ...said] });
  }

  function wait(key: string, notice: Notice): void {
    waiting.set(key, notice);
    sending ??= Promise.resolve().then(send);
  }

  return {
    tell: (channel: string, payload: string): void => wait(`${channel} ${payload}`, { channel, payload }),
    /** `data` is JSON. A room event is numbered, and kept for some minutes. */
    tellRoom: (channel: string, told: RoomEvent): void =>
      wait(`${channel} ${told.room} ${told.name} ${told.data}`, { channel, ...told }),
    /** Tells this process at once, where the way through the database would take too long. */
    tellHere(payload: string): void {
      for (const hear of hearers) hear(payload);
    },
    /** Listens to `tellHere`; returns a function that stops listening. */
    onHere(hear: (payload: string) => void): () => void {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    /** Resolves when every notice is sent or has failed. */
    async drain(): Promise<void> {
      isEnding = true;
      await sending;
      isEnding = false;
    },
  };
}
