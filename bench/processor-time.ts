// The processor time of a request, printed next to its rate. On a shared machine rates vary by the hour and this
// hardly does. Works only on Linux; elsewhere the line is omitted.
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/** A process and its children, with a name. */
export type WatchedProcesses = { readonly [name: string]: number };

const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that each process used since now, and this process as `client`. */
export function watchProcessors(watched: WatchedProcesses): () => Record<string, number> {
  const before = read(watched);
  return () => Object.fromEntries(Object.entries(read(watched)).map(([name, ms]) => [name, ms - (before[name] ?? 0)]));
}

/** The process whose child answers on this connection. */
export async function postmasterOf(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>("select pg_backend_pid() as pid");
  return statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
}

function read(watched: WatchedProcesses): Record<string, number> {
  const own = process.cpuUsage();
  const all = readAll();
  const took = Object.entries(watched).map(([name, pid]) => [name, timeOf(pid, all)] as const);
  return { ...Object.fromEntries(took), client: (own.user + own.system) / 1_000 };
}

type Stat = { pid: number; parent: number; ms: number };

function timeOf(root: number, all: Stat[]): number {
  const own = all.find(({ pid }) => pid === root)?.ms ?? 0;
  const children = all.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + timeOf(pid, all), own);
}

function readAll(): Stat[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
}

/** Ended children count with their parent. Undefined when the process is gone. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return { pid, parent: fields[1] ?? 0, ms: (ticks * 1_000) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}
