// The list of planned messages to a contact and the actions that withdraw them. New ones must join this list: the
// proof of cancel against send takes its races from it.

import type { TalkingShop } from "../../server/test/shops/talking-shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

export type Scene = { product: TestProduct; sandbox: Sandbox; shop: TalkingShop };

export type Withdrawal = {
  planned: "an answer of the assistant";
  by: string;
  /** For which contacts it pauses the assistant: one contact of the shop, or all of them. */
  reach: "contact" | "business";
  /** Resolves when it is committed. `from`: the number of the contact. */
  withdraw(scene: Scene, from: string): Promise<void>;
};

/** The text of a person; every other message on the phone is the assistant's. */
export const PERSON_SAYS = "Soy Marta, yo le atiendo";

const answer = { planned: "an answer of the assistant" } as const;

export const WITHDRAWALS: Withdrawal[] = [
  {
    ...answer,
    by: "a person who writes from the inbox",
    reach: "contact",
    async withdraw({ shop }, from) {
      const { businessId, owner } = shop;
      const message = { businessId, clientId: await clientOf(shop, from), channel: "WhatsApp", text: PERSON_SAYS };
      expectOk(await owner.post("/api/thread/messages", { message }));
    },
  },
  {
    ...answer,
    by: "a person who writes from the phone's own app",
    reach: "contact",
    async withdraw({ shop, sandbox, product }, from) {
      const { phoneNumberId } = shop;
      await clientOf(shop, from);
      const { id } = await sandbox.call("POST", "/__sandbox/echo", { phoneNumberId, to: from, text: PERSON_SAYS });
      await eventually(async () => {
        const { rowCount } = await product.owner.query("select from messages where provider_id = $1", [id]);
        if (rowCount !== 1) throw new Error("the word from the phone was not stored");
      }, 30_000);
    },
  },
  {
    ...answer,
    by: "the contact's switch (noRespond)",
    reach: "contact",
    async withdraw({ shop }, from) {
      const client = { noRespond: true };
      expectOk(await shop.owner.put(`/api/client/${await clientOf(shop, from)}`, { client }));
    },
  },
  {
    ...answer,
    by: "the assistant's switch",
    reach: "business",
    async withdraw({ shop }) {
      expectOk(await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false }));
    },
  },
  {
    ...answer,
    by: "the assistant's end",
    reach: "business",
    async withdraw({ shop }) {
      expectOk(await shop.owner.delete(`/api/assistant/${shop.assistantId}`));
    },
  },
  {
    ...answer,
    by: "a business that stops working",
    reach: "business",
    async withdraw({ shop }) {
      expectOk(await shop.owner.put(`/api/business/${shop.businessId}`, { business: { isWorking: false } }));
    },
  },
];

/** Waits until the contact exists: it may have written a moment ago. */
function clientOf({ owner, businessId }: TalkingShop, from: string): Promise<string> {
  return eventually(async () => {
    const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
    const [client] = found.body.data;
    if (!client) throw new Error(`${from} is not known yet`);
    return client._id;
  }, 30_000);
}

function expectOk({ status, body }: { status: number; body: unknown }): void {
  if (status >= 300) throw new Error(`a withdrawal was refused: ${status} ${JSON.stringify(body)}`);
}
