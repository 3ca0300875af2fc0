import { event } from "@mostrador/domain/kit/event.ts";
import { expect, test } from "vitest";
import { startProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { transact } from "../db/transaction.ts";
import { onSystem, onSystemTogether, publish } from "./queue.ts";

const Rung = event<{ by: string }>("bell-rung");

/** Each runs in this process, with a database and a queue of its own. */
async function listening(name: string) {
  const heard: string[] = [];
  const answer = onSystem(
    Rung,
    { name: `is-heard-by-${name}`, title: "Escuchar" },
    async (_ctx, { by }) => void heard.push(by),
  );
  const running = await startProduct({ guests: [{ subscribers: [answer] }] });
  const ring = (at?: number) =>
    transact(running.product.system("a-request"), (tx, ctx) => publish(tx, ctx, Rung, { by: name }, at ? { at } : {}));
  return { heard, ring, close: running.close };
}

test("two products in one process hear their own events only, and one goes on when the other is closed", async () => {
  const [one, other] = [await listening("one"), await listening("other")];
  await one.ring();
  await other.ring();
  await eventually(async () => expect([one.heard, other.heard]).toEqual([["one"], ["other"]]));
  await other.close();
  await one.ring(Date.now() + 200);
  await eventually(async () => expect(one.heard).toEqual(["one", "one"]));
  expect(other.heard).toEqual(["other"]);
  await one.close();
});

test("of jobs that are handed over together each is done or tried again for itself", async () => {
  const calls: string[][] = [];
  const answer = onSystemTogether(
    Rung,
    { name: "is-heard-together", title: "Escuchar juntos" },
    async (_ctx, jobs) => {
      calls.push(jobs.map(({ payload }) => payload.by));
      const failed = jobs.filter(({ payload, attempt }) => payload.by === "bad" && attempt < 2);
      return new Map(failed.map(({ id }) => [id, new Error("not yet")]));
    },
    { together: 10, side: 1 },
  );
  const running = await startProduct({
    guests: [{ subscribers: [answer] }],
    settings: { LOG_LEVEL: "silent" },
  });
  await transact(running.product.system("a-request"), async (tx, ctx) => {
    for (const by of ["one", "bad", "two"]) await publish(tx, ctx, Rung, { by });
  });
  await eventually(async () => expect(calls).toHaveLength(2), 20_000);
  expect(calls.map((call) => call.toSorted())).toEqual([["bad", "one", "two"], ["bad"]]);
  await running.close();
});
