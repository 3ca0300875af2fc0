// Measures the memory of a process while something else runs.
import { readFileSync } from "node:fs";

const EVERY_MS = 1_000;

/** In MB: at the start, at the end and at the peak. Works only on Linux. */
export function watchMemory(pid: number): () => { first: number; last: number; most: number } {
  const first = held(pid);
  let most = first;
  const timer = setInterval(() => {
    most = Math.max(most, held(pid));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    const last = held(pid);
    return { first, last, most: Math.max(most, last) };
  };
}

function held(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const [, kB = ""] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kB) / 1024);
}
