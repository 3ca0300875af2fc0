// Which assistant answers a contact who got a campaign (D-11.5): the one that the campaign chose, for a week.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { shopWithCampaign } from "../../../../test/shops/campaign-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const settled = (check: () => Promise<void>) => eventually(check, 60_000);

/** A shop where Sofía answers everybody and a campaign chose Vera, who only serves contacts from one source. */
async function shopWithTwo() {
  const shop = await shopWithCampaign(world, world.clock, {
    message: "Hola {{nombre}}, soy {{asistente}}: vuelve a vernos",
  });
  const { owner, businessId } = shop;
  await owner.put(`/api/business/${businessId}`, { business: { delayResponse: 50 } });
  const hire = async (name: string, more: object = {}) => {
    const assistant = { businessId, name, goal: "Atender a los clientes del salón", ...more };
    const { _id } = (await owner.post("/api/assistant", { assistant })).body.data;
    expect((await owner.patch(`/api/assistant/${_id}`, { isWorking: true })).status).toBe(200);
    return _id as string;
  };
  await hire("Sofía");
  const source = {
    businessId,
    source: "Feria",
    keyword: "feria",
    description: "Vienen de la feria",
    matchType: "partial",
  };
  const sourceId = (await owner.post("/api/trafficSource", { trafficSource: source })).body.data._id;
  const vera = await hire("Vera", { trafficSources: [sourceId] });
  const staff = await hire("Julia", { correspondTo: "business" });
  const choose = (assistantId: string | null) => owner.put(`/api/campaign/${shop.id}`, { campaign: { assistantId } });
  /** Ana writes, and the assistant that answers her, with the rule by which it does. */
  const answersTo = async (text: string) => {
    const before = (await shop.messagesOf(shop.from)).length;
    await shop.write(shop.from, text);
    return eventually(async () => {
      const answers = (await shop.messagesOf(shop.from))
        .slice(before)
        .filter(({ author }) => author?.kind === "assistant");
      expect(answers.length).toBeGreaterThan(0);
      return { name: answers[0]?.author.name, because: answers[0]?.because };
    }, 60_000);
  };
  const send = async () => {
    await shop.control("start");
    await settled(async () => {
      await shop.minutesPass(0);
      expect((await shop.read()).status).toBe("done");
    });
  };
  return { ...shop, vera, staff, choose, answersTo, send };
}

test("the assistant that a campaign chose answers who got it for a week, and is named in it", async () => {
  const shop = await shopWithTwo();
  expect((await shop.choose(shop.vera)).body.data.assistantId).toBe(shop.vera);
  expect((await shop.answersTo("hola")).name).toBe("Sofía");
  await shop.send();
  await settled(async () =>
    expect((await shop.heard()).map(({ text }) => text)).toContain("Hola Ana, soy Vera: vuelve a vernos"),
  );
  const answer = await shop.answersTo("¿a qué hora abren?");
  expect(answer.name).toBe("Vera");
  expect(answer.because).toBe("Vera contesta a quien recibió la campaña «Vuelta» en los últimos 7 días.");
  await world.product.owner.query(
    "update notifications set settled_at = settled_at - interval '8 days' where rule_id = $1",
    [shop.id],
  );
  expect((await shop.answersTo("hola de nuevo")).name).toBe("Sofía");
});

test("the usual one answers while the chosen one is off, and after it is deleted", async () => {
  const shop = await shopWithTwo();
  await shop.choose(shop.vera);
  await shop.send();
  await shop.owner.patch(`/api/assistant/${shop.vera}`, { isWorking: false });
  expect((await shop.answersTo("hola")).name).toBe("Sofía");
  expect((await shop.owner.delete(`/api/assistant/${shop.vera}`)).status).toBe(200);
  expect((await shop.read()).assistantId).toBeNull();
  expect((await shop.answersTo("hola otra vez")).name).toBe("Sofía");
});

test("only an assistant for customers can be chosen", async () => {
  const shop = await shopWithTwo();
  const refused = await shop.choose(shop.staff);
  expect([refused.status, refused.body.errors?.[0]]).toEqual([
    400,
    { path: "campaign.assistantId", message: "Julia no atiende a clientes: elige otro asistente" },
  ]);
  expect((await shop.choose(shop.businessId)).status).toBe(404);
});
