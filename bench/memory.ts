// Measures the memory of a process while something else runs.
import { readFileSync } from "node:fs";

const EVERY_MS = 1_000;

/** In MB: at the start, after each quarter and at the peak. Works only on Linux. */
export function watchMemory(pid: number): () => { first: number; quarters: number[]; most: number } {
  const seen = [held(pid)];
  const timer = setInterval(() => seen.push(held(pid)), EVERY_MS);
  return () => {
    clearInterval(timer);
    seen.push(held(pid));
    const after = (share: number) => seen[Math.round((seen.length - 1) * share)] ?? Number.NaN;
    return { first: after(0), quarters: [0.25, 0.5, 0.75, 1].map(after), most: Math.max(...seen) };
  };
}

function held(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const [, kB = ""] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kB) / 1024);
}
