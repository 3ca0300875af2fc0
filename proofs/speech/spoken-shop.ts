// A salon whose language model says what a proof scripts, a bystander with an appointment, and customers who write at
// the same time. A unique word in the customer's message selects each turn's script.
import { MOST_A_DAY } from "@mostrador/domain/growth/conversion-events/assistant-bound.ts";
import { makeScriptedShop } from "../../server/test/shops/scripted-shop.ts";
import { agendaOf, type Customer, nextWednesday } from "../../server/test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { OWN_TEXTS } from "./speak-alone.ts";

export type SpokenShop = Awaited<ReturnType<typeof openSpokenShop>>;

export async function openSpokenShop() {
  const world = await startWithSandbox({ settings: { LLM_API_KEY: "sk-canario", LLM_TIMEOUT_MS: "20000" } });
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const { status } = await shop.owner.put(`/api/assistant/${shop.assistantId}`, {
    assistant: {
      instructions: OWN_TEXTS,
      capabilities: {
        ...{ createReminders: true, processImages: true, createOrders: true },
        ...{ createCustomConversionEvents: true, customConversionEvent: "Cuando acepte una cotización" },
      },
    },
  });
  if (status >= 300) throw new Error(`the assistant's texts: ${status}`);
  const client = await shop.owner.post("/api/client", {
    client: { businessId: shop.businessId, name: "Lupita", lastname: "Secreta", whatsapp: "2229998877" },
  });
  const start = `${nextWednesday()}T16:00:00.000Z`;
  const made = await shop.owner.post("/api/appointment", {
    appointment: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      serviceId: shop.haircut,
      specialistId: shop.marta,
      clientId: client.body.data._id,
      start,
      end: `${nextWednesday()}T17:00:00.000Z`,
    },
  });
  if (made.status >= 300) throw new Error(`the bystander's appointment: ${JSON.stringify(made.body)}`);
  const product = await shop.owner.post("/api/product", {
    product: { businessId: shop.businessId, name: "Crema para peinar", description: "Para rizos", price: 180 },
  });
  if (product.status >= 300) throw new Error(`what can be ordered: ${JSON.stringify(product.body)}`);
  const [bystander] = await agendaOf(world.product, shop.businessId);
  let turn = 0;
  const script = (match: string, steps: object[]) =>
    world.sandbox.call("POST", "/__sandbox/llm/script", { match, steps });
  const nextMark = () => {
    turn += 1;
    return `zq${[...String(turn)].map((digit) => "abcdefghkm"[Number(digit)]).join("")}q`;
  };
  return {
    ...world,
    shop,
    /** The appointment of another customer. */
    bystander,
    /** The product that customers can order. */
    productId: product.body.data._id as string,
    /** Runs the model's steps in the turn that answers these words; returns the answer, '' when there is none. */
    async ask(customer: Customer, words: string, ...steps: object[]): Promise<string> {
      const mark = nextMark();
      // No other turn uses the rest of a script.
      await script(mark, steps);
      return customer.ask(`${words} ${mark}`, "Ana López").catch(() => "");
    },
    /**
     * The same with a picture that contains these words, with or without a caption. One at a time: pictures have no
     * mark.
     */
    async show(customer: Customer, words: string, caption: string, ...steps: object[]): Promise<string> {
      const mark = nextMark();
      await script(mark, steps);
      await script("picture", [{ text: `Un letrero que dice: «${words} ${mark}».` }]);
      const photo = { to: shop.phoneNumberId, from: customer.from, type: "image", text: caption, name: "Ana López" };
      await world.sandbox.write(photo);
      return eventually(async () => {
        const [said] = await customer.replies();
        if (said === undefined) throw new Error("no answer to the picture");
        return said;
      }, 15_000).catch(() => "");
    },
    /** Agenda, contact names, reminders and orders, which nothing may change. */
    async standing() {
      const agenda = await agendaOf(world.product, shop.businessId);
      const { rows: planned } = await world.product.owner.query(
        "select text from notifications where business_id = $1 and kind = 'personal_reminder'",
        [shop.businessId],
      );
      const { rows: placed } = await world.product.owner.query("select id::text from orders where business_id = $1", [
        shop.businessId,
      ]);
      const { rows: noted } = await world.product.owner.query(
        "select contact_id::text as id, count(*)::int as count from conversion_events where business_id = $1 group by 1",
        [shop.businessId],
      );
      const { rows } = await world.product.owner.query(
        "select count(*)::int as people, array_agg(distinct name) as names from contacts where business_id = $1",
        [shop.businessId],
      );
      return {
        agenda,
        names: (rows[0].names as string[]).sort(),
        reminders: planned.map(({ text }) => text as string),
        orders: placed.map(({ id }) => id as string),
        /** Contacts with more conversions than the assistant may record, or with any although they did not write. */
        overNoted: noted
          .filter(({ id, count }) => count > MOST_A_DAY || id === bystander.contact_id)
          .map(({ id, count }) => `${count} conversions of ${id}`),
      };
    },
  };
}

/** Runs this many at once. */
export async function sideBySide<T>(items: readonly T[], side: number, work: (item: T, at: number) => Promise<void>) {
  const left = items.map((item, at) => ({ item, at })).reverse();
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next.item, next.at);
  };
  await Promise.all(Array.from({ length: side }, worker));
}
