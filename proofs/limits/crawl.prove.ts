// Limited people make every call of the product: none shows a row beyond their limits.
import { afterAll, beforeAll, test } from "vitest";
import { figure } from "../figure.ts";
import { openScene, type Scene, tryReads, tryWrites } from "./scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await openScene(1);
});
afterAll(() => scene?.close());

test("no call of a limited person shows a row beyond the limits or changes one", async () => {
  const wrong = [...(await tryReads(scene)), ...(await tryWrites(scene))];
  for (const each of wrong.slice(0, 40)) console.log(each);
  const { people, triedReads, triedWrites } = scene;
  figure({
    promise: "Limited people: rows beyond their limits in answers, or changed",
    measured: `${wrong.length} in ${triedReads.length} reads by ${people.length} people and ${triedWrites.length} writes`,
    goal: "0",
    holds: wrong.length === 0 && triedReads.length > 50,
  });
});
