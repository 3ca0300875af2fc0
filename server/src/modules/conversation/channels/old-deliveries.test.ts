import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../test/providers/deliver-webhook.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually, META_SECRET } from "../../../../test/start-sandbox-process.ts";

const DAY = 24 * 3600_000;
let later = 0;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => Date.now() + later, settings: { META_APP_SECRET: META_SECRET } });
});
afterAll(() => product.close());

async function kept(): Promise<string[]> {
  const { rows } = await product.owner.query<{ text: string }>(
    "select convert_from(body, 'utf8') as text from webhook_deliveries order by id",
  );
  return rows.map(({ text }) => /"note":"(\w+)"/.exec(text)?.[1] ?? "");
}

const deliver = (note: string) => deliverWebhook(product.url, "1", { note });

test("raw webhooks are deleted after 30 days, also more of them than one transaction takes, and no sooner", async () => {
  await product.owner.query(
    `insert into webhook_deliveries (id, digest, body, received_at)
      select uuidv7(), sha256(convert_to(n::text, 'utf8')), '{"note":"old"}', $1 from generate_series(1, 1200) n`,
    [new Date(Date.now() - DAY)],
  );
  await deliver("first");
  later += 29 * DAY + 3_600_000;
  await eventually(async () => expect(await kept()).toEqual(["first"]));
  await deliver("second");
  later += DAY - 3_600_000 - 60_000;
  // A sweep ends when it finds nothing more: an expired marker is gone by then.
  const over = new Date(Date.now() + later - 31 * DAY);
  await product.owner.query("update webhook_deliveries set received_at = $1 where body like '%second%'", [over]);
  await eventually(async () => expect(await kept()).toEqual(["first"]));
  later += 3_600_000;
  await eventually(async () => expect(await kept()).toEqual([]));
});

test("those that speak of a number of a business that holds anything by law are kept until it does not", async () => {
  const businessId = "0190a000-0000-7000-8000-000000000002";
  const number = "held-number";
  await product.owner.query("insert into businesses (business_id, name) values ($1, 'Salón')", [businessId]);
  await product.owner.query("insert into held_businesses values ($1)", [businessId]);
  await product.owner.query(
    `with channel as (
        insert into channels (business_id, id, kind, external_id, access_token, status, created_at, updated_at)
          values ($1, uuidv7(), 'whatsapp', $2, '', 'connected', now(), now()) returning id)
      insert into channel_routes (kind, external_id, business_id, channel_id, proved_at)
        select 'whatsapp', $2, $1, id, now() from channel`,
    [businessId, number],
  );
  await product.owner.query(
    `insert into webhook_deliveries (id, digest, body, received_at)
      select uuidv7(), sha256(convert_to(t, 'utf8')), convert_to(t, 'utf8'), now() - interval '60 days'
      from unnest(array['{"note":"held","to":"held-number"}', '{"note":"other"}']) t`,
  );
  later += 3_600_000;
  await eventually(async () => expect(await kept()).toEqual(["held"]));
  await product.owner.query("delete from held_businesses");
  later += 3_600_000;
  await eventually(async () => expect(await kept()).toEqual([]));
});
