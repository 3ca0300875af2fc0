// Words from process to process through PostgreSQL, after the commit of what they tell. Many are sent as one statement:
// PostgreSQL lets transactions that notify commit only one after the other, so a NOTIFY inside each would make the whole
// product wait in that line. A process killed between commit and notice leaves it unsaid: the queue is polled all the
// same, and screens read anew after any gap.
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { TELL, type Told } from "../live/number-events.ts";
import type { Log } from "../log.ts";
import { isDatabaseAway } from "./is-away.ts";

export type Notices = ReturnType<typeof createNotices>;

type Notice = { channel: string; payload: string } | ({ channel: string } & Told);

const MOST_AT_ONCE = 500;
/** The first is sent at once; what comes within this time after it goes together, so that a crowd costs little. */
const PACE_MS = 10;
/** Of a crowd: nobody sees such a moment, and in it many go together. */
const CROWD = 4;
const CROWD_PACE_MS = 30;
/** While the database is away, until so many wait. */
const AGAIN_MS = 500;
const MOST_KEPT = 20_000;
const SEND = {
  name: "notices",
  text: "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)",
};

export function createNotices(pool: Pool, log: Log) {
  /** The same words to the same channel are said once. */
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

  /** Before what was said since: otherwise a screen that asks what it missed would not hear of it. */
  function putBack(batch: readonly (readonly [string, Notice])[]): void {
    const since = [...waiting];
    waiting.clear();
    for (const [key, notice] of [...batch, ...since]) waiting.set(key, notice);
  }

  /** As one statement: what is told to rooms first, each in the order of its room. */
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
    /** `data` is JSON. What is told to a room is numbered, and kept for some minutes. */
    tellRoom: (channel: string, told: Told): void =>
      wait(`${channel} ${told.room} ${told.name} ${told.data}`, { channel, ...told }),
    /** Told to this process at once, where waiting for the way around through the database would be too late. */
    tellHere(payload: string): void {
      for (const hear of hearers) hear(payload);
    },
    /** Of `tellHere`; answers how to stop hearing. */
    onHere(hear: (payload: string) => void): () => void {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    /** Resolves when everything is said, or cannot be. */
    async drain(): Promise<void> {
      isEnding = true;
      await sending;
      isEnding = false;
    },
  };
}
