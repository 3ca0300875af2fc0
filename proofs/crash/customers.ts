// Customers write messages with one unique word each. A tenth of the webhooks are sent twice, and all of them in any
// order.
import { newId } from "../../server/src/kernel/id.ts";
import type { PageChannel } from "../../server/test/shops/page-shop.ts";
import type { Chance } from "../seed.ts";
import type { FrontDesk, Shop } from "./front-desk.ts";
import { WORDS, wordOf } from "./words.ts";

/** A customer: what they wrote, in order, and to which business. */
export type Customer = {
  shop: Shop;
  from: string;
  words: string[];
  /** The page or account that they write to; without it they write to the number. */
  page?: { channel: PageChannel; id: string };
  /** Meta's own agent answers them, not the product. */
  isHeld?: boolean;
};

type PhoneMessage = { id: string; text: string; type: string; isOfAgent?: boolean };

/** What came back, and their id in the product: their number, or their id at the page. */
export async function heardBy({ sandbox }: FrontDesk, { shop, from, page }: Customer) {
  const chat = page ? await sandbox.pageChat(page.channel, page.id, from) : null;
  const messages = chat ? chat.messages : await sandbox.chat(shop.phoneNumberId, from);
  const said: PhoneMessage[] = messages.filter(({ direction }: { direction: string }) => direction === "out");
  return { who: chat ? (chat.userId as string) : from, said };
}

/** The time between two messages of one person: the channel's clock counts whole seconds. */
const APART_MS = 1_000;

export async function customersWrite(
  desk: FrontDesk,
  chance: Chance,
  wanted: {
    people: number;
    /** Messages of each person. */
    each: number;
    /** How many of them in one burst. */
    burst: number;
    /** Messages a second, approximately. */
    pace: number;
    /** Pages of the assisted business: its customers are divided between these and the number. */
    pages?: NonNullable<Customer["page"]>[];
    /** How many customers of the assisted business Meta's own agent answers. */
    held?: number;
  },
): Promise<Customer[]> {
  const { people, each, burst, pace, pages = [], held = 0 } = wanted;
  // Every fifth customer writes to the business where a person answers.
  const customers = Array.from({ length: people }, (_, index): Customer => {
    const shop = index % 5 === 4 ? desk.attended : desk.assisted;
    const page = shop === desk.assisted ? pages[index % (pages.length + 1)] : undefined;
    const isHeld = shop === desk.assisted && !page && index < held;
    const more = { ...(page ? { page } : {}), ...(isHeld ? { isHeld } : {}) };
    return { shop, from: String(3_310_000_000 + index), words: [], ...more };
  });
  for (const { shop, from } of customers.filter(({ isHeld }) => isHeld))
    await desk.sandbox.call("POST", "/console/agent", { to: shop.phoneNumberId, from, isOn: true });
  const begun = Date.now();
  const answers: Promise<void>[] = [];
  let written = 0;
  const numberOf = new Map(customers.map((customer, index) => [customer, index * each]));
  const write = async (customer: Customer) => {
    const { shop, from, words } = customer;
    const word = wordOf(((numberOf.get(customer) as number) + words.length) % WORDS);
    written += 1;
    const at = new Date(begun - 15 * 60_000 + words.length * APART_MS).toISOString();
    words.push(word);
    const told = await tell(desk, customer, { text: word, at, name: "Ana" });
    // Sent again, in other bytes.
    if (chance.next() < 0.1) await tell(desk, customer, { text: word, at, name: "Ana L", id: told.id });
    if (shop === desk.attended && words.length === 1) answers.push(answer(shop, from));
  };
  for (let round = 0; round < each / burst; round += 1) {
    const row = chance.shuffle(customers);
    for (let next = 0; next < row.length; next += 8) {
      const speakers = row.slice(next, next + 8);
      for (let word = 0; word < burst; word += 1) await Promise.all(speakers.map(write));
      const wait = begun + (written / pace) * 1_000 - Date.now();
      if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    }
  }
  await Promise.all(answers);
  return customers;
}

async function tell({ sandbox }: FrontDesk, { shop, from, page }: Customer, message: object): Promise<{ id: string }> {
  if (page) return sandbox.writeToPage({ channel: page.channel, to: page.id, from, ...message });
  return sandbox.write({ to: shop.phoneNumberId, from, ...message });
}

export const greetingFor = (from: string) => `Hola, ${from}`;

/** Retries until it is accepted, as a browser does while the server is down: the key makes it one message. */
async function answer({ owner, businessId }: Shop, from: string): Promise<void> {
  const clientKey = newId();
  for (;;) {
    try {
      const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
      const clientId = found.body.data?.[0]?._id;
      const message = { businessId, clientId, channel: "WhatsApp", text: greetingFor(from), clientKey };
      if (clientId && (await owner.post("/api/thread/messages", { message })).status === 201) return;
    } catch {
      // The server is restarting.
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}
