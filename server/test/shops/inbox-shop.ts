// A business with a connected number and no assistant, for tests of conversations where only people answer.

import type { JsonBody } from "../json-body.ts";
import type { TestProduct } from "../start-product.ts";
import { connectNumber, eventually, type Sandbox } from "../start-sandbox-process.ts";
import { makeShop } from "./shop.ts";

let lastCustomer = 2_230_000_000 + (process.pid % 1000) * 10_000;

export async function makeInboxShop(product: TestProduct, sandbox: Sandbox) {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const { phoneNumberId, channelId, wabaId } = await connectNumber(owner);
  const threads = async (query = ""): Promise<JsonBody[]> =>
    (await owner.get(`/api/thread?businessId=${businessId}${query}`)).body.data.threads;

  return {
    ...shop,
    phoneNumberId,
    channelId,
    wabaId,
    threads,
    /** A ten-digit number that has not written before. */
    newNumber: () => String(++lastCustomer),
    write: (from: string, text: string, more: object = {}): Promise<JsonBody> =>
      sandbox.write({ to: phoneNumberId, from, text, name: "Ana López", ...more }),
    messagesOf: async (whatsapp: string, query = ""): Promise<JsonBody[]> => {
      const asked = `businessId=${businessId}&whatsapp=${whatsapp}&countryCode=52${query}`;
      return (await owner.get(`/api/thread/messages?${asked}`)).body.data.messages;
    },
    say: (clientId: string, text: string, more: object = {}) =>
      owner.post("/api/thread/messages", { message: { businessId, clientId, channel: "WhatsApp", text, ...more } }),
    /** Waits for the thread of the only or latest contact and returns it. */
    firstThread: (): Promise<JsonBody> =>
      eventually(async () => {
        const [thread] = await threads();
        if (!thread) throw new Error("no thread yet");
        return thread;
      }),
    status: async (id: string): Promise<JsonBody> => {
      const { rows } = await product.owner.query("select * from messages where id = $1", [id]);
      return rows[0];
    },
  };
}

export type InboxShop = Awaited<ReturnType<typeof makeInboxShop>>;
