// Measures the time from `npm start`, on an installation that ran before, to the first 200 of /readyz.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median, ROUNDS } from "../measure.ts";

const START = fileURLToPath(new URL("../../tools/start.mjs", import.meta.url));

const GOAL_S = 5;

/** Whether warm starts reach the goal. */
export async function startUp(): Promise<{ name: string; ok: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), "mostrador-bench-start-"));
  const cold = await startOnce(dataDir);
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) warm.push(await startOnce(dataDir));
  const seconds = median(warm);
  const ok = seconds <= GOAL_S;
  console.log(
    `start-up: first start with the demo ${cold.toFixed(1)} s; warm ${seconds.toFixed(1)} s to /readyz  to reach ${GOAL_S.toFixed(1)} ${ok ? "✓" : "✗"}`,
  );
  return { name: "start-up", ok };
}

async function startOnce(dataDir: string): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const began = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: "ignore",
  });
  while (!(await isReady(port))) await sleep(50);
  const seconds = (performance.now() - began) / 1000;
  child.kill("SIGTERM");
  await new Promise((done) => child.once("exit", done));
  return seconds;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
