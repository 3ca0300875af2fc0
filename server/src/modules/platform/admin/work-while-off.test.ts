// What each capability does while the team has switched its feature off in a business (docs/decisions/0169).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeFlow, flowNode as node, flowWords as words } from "../../../../test/shops/flow-shop.ts";
import { makeTalkingShop, type TalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let team: Caller;
let shop: TalkingShop;
beforeAll(async () => {
  world = await startWithSandbox();
  team = await world.product.person("Equipo");
  await world.product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  world.product.product.sessions.forget();
  shop = await makeTalkingShop(world.product, world.sandbox);
});
afterAll(() => world?.close());

async function turn(feature: string, isOn: boolean): Promise<void> {
  const set = await team.put(`/api/admin/business/${shop.businessId}/feature/${feature}`, { isOn });
  expect(set.status).toBe(200);
}

test("without flows the assistant answers, and the flow takes its words when they are on again", async () => {
  await makeFlow(shop, {
    name: "Promo",
    nodes: [words("promo"), node("send_whatsapp", "dice", { text: "Hay promoción de tinte" })],
    edges: ["inicio>dice"],
  });
  await turn("flows", false);
  expect(await shop.customer().ask("¿tienen promo?")).not.toBe("Hay promoción de tinte");
  await turn("flows", true);
  expect(await shop.customer().ask("¿tienen promo?")).toBe("Hay promoción de tinte");
});

test("without answers of assistants a message waits for a person", async () => {
  await turn("assistant-answers", false);
  const ana = shop.customer();
  await ana.write("¿a qué hora abren?");
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select count(*)::int as waiting from threads where business_id = $1 and waiting_since is not null",
      [shop.businessId],
    );
    expect(rows[0].waiting).toBe(1);
  }, 15_000);
  expect(await ana.replies()).toEqual([]);
  await turn("assistant-answers", true);
  expect(await shop.customer().ask("¿a qué hora abren?")).not.toBe("");
});

test("a tablet says that it is off, and comes back by its link", async () => {
  const { owner, businessId, branchId } = shop;
  const { url } = (await owner.post("/api/kiosk", { tablet: { businessId, branchId, name: "Entrada" } })).body.data;
  const show = async () => {
    const { status, body } = await team.get(`/api/kiosco/${String(url).split("/").at(-1)}`);
    return [status, body.message ?? ""];
  };
  expect((await show())[0]).toBe(200);
  await turn("kiosk", false);
  expect(await show()).toEqual([
    403,
    "La función «Tabletas de recepción» está desactivada. Escribe al equipo de soporte si la necesitas.",
  ]);
  await turn("kiosk", true);
  expect((await show())[0]).toBe(200);
});

test("the directory shows no entry of the business, and shows it again", async () => {
  const { owner, businessId } = shop;
  const entry = {
    ...{ businessId, category: "medicos", subcategory: "cardiologia", name: "Consultorio San Ángel" },
    ...{ description: "Consulta de cardiología.", whatsapp: "2221234567", license: "8123456" },
    ...{ pricing: "$900 a $1,400 MXN", published: true },
  };
  const { url } = (await owner.post("/api/discoveryBusiness", { discoveryBusiness: entry })).body.data;
  const path = new URL(url).pathname;
  const open = async () => (await fetch(`${world.product.url}${path}`)).status;
  expect(await open()).toBe(200);
  await turn("directory", false);
  expect(await open()).toBe(404);
  expect(
    (await fetch(`${world.product.url}/directorio/medicos`).then((page) => page.text())).includes("San Ángel"),
  ).toBe(false);
  await turn("directory", true);
  expect(await open()).toBe(200);
});
