// A feature that the team switches off: its calls are refused with its name, its work waits, and nothing is lost.
import { event } from "@mostrador/domain/kit/event.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Feature } from "../../../kernel/features/features.ts";
import { features } from "../../../kernel/features/features.ts";
import { on, publish, waitsWithFeature } from "../../../kernel/queue/queue.ts";

const Rung = event<{ by: string }>("bell-of-a-feature");
const BELLS: Feature = { key: "bells", label: "Campanas", about: "No suenan." };

let product: TestProduct;
let team: Caller;
let owner: Caller;
let businessId: string;
let other: { owner: Caller; businessId: string };
const heard: string[] = [];
beforeAll(async () => {
  const listen = waitsWithFeature(
    BELLS,
    on(Rung, { name: "listen", title: "Escuchar" }, async (_ctx, { by }) => void heard.push(by)),
  );
  product = await startProduct({ guests: [{ fills: [features.fill(BELLS)], subscribers: [listen] }] });
  team = await product.person("Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
  const shop = await makeShop(product);
  owner = shop.owner;
  businessId = shop.businessId;
  other = await makeShop(product);
});
afterAll(() => product?.close());

const forAll = (key: string, isOn: boolean) => team.put(`/api/admin/feature/${key}`, { isOn });
const forOne = (id: string, key: string, isOn: boolean | null) =>
  team.put(`/api/admin/business/${id}/feature/${key}`, { isOn });
const campaigns = (who: { owner: Caller; businessId: string }) =>
  who.owner.get(`/api/campaign?businessId=${who.businessId}`);
const off = async () => (await owner.get(`/api/feature/off?businessId=${businessId}`)).body.data;

test("everything is on until the team switches it off, and each capability names its own feature", async () => {
  const { data } = (await team.get("/api/admin/feature")).body;
  expect(data.map(({ key }: { key: string }) => key).sort()).toEqual([
    ...["assistant-answers", "bells", "campaigns", "directory", "flows", "kiosk"],
  ]);
  for (const one of data) expect(one).toMatchObject({ isOn: true, changedBy: null, exceptions: [] });
  expect(await off()).toEqual([]);
  expect((await owner.get("/api/admin/feature")).status).toBe(403);
  expect((await owner.put("/api/admin/feature/flows", { isOn: false })).status).toBe(403);
  expect((await forAll("nothing-like-this", false)).status).toBe(404);
});

test("a feature that is off refuses its calls by its name, in one business or in all but one", async () => {
  expect((await campaigns({ owner, businessId })).status).toBe(200);
  const set = await forOne(businessId, "campaigns", false);
  expect([set.status, set.body.message]).toEqual([200, "«Campañas» queda desactivada en este negocio"]);
  const refused = await campaigns({ owner, businessId });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "La función «Campañas» está desactivada. Escribe al equipo de soporte si la necesitas.",
  ]);
  expect(await off()).toEqual(["campaigns"]);
  expect((await campaigns(other)).status).toBe(200);

  expect((await forAll("campaigns", false)).status).toBe(200);
  expect((await campaigns(other)).status).toBe(403);
  await forOne(businessId, "campaigns", true);
  expect((await campaigns({ owner, businessId })).status).toBe(200);
  const [shown] = (await team.get("/api/admin/feature")).body.data.filter(
    ({ key }: { key: string }) => key === "campaigns",
  );
  expect(shown).toMatchObject({
    ...{ isOn: false, changedBy: "Equipo" },
    exceptions: [{ business: { _id: businessId }, isOn: true }],
  });
  await forOne(businessId, "campaigns", null);
  expect((await campaigns({ owner, businessId })).status).toBe(403);
  await forAll("campaigns", true);
  expect((await campaigns({ owner, businessId })).status).toBe(200);
  const { entries } = (await team.get(`/api/audit?businessId=${businessId}`)).body.data;
  const summaries = entries
    .filter(({ action }: { action: string }) => action === "business.feature")
    .map(({ summary }: { summary: string }) => summary);
  expect(summaries).toEqual([
    "«Campañas» queda como en todos los negocios",
    "«Campañas» queda activa en este negocio",
    "«Campañas» queda desactivada en este negocio",
  ]);
});

test("jobs wait while their feature is off in their business, and run once when it is on again", async () => {
  await forOne(businessId, "bells", false);
  const ring = async (id: string, by: string) => {
    const ctx = tenantCtx(product.product.system("a-request"), id, { kind: "system", name: "Prueba" });
    await transact(ctx, (tx) => publish(tx, ctx, Rung, { by }));
  };
  await ring(businessId, "one");
  await ring(other.businessId, "two");
  await eventually(async () => expect(heard).toEqual(["two"]));
  const waiting = () =>
    product.owner.query(
      "select id from pgboss.job where name = 'bell-of-a-feature.listen' and state = 'created' and start_after > now()",
    );
  await eventually(async () => expect((await waiting()).rowCount).toBe(1));
  await forOne(businessId, "bells", true);
  // its time comes
  await product.owner.query("update pgboss.job set start_after = now() where name = 'bell-of-a-feature.listen'");
  await eventually(async () => expect(heard).toEqual(["two", "one"]));
  expect((await waiting()).rowCount).toBe(0);
});
