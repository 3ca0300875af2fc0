// Without a language model, sounds and pictures have no text: a person hears and sees them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

test.each([
  ["audio", "processAudio", "Le aviso a una persona del equipo para que escuche tu audio y te responda por aquí."],
  ["image", "processImages", "Le aviso a una persona del equipo para que vea tu imagen y te responda por aquí."],
])("%s: %s", async (type, ability, told) => {
  const capabilities = { [ability]: true };
  const shop = await makeTalkingShop(world.product, world.sandbox, { assistant: { capabilities } });
  const ana = shop.customer();
  expect(await ana.send({ type })).toBe(told);
  expect(await ana.replies()).toEqual([told]);
});
