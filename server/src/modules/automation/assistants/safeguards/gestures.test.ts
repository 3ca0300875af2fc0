// A story mention and a heart are answered as what they are, never as a photo that nobody can see.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePageShop } from "../../../../../test/shops/page-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function open() {
  const shop = await makePageShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  await world.product.owner.query("update businesses set delay_response = 50 where business_id = $1", [businessId]);
  const made = await owner.post("/api/assistant", {
    assistant: {
      businessId,
      name: "Sofía",
      goal: "Que cada persona salga con su cita",
      channel: ["WhatsApp", "Instagram", "Facebook"],
    },
    businessName: "Salón",
    branchName: "",
  });
  expect(made.status).toBe(201);
  const said = async (): Promise<string[]> =>
    (
      await world.product.owner.query(
        "select text from messages where business_id = $1 and author_kind = 'assistant' and type = 'message' order by at, id",
        [businessId],
      )
    ).rows.map(({ text }: { text: string }) => text);
  const settled = () =>
    eventually(async () => {
      const { rows } = await world.product.owner.query(
        "select answered_seq >= last_inbound_seq as done, waiting_since from threads where business_id = $1",
        [businessId],
      );
      expect(rows).toEqual([{ done: true, waiting_since: null }]);
    }, 20_000);
  return { shop, said, settled };
}

test("a mention in a story is thanked for, and nobody has to look at it", async () => {
  const { shop, said, settled } = await open();
  await shop.write("instagram", "ana", "", { type: "story_mention" });
  await eventually(async () => expect(await said()).toEqual(["Gracias por mencionarnos en tu historia."]), 20_000);
  await settled();
});

test.each(["messenger", "instagram"] as const)(
  "a heart on %s in the middle of a talk has no answer",
  async (channel) => {
    const { shop, said, settled } = await open();
    await shop.write(channel, "ana", "hola");
    await eventually(async () => expect(await said()).toHaveLength(1), 20_000);
    await shop.write(channel, "ana", "", { type: "sticker" });
    await settled();
    expect(await said()).toHaveLength(1);
  },
);
