// A process stops soon, even while a connection is open over which nothing was sent.
import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { startProduct } from "../../../../test/start-product.ts";

test("a connection that sent nothing does not hold up the stop", { timeout: 20_000 }, async () => {
  const product = await startProduct({ role: "web" });
  const silent = net.connect(Number(new URL(product.url).port), "127.0.0.1");
  silent.resume().on("error", () => {});
  await once(silent, "connect");
  const closed = once(silent, "close");
  // accepted by now: connections are taken in turn
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  await Promise.all([product.close(), closed]);
});
