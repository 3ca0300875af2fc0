// Runs some cashiers and restarts each one that dies. An order without an answer goes to another cashier: it may have
// run already, and its key makes it happen once.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Answer, Operation, Order, Purse } from "./operations.ts";

const CASHIER = fileURLToPath(new URL("cashier.ts", import.meta.url));

export type Plan = { appUrl: string; seed: number; count: number; kill: number; throw: number; deaths: number };
export type Cashiers = Awaited<ReturnType<typeof openCashiers>>;

export async function openCashiers({ appUrl, seed, count, kill, throw: fails, deaths: most }: Plan) {
  const waiting = new Map<number, { order: Order; at: ChildProcess; done: (answer: Answer) => void }>();
  const alive: ChildProcess[] = [];
  /** All live cashiers, including those that are still starting. */
  const living = new Set<ChildProcess>();
  let deaths = 0;
  let lives = 0;
  let orders = 0;
  let isOver = false;
  const surprises: string[] = [];

  async function start(): Promise<void> {
    lives += 1;
    const chance = deaths < most ? kill : 0;
    const FAULTS = `seed=${seed + lives * 7919};kill=${chance};throw=${fails};at=before-commit+after-commit`;
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = fork(CASHIER, { execArgv: [], env: { PATH, NODE_COMPILE_CACHE, APP_DATABASE_URL: appUrl, FAULTS } });
    living.add(child);
    child.on("exit", (code, signal) => {
      living.delete(child);
      alive.splice(alive.indexOf(child), alive.includes(child) ? 1 : 0);
      if (isOver) return;
      deaths += 1;
      if (signal !== "SIGKILL") surprises.push(`a cashier ended with ${code ?? signal}`);
      void start().then(() => {
        for (const held of waiting.values()) if (held.at === child) give(held.order, held.done);
      });
    });
    await once(child, "message");
    child.on("message", (answer: Answer) => {
      const held = waiting.get(answer.number);
      waiting.delete(answer.number);
      held?.done(answer);
    });
    alive.push(child);
  }

  function give(order: Order, done: (answer: Answer) => void): void {
    const at = alive[order.number % alive.length];
    if (!at) return void setTimeout(() => give(order, done), 20);
    waiting.set(order.number, { order, at, done });
    at.send(order, () => {});
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    deaths: () => deaths,
    /** Ends without a fault. */
    surprises,
    /** Repeats until there is an answer: a fault is no answer. */
    async ask(purse: Purse, operation: Operation, now: number): Promise<Exclude<Answer, { failed: string }>> {
      for (;;) {
        const number = ++orders;
        const answer = await new Promise<Answer>((done) => give({ number, purse, operation, now }, done));
        if (!("failed" in answer)) return answer;
        if (!answer.failed.includes("A fault on purpose")) throw new Error(`${operation.kind}: ${answer.failed}`);
      }
    },
    async close(): Promise<void> {
      isOver = true;
      const gone = [...living].map((child) => once(child, "exit"));
      for (const child of living) child.kill("SIGKILL");
      await Promise.all(gone);
    },
  };
}
