// How contacts went through the phases of a funnel, through HTTP.
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
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

test("who comes back is counted once, a stay lasts over several places of its phase, and days cut the history", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const made = await owner.post("/api/funnel", { funnel: { businessId, name: "Vueltas", phases: PHASES } });
  const { _id: id, phases } = made.body.data;
  const client = { businessId, name: "Ana", lastname: "Ruiz", whatsapp: "2221110004" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const days: string[] = [];
  // first, second, first again in two of its places, second again: a day between each
  for (const [phase, scenario] of [
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const scenarioId = phases[phase].scenarios[scenario]._id;
    expect((await owner.put(`/api/funnel/${id}/client/${clientId}`, { scenarioId })).status).toBe(200);
    days.push(localOf(USUAL_ZONE, Date.now() + later).day);
    later += 24 * HOUR;
  }
  const read = async (query: string) => {
    const answer = await owner.get(`/api/funnel/${id}/conversion?businessId=${businessId}${query}`);
    return answer.body.data.phases.map((phase: JsonBody) => [
      ...[phase.entered, phase.advanced, phase.ended],
      phase.medianSeconds && Math.round(phase.medianSeconds / 3600),
    ]);
  };
  const none = [0, 0, 0, null];
  expect(await read("")).toEqual([[1, 1, 2, 36], [1, 0, 1, 24], none]);
  expect(await read(`&from=${days[1]}`)).toEqual([[1, 1, 1, 48], [1, 0, 1, 24], none]);
  expect(await read(`&from=${days[3]}`)).toEqual([none, [1, 0, 0, null], none]);
  expect(await read(`&to=${days[1]}`)).toEqual([[1, 1, 1, 24], [1, 0, 1, 24], none]);
});
