// A front desk left alone for a week: people write at the same time, each with a story of their own.
import { addDays, type Day, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { connectPages } from "../../server/test/shops/page-shop.ts";
import { dayAhead, makeTalkingShop, type TalkingShop } from "../../server/test/shops/talking-shop.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Sandbox } from "../../server/test/start-sandbox-process.ts";
import type { Chance } from "../seed.ts";
import { type Customer, onPage, onWhatsApp } from "./customer.ts";
import { type Lived, liveStory } from "./live-story.ts";
import { type Offer, type Place, tellStory } from "./stories.ts";

/** `writers`: each makes somebody who writes over one of its channels. */
export type Shop = TalkingShop & { lived: Lived[]; writers: (() => Customer)[] };

const OFFERS: Offer[] = [
  { name: "Corte de dama", price: "$350" },
  { name: "Tinte completo", price: "$900" },
  { name: "Manicure", price: "$220" },
  { name: "Depilación de ceja", price: "$120" },
];
const PEOPLE = ["Lucía Campos", "Fernanda Ríos", "Beatriz Nava", "Teresa Olmos", "Gloria Peña"];

/** So many conversations, shared out between `shops` businesses, `side` of them at a time. */
export async function runWeek(
  product: TestProduct,
  sandbox: Sandbox,
  { conversations, shops: count, side, chance }: { conversations: number; shops: number; side: number; chance: Chance },
): Promise<Shop[]> {
  const shops: Shop[] = [];
  for (let made = 0; made < count; made += 1) shops.push(await openShop(product, sandbox));
  let left = conversations;
  const people = async () => {
    while (left > 0) {
      left -= 1;
      const shop = chance.pick(shops);
      shop.lived.push(await liveStory(tellStory(placeNow(), chance), chance.pick(shop.writers)()));
    }
  };
  await Promise.all(Array.from({ length: side }, people));
  return shops;
}

/** A salon with six people, so that a week of wishes finds its hours. */
async function openShop(product: TestProduct, sandbox: Sandbox): Promise<Shop> {
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
  const { page } = await connectPages(owner, sandbox);
  const writers = [
    () => onWhatsApp(sandbox, shop.phoneNumberId),
    () => onPage(sandbox, "messenger", page.pageId),
    () => onPage(sandbox, "instagram", page.instagram.id),
  ];
  return { ...shop, lived: [], writers };
}

/** As it is at this moment, of its own clock: a week may go over midnight. */
function placeNow(): Place {
  const today: Day = dayAhead(0);
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
  return { offers: OFFERS, today, street: /5 de Mayo/, days: days.filter((day) => weekdayOf(day) !== "sunday") };
}
