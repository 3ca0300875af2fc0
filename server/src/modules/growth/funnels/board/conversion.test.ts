// How contacts went through the phases of a funnel, through HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

const HOUR = 3_600_000;

let product: TestProduct;
let later = 0;
beforeAll(async () => {
  product = await startProduct({ clock: () => Date.now() + later });
});
afterAll(() => product.close());

const PHASES = ["Nuevos", "Citas", "Clientes"].map((name) => ({
  ...{ name, type: "personalized" },
  scenarios: [{ name: `${name} uno` }, { name: `${name} dos` }],
}));

test("each phase counts who came and who went on, with the median of the stays that are over", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const made = await owner.post("/api/funnel", { funnel: { businessId, name: "Ventas", phases: PHASES } });
  const { _id: id, phases } = made.body.data;
  const at = (phase: number, scenario = 0) => phases[phase].scenarios[scenario]._id as string;
  const contact = async (whatsapp: string) =>
    (await owner.post("/api/client", { client: { businessId, name: "Ana", lastname: "Ruiz", whatsapp } })).body.data
      ._id;
  const move = async (clientId: string, scenarioId: string | null) =>
    expect((await owner.put(`/api/funnel/${id}/client/${clientId}`, { scenarioId })).status).toBe(200);
  const [ana, eva, leo] = [await contact("2221110001"), await contact("2221110002"), await contact("2221110003")];
  await move(ana, at(0));
  await move(eva, at(0));
  await move(leo, at(1));
  later += HOUR;
  // another scenario of the same phase is the same stay
  await move(ana, at(0, 1));
  later += HOUR;
  await move(ana, at(1));
  await move(leo, at(0));
  later += 2 * HOUR;
  await move(ana, at(2));
  await move(eva, null);
  const read = (query = "") => owner.get(`/api/funnel/${id}/conversion?businessId=${businessId}${query}`);
  const answer = await read();
  expect(answer.status).toBe(200);
  const [first, second, third] = answer.body.data.phases;
  expect(first).toMatchObject({ name: "Nuevos", entered: 3, advanced: 1, share: 33.3, ended: 2 });
  expect(second).toMatchObject({ name: "Citas", entered: 2, advanced: 1, share: 50, ended: 2 });
  expect(third).toMatchObject({ name: "Clientes", entered: 1, advanced: 0, share: 0, ended: 0, medianSeconds: null });
  // Ana stayed two hours and Eva four; both stays in the second phase took two
  expect([first.medianSeconds, second.medianSeconds].map((seconds) => Math.round(seconds / 60))).toEqual([180, 120]);
  expect((await read("&to=2020-01-01")).body.data.phases.map(({ entered }: { entered: number }) => entered)).toEqual([
    0, 0, 0,
  ]);
  const inverted = await read("&from=2026-12-31&to=2026-01-01");
  expect([inverted.status, inverted.body.errors[0].path]).toEqual([400, "to"]);
  expect((await (await makeShop(product)).owner.get(`/api/funnel/${id}/conversion`)).status).toBe(404);
});
