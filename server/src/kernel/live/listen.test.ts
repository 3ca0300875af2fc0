import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { listen } from "./listen.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const listening = async (): Promise<number[]> => {
  const { rows } = await product.owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query = 'listen words'",
  );
  return rows.map(({ pid }) => pid);
};

test("a line that is cut is made anew, once, and the gap is told; what cannot be read harms nobody", async () => {
  const heard: unknown[] = [];
  let gaps = 0;
  const line = await listen({
    databaseUrl: product.appUrl,
    channel: "words",
    log: product.product.log,
    onNotice: (notice) => heard.push(notice),
    onGap: () => {
      gaps += 1;
    },
  });
  const say = (payload: string) => product.owner.query("select pg_notify('words', $1)", [payload]);
  await say("not json");
  await say('{"first":1}');
  await eventually(async () => expect(heard).toEqual([{ first: 1 }]));
  for (const gap of [1, 2, 3]) {
    const [before] = await listening();
    await product.owner.query("select pg_terminate_backend($1)", [before]);
    await eventually(async () => expect(gaps).toBe(gap));
    const after = await listening();
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
  }
  await say('{"again":1}');
  await eventually(async () => expect(heard.at(-1)).toEqual({ again: 1 }));
  await line.close();
  await eventually(async () => expect(await listening()).toEqual([]));
  await say('{"late":1}');
  expect(heard.at(-1)).toEqual({ again: 1 });
});
