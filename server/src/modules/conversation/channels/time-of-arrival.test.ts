// Web processes whose clocks differ: the database sets the time of arrival of a webhook, so that messages keep their
// order.
import { afterEach, expect, test, vi } from "vitest";
import { deliverWebhook } from "../../../../test/providers/deliver-webhook.ts";
import { startProduct } from "../../../../test/start-product.ts";
import { META_SECRET } from "../../../../test/start-sandbox-process.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([-60_000, 0, 60_000])("a web whose clock is %i ms off notes the database's time", async (offMs) => {
  const real = Date.now.bind(Date);
  const product = await startProduct({
    role: "web",
    clock: () => Date.now(),
    settings: { META_APP_SECRET: META_SECRET },
  });
  try {
    vi.spyOn(Date, "now").mockImplementation(() => real() + offMs);
    await deliverWebhook(product.url, "100200300400999", { statuses: [] });
    const { rows } = await product.owner.query<{ off: number }>(
      "select extract(epoch from clock_timestamp() - received_at)::float8 as off from webhook_deliveries",
    );
    expect(rows).toHaveLength(1);
    expect(Math.abs(rows[0]?.off ?? Number.POSITIVE_INFINITY)).toBeLessThan(20);
  } finally {
    vi.restoreAllMocks();
    await product.close();
  }
});
