// A failed job's log line names its business, the request that caused it, and the process that ran it.
import { event } from "@mostrador/domain/kit/event.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../context.ts";
import { transact } from "../db/transaction.ts";
import { on, publish } from "./queue.ts";

const Broken = event<{ what: string }>("broken-by-design");
const lines: string[] = [];
const write = process.stdout.write.bind(process.stdout);

let product: TestProduct;
beforeAll(async () => {
  process.stdout.write = ((text: string | Uint8Array, ...more: never[]) => {
    lines.push(String(text));
    return write(text, ...more);
  }) as typeof process.stdout.write;
  const fails = on(Broken, { name: "fails", title: "Fallar" }, async () => {
    throw new Error("by design");
  });
  product = await startProduct({ guests: [{ subscribers: [fails] }] });
});
afterAll(async () => {
  process.stdout.write = write;
  await product.close();
});

test("the line of a failed job names request, business and process", async () => {
  const { businessId } = await makeShop(product);
  const ctx = tenantCtx(product.product.system("request-12345"), businessId, { kind: "system", name: "Prueba" });
  await transact(ctx, (tx) => publish(tx, ctx, Broken, { what: "x" }));
  await eventually(async () => {
    const line = lines.flatMap((text) => text.split("\n")).find((text) => text.includes('"job failed"'));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      job: "broken-by-design.fails",
      requestId: "request-12345",
      businessId,
      instance: expect.stringMatching(new RegExp(`:${process.pid}$`)),
    });
  });
});
