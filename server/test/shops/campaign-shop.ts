// A shop with a campaign to an audience of one, its customer, for tests: more join, minutes pass, phones are read.
import { expect } from "vitest";
import type { JsonBody } from "../json-body.ts";
import type { TestProduct } from "../start-product.ts";
import type { Sandbox } from "../start-sandbox-process.ts";
import { MINUTE, makePlanningShop } from "./planning-shop.ts";

export async function shopWithCampaign(
  world: { product: TestProduct; sandbox: Sandbox },
  clock: { shift: number },
  more: object = {},
) {
  const shop = await makePlanningShop(world, clock);
  const { owner, businessId } = shop;
  const audience = { businessId, name: "Todos", clients: [shop.clientId] };
  const audienceId = (await owner.post("/api/audience", { audience })).body.data._id as string;
  const campaign = {
    businessId,
    audienceId,
    name: "Vuelta",
    message: "Hola {{nombre}}, vuelve a {{negocio}}",
    ...more,
  };
  const made = await owner.post("/api/campaign", { campaign });
  expect([made.status, made.body.data?.status], JSON.stringify(made.body)).toEqual([201, "draft"]);
  const id = made.body.data._id as string;
  return {
    ...shop,
    id,
    audienceId,
    control: (action: string) => owner.post(`/api/campaign/${id}/control`, { businessId, action }),
    read: async (): Promise<JsonBody> => (await owner.get(`/api/campaign/${id}`)).body.data,
    messages: async (): Promise<JsonBody[]> =>
      (await owner.get(`/api/campaign/message?businessId=${businessId}&campaignId=${id}`)).body.data,
    invitations: async () =>
      (await shop.heard()).map(({ text }: JsonBody) => text).filter((text: string) => /vuelve a/.test(text)),
    async join(names: readonly string[]): Promise<string[]> {
      const ids = [];
      for (const name of names) {
        const client = { businessId, name, whatsapp: shop.newNumber().slice(-10) };
        ids.push((await owner.post("/api/client", { client })).body.data._id as string);
      }
      await owner.post(`/api/audience/${audienceId}/clients`, { businessId, add: ids });
      return ids;
    },
    /** The next steps of the campaign and what is due by then. */
    async minutesPass(minutes: number): Promise<void> {
      await shop.timePasses(minutes * MINUTE);
      await world.product.owner.query(
        "update pgboss.job set start_after = now() where name like 'campaign-due.%' and state = 'created'",
      );
    },
  };
}
