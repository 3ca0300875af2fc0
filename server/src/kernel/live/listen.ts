// The one connection on which a node receives what the others send; a lost or silent one is opened again. Notices sent
// meanwhile are lost, so the listener learns of the gap.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

type Options = {
  databaseUrl: string;
  channel: string;
  log: Log;
  onNotice(notice: unknown): void;
  onGap(): void;
};

const BEFORE_ANOTHER_TRY_MS = 500;
const HEARTBEAT_MS = 10_000;

/** The first connection must succeed; afterwards nothing throws. */
export async function listen(options: Options): Promise<{ close(): Promise<void> }> {
  const { log, onGap } = options;
  const closing = new AbortController();
  let current = await connect(options);

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      await current.lost;
      if (closing.signal.aborted) return;
      log.warn("the live connection was lost");
      const next = await again();
      if (!next) return;
      current = next;
      onGap();
    }
  }

  async function again(): Promise<Connection | undefined> {
    while (!closing.signal.aborted) {
      await sleep(BEFORE_ANOTHER_TRY_MS);
      try {
        const made = await connect(options);
        if (!closing.signal.aborted) return made;
        await made.end();
      } catch {
        // still away
      }
    }
    return undefined;
  }

  const kept = keep();
  return {
    async close() {
      closing.abort();
      await current.end();
      await kept;
    },
  };
}

type Connection = { lost: Promise<void>; end(): Promise<void> };

async function connect({ databaseUrl, channel, log, onNotice }: Options): Promise<Connection> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on("error", () => {});
  const lost = new Promise<void>((ended) => client.once("end", () => ended()));
  client.on("notification", ({ payload }) => {
    const notice = read(payload);
    if (notice === undefined) log.warn("a notice could not be read");
    else onNotice(notice);
  });
  const end = () => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    await end();
    throw error;
  }
  const heartbeat = setInterval(() => void client.query("select 1").catch(end), HEARTBEAT_MS);
  void lost.then(() => clearInterval(heartbeat));
  return { lost, end };
}

function read(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? "");
  } catch {
    return undefined;
  }
}
