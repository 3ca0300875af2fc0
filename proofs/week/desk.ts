// The salons of a week: the customers who write to each, over which channel, and the staff who take over.
import { addDays, type Day, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { givePesos } from "../../server/test/shops/give-credits.ts";
import { connectPages } from "../../server/test/shops/page-shop.ts";
import { dayAhead, makeTalkingShop, type TalkingShop } from "../../server/test/shops/talking-shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";
import { type Customer, onPage, onWhatsApp } from "./customer.ts";
import type { Staff, StoryResult } from "./live-story.ts";
import type { Offer, Place } from "./stories.ts";

/** An installation with its sandbox; `isProvider`: a language model answers there. */
export type House = { product: TestProduct; sandbox: Sandbox; isProvider: boolean };
export type Desk = TalkingShop & {
  house: House;
  /** Conversations that ended. */
  lived: StoryResult[];
  /** Each creates a customer who writes over one of its channels. */
  writers: (() => Customer)[];
  /** Numbers of people who try the assistant, at half the price, and have not written yet. */
  testers: string[];
  isOnTolerance: boolean;
  /** The most conversations that its credits can pay. */
  most: number;
  staff: Staff;
};

const OFFERS: Offer[] = [
  { name: "Corte de dama", price: "$350" },
  { name: "Tinte completo", price: "$900" },
  { name: "Manicure", price: "$220" },
  { name: "Depilación de ceja", price: "$120" },
];
const PEOPLE = ["Lucía Campos", "Fernanda Ríos", "Beatriz Nava", "Teresa Olmos", "Gloria Peña"];
const TESTERS = 5;
/** A conversation needs at most a dozen answers, and the tolerance is a hundred. */
const MOST_ON_TOLERANCE = 8;

let testNumbers = 3_390_000_000;

/**
 * A salon with six people, so that a week of bookings finds free hours. `isOnTolerance`: the tolerance pays its
 * answers.
 */
export async function openDesk(house: House, { isOnTolerance = false } = {}): Promise<Desk> {
  const { product, sandbox } = house;
  const shop = await makeTalkingShop(product, sandbox, {
    assistant: { channel: ["WhatsApp", "Instagram", "Facebook"] },
  });
  const { owner, businessId, branchId, marta, haircut, color } = shop;
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data._id;
  };
  const person = (name: string, index: number) => ({
    ...{ businessId, branchId, name, whatsapp: `22233344${10 + index}` },
    services: [haircut, color],
  });
  const others: string[] = [];
  for (const [index, name] of PEOPLE.entries())
    others.push(await made("/api/specialist", { specialist: person(name, index) }));
  for (const [name, duration, price] of [
    ["Manicure", 45, "$220"],
    ["Depilación de ceja", 15, "$120"],
  ] as const) {
    await made("/api/service", {
      service: { businessId, name, duration, price, description: `${name} en el salón` },
      branches: [branchId],
      specialists: [marta, ...others],
    });
  }
  const testers: string[] = [];
  while (house.isProvider && testers.length < TESTERS) {
    testNumbers += 1;
    const testNumber = { businessId, name: "Prueba", countryCode: "52", whatsapp: String(testNumbers) };
    await made("/api/testNumber", { testNumber });
    testers.push(String(testNumbers));
  }
  if (isOnTolerance) {
    await product.owner.query("update businesses set payment_mode = 'conversion' where business_id = $1", [businessId]);
    await givePesos(product.owner, businessId, 100_000);
  }
  const { page } = await connectPages(owner, sandbox);
  const writers = [
    () => onWhatsApp(sandbox, shop.phoneNumberId, testers.pop()),
    () => onPage(sandbox, "messenger", page.pageId),
    () => onPage(sandbox, "instagram", page.instagram.id),
  ];
  const most = isOnTolerance ? MOST_ON_TOLERANCE : Number.POSITIVE_INFINITY;
  return { ...shop, house, lived: [], writers, testers, isOnTolerance, most, staff: staffOf(house, shop) };
}

/** The current place by its own clock: a week may pass midnight. */
export function placeNow(): Place {
  const today: Day = dayAhead(0);
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
  return { offers: OFFERS, today, street: /5 de Mayo/, days: days.filter((day) => weekdayOf(day) !== "sunday") };
}

const CONTACT = `select c.id from contacts c join threads t on t.business_id = c.business_id and t.contact_id = c.id
  where c.business_id = $1 and coalesce(t.reply_user_id, c.phone) like '%' || $2`;
const STORED = `select from messages m join threads t on t.id = m.thread_id join contacts c on c.id = t.contact_id
  where m.business_id = $1 and coalesce(t.reply_user_id, c.phone) like '%' || $2 and m.role = 'user' and m.text = $3`;

function staffOf({ product }: House, { owner, businessId }: TalkingShop): Staff {
  return {
    async write(customer, text) {
      const { rows } = await product.owner.query(CONTACT, [businessId, await customer.who()]);
      const message = { businessId, clientId: rows[0]?.id, channel: customer.channel, text };
      const { status, body } = await owner.post("/api/thread/messages", { message });
      if (status !== 201) throw new Error(`staff could not write: ${status} ${JSON.stringify(body)}`);
    },
    async stored(customer, text) {
      const who = await customer.who();
      await eventually(async () => {
        const { rowCount } = await product.owner.query(STORED, [businessId, who, text]);
        if (rowCount === 0) throw new Error(`«${text}» was never stored`);
      }, 60_000);
    },
  };
}
