// Runs that wait for months end on the version with which they began, although the flow changed, old rows were deleted
// and the clock is 90 days ahead.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { flowNode, flowWords, makeFlow, runsOf } from "../../../../test/shops/flow-shop.ts";
import { makeTalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const DAY = 86_400_000;
const PEOPLE = 12;

test("waits of 89 days outlive a new version and end once", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  const nodes = [
    flowWords("espera"),
    flowNode("wait", "pausa", { ms: 89 * DAY }),
    flowNode("template_text", "vieja", { text: "La primera versión" }),
  ];
  const id = await makeFlow(shop, { name: "Larga", nodes, edges: ["inicio>pausa", "pausa>vieja"] });
  for (let index = 0; index < PEOPLE; index += 1) await shop.customer().write("espera");
  const inState = (state: string) => runsOf(shop, `&state=${state}&limit=100`);
  await eventually(async () => expect(await inState("waiting")).toHaveLength(PEOPLE), 20_000);
  const renamed = await owner.put(`/api/flow/${id}`, {
    flow: { nodes: [...nodes.slice(0, 2), flowNode("release", "vieja")] },
  });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  world.clock.shift = 90 * DAY;
  await world.product.owner.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and name like 'flow-run-due%'
      and data->>'businessId' = $1`,
    [businessId],
  );
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select state, version, node_id, count(*)::int as runs from flow_runs where business_id = $1 group by 1, 2, 3",
      [businessId],
    );
    expect(rows).toEqual([{ state: "done", version: 1, node_id: "vieja", runs: PEOPLE }]);
  }, 20_000);
  const { rows } = await world.product.owner.query(
    `select count(*)::int as steps from flow_steps where business_id = $1 and node_id = 'vieja'
      and data->>'text' = 'La primera versión'`,
    [businessId],
  );
  expect(rows).toEqual([{ steps: PEOPLE }]);
});
