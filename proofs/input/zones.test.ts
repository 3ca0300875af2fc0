// The rules use the zones of the process, the statements those of the database. A zone that one of them lacks or
// computes differently is refused for a business or a branch (D-3.1).
import { isZone } from "@mostrador/domain/kit/time.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../server/test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import { offsetOfSecond } from "../booking/local-time.ts";
import { ZONES as STRANGE } from "./strange-values.ts";

let product: TestProduct;
let shop: Shop;
let known: Set<string>;
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
  const { rows } = await product.owner.query<{ name: string }>("select name from pg_timezone_names");
  known = new Set(rows.map(({ name }) => name));
});
afterAll(() => product?.close());

const candidates = () => [...new Set([...known, ...Intl.supportedValuesOf("timeZone"), ...STRANGE])];
const isShared = (name: string) => isZone(name) && known.has(name);
const isSaved = async (name: string) => {
  const { status, body } = await shop.owner.put(`/api/business/${shop.businessId}`, {
    business: { timezone: { name } },
  });
  if (status === 200) return true;
  const errors = [{ path: "business.timezone.name", message: "La zona horaria no es válida" }];
  expect([name, status, body.errors]).toEqual([name, 400, errors]);
  return false;
};

test("a business takes the zones that the rules and the database know, and no other", async () => {
  // zones on which the two disagree, strange ones, and some of the many others
  const all = candidates();
  const tried = all.filter(
    (name, index) => isZone(name) !== known.has(name) || STRANGE.includes(name) || index % 20 === 0,
  );
  const wrong: string[] = [];
  for (const name of tried) {
    const isTaken = await isSaved(name);
    if (isTaken !== (isZone(name) && known.has(name))) wrong.push(`${name}: ${isTaken ? "taken" : "refused"}`);
  }
  expect(wrong).toEqual([]);
  expect(all.filter(isShared).length).toBeGreaterThan(400);
});

test("a branch takes no zone that the database does not know", async () => {
  const set = (name: string) => shop.owner.put(`/api/branch/${shop.branchId}`, { branch: { timezone: { name } } });
  const refused = await set("US/Pacific-New");
  const errors = [{ path: "branch.timezone.name", message: "La zona horaria no es válida" }];
  expect([refused.status, refused.body.errors]).toEqual([400, errors]);
  expect((await set("US/Pacific")).status).toBe(200);
});

test("in each zone that is taken, the process and the database tell the same time", async () => {
  // years whose laws every zone database already has
  const instants = [2012, 2016, 2019, 2021].flatMap((year) => [0, 4, 6, 10].map((month) => Date.UTC(year, month, 20)));
  const zones = candidates().filter(isShared);
  const { rows } = await product.owner.query<{ zone: string; seconds: string[] }>(
    `select zone, array_agg(extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) order by at) as seconds
       from unnest($1::text[]) as zone, unnest($2::timestamptz[]) as at group by zone`,
    [zones, instants.map((at) => new Date(at))],
  );
  expect(rows).toHaveLength(zones.length);
  const differ = rows.filter(({ zone, seconds }) =>
    instants.some((at, index) => Number(seconds[index]) !== offsetOfSecond(zone, at / 1000)),
  );
  expect(differ).toEqual([]);
});
