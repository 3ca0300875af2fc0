// G11: PostgreSQL is stopped at once ten times under load; then it stops answering without ending.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { stopDatabase, strangeAnswers } from "./stop-database.ts";

const TIMES = 10;

let world: Installation;
beforeAll(async () => {
  world = await startInstallation();
});
afterAll(() => world?.close());

test("ten immediate stops under load", async () => {
  const told = await stopDatabase(world, TIMES, 3_000);
  const { acknowledged, words, broken, answers } = told.load;
  const kept = acknowledged.contacts.length + acknowledged.appointments.length + acknowledged.messages.length;
  const strange = strangeAnswers(told);
  const worst = Math.max(...told.readyMs);
  console.log([...told.lost, ...told.wrongWords, ...broken, ...strange].slice(0, 20).join("\n"));
  figure({
    promise: "G11 PostgreSQL stopped at once ×10: acknowledged lost",
    measured: `${told.lost.length} of ${kept}; customers' words wrong ${told.wrongWords.length} of ${words.length}`,
    goal: "0",
    holds: told.lost.length + told.wrongWords.length === 0 && kept > 200,
  });
  figure({
    promise: "G11 ready again after an immediate stop",
    measured: `worst ${Math.round(worst)} ms of ${TIMES}`,
    goal: "at most 15 s",
    holds: worst <= 15_000,
  });
  figure({
    promise: "G11 processes that ended; calls without answer; other than done or 503",
    measured: `${told.stayed ? 0 : "some"}; ${broken.length}; ${strange.length} of ${answers.length}`,
    goal: "0; 0; 0",
    holds: told.stayed && broken.length === 0 && strange.length === 0,
  });
});

test("a database that falls silent holds nobody for ever", async () => {
  const owner = await world.person("Marta");
  const before = world.processes();
  const processes = databaseProcesses();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes) process.kill(pid, name);
  };
  signal("SIGSTOP");
  let waited: number[];
  try {
    const begun = performance.now();
    expect(await world.isReady()).toBe(false);
    const readyWait = performance.now() - begun;
    const asked = Array.from({ length: 40 }, async () => {
      const start = performance.now();
      const answer = await owner.get("/api/me");
      expect(answer.status).toBe(503);
      return performance.now() - start;
    });
    waited = [readyWait, ...(await Promise.all(asked))];
  } finally {
    signal("SIGCONT");
  }
  const healing = performance.now();
  await world.untilReady(30_000);
  const healed = performance.now() - healing;
  expect((await owner.get("/api/me")).status).toBe(200);
  const worst = Math.max(...waited.slice(1));
  figure({
    promise: "G11 a silent database: longest wait for a 503; ready again",
    measured: `${Math.round(worst)} ms, /readyz ${Math.round(waited[0] ?? 0)} ms; ${Math.round(healed)} ms`,
    goal: "at most 25 s, 5 s; 15 s",
    holds: worst <= 25_000 && (waited[0] ?? 0) <= 5_000 && healed <= 15_000,
  });
  expect(world.processes()).toEqual(before);
});

/** The postmaster and all its child processes. */
function databaseProcesses(): number[] {
  const [first] = readFileSync(join(world.dataDir, "pg18/postmaster.pid"), "utf8").split("\n");
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const postmaster = Number(first);
  return [postmaster, ...pairs.flatMap(([pid, ppid]) => (ppid === postmaster && pid ? [pid] : []))];
}
