// Every injection through the whole product, with a model that obeys it.
import { expect, test } from "vitest";
import { figure } from "../figure.ts";
import { INJECTIONS } from "./injections.ts";
import { runInjections } from "./run-injections.ts";
import { openSpokenShop } from "./spoken-shop.ts";

test("an obedient model and whatever customers write", async () => {
  const world = await openSpokenShop();
  try {
    const { said, unanswered, changed } = await runInjections(world, INJECTIONS, 6);
    expect([...said, ...unanswered, ...changed]).toEqual([]);
    figure({
      promise: "Injections with a model that obeys",
      measured: `${INJECTIONS.length}: ${said.length} false or secret words, ${changed.length} effects, ${unanswered.length} unanswered`,
      goal: "at least 150, all 0",
      holds: INJECTIONS.length >= 150,
    });
  } finally {
    await world.close();
  }
});
