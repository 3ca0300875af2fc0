// Checks that all processes of this installation share one folder of files: each keeps a file there and a row in the
// database. A process that finds another's row but not its file has a different folder, where that one's files would be
// missing (docs/decisions/0013).
import { access, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { newId } from "../id.ts";
import type { Log } from "../log.ts";

const BEAT_MS = 2_000;
/** On a network folder a file may appear a little later than its row. */
const MOST_MISSES = 3;

const BEAT = {
  name: "beat-of-instance",
  text: `with gone as (delete from instances where seen_at < now() - interval '1 hour'),
    own as (insert into instances (id, name) values ($1, $2) on conflict (id) do update set seen_at = now())
    select id, name, seen_at > now() - interval '8 seconds' as lives from instances where id <> $1`,
};
const LEAVE = { name: "end-of-instance", text: "delete from instances where id = $1" };

type OtherProcess = { id: string; name: string; lives: boolean };

/** `filesFolder`: the folder that must be shared. No call waits for a beat, and a failed one never ends the process. */
export function createInstances(pool: Pool, filesFolder: string, log: Log) {
  const id = newId();
  const name = `${hostname()}:${process.pid}`;
  const folder = join(filesFolder, "instances");
  /** How often in a row each process's file was missing. */
  const misses = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;

  async function beat(): Promise<void> {
    try {
      // before the row, so that a process that reads the row finds it
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, id), name);
    } catch (error) {
      log.warn({ error: (error as Error).message }, "the folder of files cannot be written to");
    }
    const { rows } = await pool.query<OtherProcess>({ ...BEAT, values: [id, name] });
    const living = rows.filter(({ lives }) => lives);
    for (const other of living) await look(other);
    for (const known of misses.keys()) if (!living.some((other) => other.id === known)) misses.delete(known);
  }

  async function look(other: OtherProcess): Promise<void> {
    const isThere = await access(join(folder, other.id)).then(
      () => true,
      () => false,
    );
    const count = isThere ? 0 : (misses.get(other.id) ?? 0) + 1;
    misses.set(other.id, count);
    if (count === MOST_MISSES) log.error({ other: other.name, folder }, "another process has another folder of files");
  }

  /** Removes the files of processes that were killed. */
  async function removeLeft(): Promise<void> {
    const files = await readdir(folder).catch(() => []);
    const { rows } = await pool.query<{ id: string }>("select id from instances");
    const known = new Set([id, ...rows.map((row) => row.id)]);
    for (const file of files) if (!known.has(file)) await rm(join(folder, file), { force: true });
  }

  const beatQuietly = () => {
    beating ??= beat()
      // the database is away: `isThere` says so
      .catch(() => {})
      .finally(() => {
        beating = undefined;
      });
    return beating;
  };

  return {
    /** False once another live process has kept its file elsewhere for some seconds. */
    isFolderShared: (): boolean => [...misses.values()].every((count) => count < MOST_MISSES),

    async start(): Promise<void> {
      await removeLeft().catch(() => {});
      await beatQuietly();
      timer = setInterval(() => void beatQuietly(), BEAT_MS);
    },

    /** The row is deleted first: a file without a row is never missed. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await beating;
      if (!timer) return;
      await pool.query({ ...LEAVE, values: [id] }).catch(() => {});
      await rm(join(folder, id), { force: true }).catch(() => {});
    },
  };
}
