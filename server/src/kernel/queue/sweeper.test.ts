import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { createLog } from "../log.ts";
import { type Sweep, startSweeper } from "./sweeper.ts";

const HOUR = 3_600_000;
const log = createLog("fatal", "worker");
const TRANSACTION = "select txid_current()::text as id from pg_sleep(0.02)";

let later = 0;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => Date.now() + later });
});
afterAll(() => product.close());

/** A sweep that counts its runs and returns how many rows it deleted. */
function counting(count: () => void, swept = () => 0): Sweep["run"] {
  return async () => {
    count();
    return swept();
  };
}

const sweeper = (...sweeps: Sweep[]) => startSweeper(sweeps, product.product.system, log);

test("a sweep runs until nothing is over, and again when its time has come", async () => {
  let [left, runs, beats] = [3, 0, 0];
  const one = sweeper(
    {
      name: "counted",
      every: HOUR,
      run: counting(
        () => runs++,
        () => (left > 0 ? left-- : 0),
      ),
    },
    { name: "beats", every: 1, run: counting(() => beats++) },
  );
  await eventually(async () => expect(runs).toBe(4));
  later += HOUR - 60_000;
  const before = beats;
  await eventually(async () => expect(beats).toBeGreaterThan(before + 1));
  expect(runs).toBe(4);
  left = 1;
  later += 60_000;
  await eventually(async () => expect(runs).toBe(6));
  await one.stop();
});

test("a sweep that fails keeps no other from running, and is tried again within the minute", async () => {
  let [failed, ran] = [0, 0];
  const broken = async () => {
    failed += 1;
    throw new Error("broken on purpose");
  };
  const one = sweeper(
    { name: "broken", every: HOUR, run: broken },
    { name: "sound", every: HOUR, run: counting(() => ran++) },
  );
  await eventually(async () => expect([failed, ran]).toEqual([1, 1]));
  later += 60_000;
  await eventually(async () => expect([failed, ran]).toEqual([2, 1]));
  await one.stop();
});

test("of several workers one sweeps at a time, each batch in a transaction of its own", async () => {
  let [left, inside, most] = [12, 0, 0];
  const transactions = new Set<unknown>();
  const shared: Sweep = {
    name: "shared",
    every: HOUR,
    run: async (tx) => {
      most = Math.max(most, ++inside);
      const [row] = await tx.run<{ id: string }>({ name: "whose-turn", text: TRANSACTION }, []);
      transactions.add(row?.id);
      inside -= 1;
      return left > 0 ? left-- : 0;
    },
  };
  const workers = [sweeper(shared), sweeper(shared), sweeper(shared)];
  await eventually(async () => expect(left).toBe(0));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(most).toBe(1);
  expect(transactions.size).toBeGreaterThanOrEqual(12);
});
