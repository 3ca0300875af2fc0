import { type ContactFilter, FILTER_NAMES } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../server/test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";
import {
  type Dice,
  day,
  dice,
  isFound,
  METHODS,
  type Person,
  people,
  revenueOf,
  STATUSES,
  searchOf,
  store,
} from "./directory-world.ts";

const SEED = Number(process.env.DIRECTORY_SEED ?? Date.now() % 1_000_000);
const ROUNDS = 120;
/** Filters that are tested with lists. */
const ELSEWHERE = [
  ...[
    "audience",
    "funnel",
    "funnelScenario",
    "trafficSource",
    "sourceFrom",
    "sourceTo",
    "enrolledCourse",
    "enrollmentStatus",
  ],
  ...["interestProduct", "interestCourse", "interestProperty"],
];
const NAMES = FILTER_NAMES.filter((name) => !ELSEWHERE.includes(name));

let product: TestProduct;
let shop: Shop;
let world: Person[];
const roll = dice(SEED);
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  shop = await makeShop(product);
  world = people(roll, shop, 70);
  await store(product, shop, world);
});
afterAll(() => product.close());

test(`what a filter finds is what counting by hand finds, for each and for several at once (seed ${SEED})`, async () => {
  const filters = [
    ...NAMES.flatMap((name) => [1, 2, 3].map(() => filterOf(roll, [name]))),
    ...Array.from({ length: ROUNDS }, () => filterOf(roll, [roll.one(NAMES), roll.one(NAMES), roll.one(NAMES)])),
  ];
  for (const filter of filters) {
    const { clients, total } = await ask(filter);
    const wanted = world.filter((one) => isFound(one, filter)).map(({ id }) => id);
    expect({ filter, found: ids(clients).sort() }).toEqual({ filter, found: wanted.sort() });
    expect(total).toBe(wanted.length);
  }
});

test(`every order is kept over pages that miss nobody (seed ${SEED})`, async () => {
  const amounts = new Map(world.map((one) => [one.id, revenueOf(one)]));
  for (const sort of [
    "name",
    "-name",
    "lastInteraction",
    "-totalRevenue",
    "email",
    "type",
    "birthdate",
    "-createdAt",
  ]) {
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ sort, page, limit: 25 })));
    expect(pages.map(({ total }) => total)).toEqual([70, 70, 70]);
    const all = pages.flatMap(({ clients }) => clients);
    expect(new Set(ids(all)).size).toBe(70);
    for (const one of all) expect(one.totalRevenue).toBe(amounts.get(one._id));
    const keys = all.map((one) => one[sort.replace("-", "")]);
    const told = keys.filter((key) => key !== null && key !== "" && key !== "2000-01-01");
    // Names are in Spanish order; values that are not names are in order of their letters.
    const spanish = new Intl.Collator("es").compare;
    const compare = sort.endsWith("name") ? spanish : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
    const up = (a: string | number, b: string | number) =>
      typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
    if (sort !== "-createdAt") expect(told).toEqual([...told].sort((a, b) => (sort[0] === "-" ? up(b, a) : up(a, b))));
    // Missing values are last in both directions.
    if (sort !== "-createdAt") expect(keys.slice(0, told.length)).toEqual(told);
  }
});

test("a search finds words in any order without accents, whose first name begins so first", async () => {
  const { clients } = await ask({ search: "lopez aNa" });
  const wanted = world.filter((one) => ["lopez", "ana"].every((word) => searchOf(one).includes(word)));
  expect(ids(clients).sort()).toEqual(wanted.map(({ id }) => id).sort());
  const { clients: ana } = await ask({ search: "ana" });
  const ranks = ana.map((one) => (fold(`${one.name} ${one.lastname}`.trim()).startsWith("ana") ? 1 : 2));
  expect(ranks).toEqual([...ranks].sort());
  expect(new Set(ranks)).toEqual(new Set([1, 2]));
  const { total } = await ask({ search: "ana", type: "client" });
  expect(total).toBe(world.filter((one) => searchOf(one).includes("ana") && one.type === "client").length);
});

test.each([
  ["type=amigo", "El tipo debe ser personal, lead o client"],
  ["ageMin=-1", "La edad no puede ser menor a 0"],
  ["ageMax=x", "La edad debe ser un número"],
  ["appointmentStatus=tarde", "El estado de la cita no es válido"],
  ["paymentMethod=oro", "El método de pago no es válido"],
  ["paidFrom=2026-02-31", "Ese día no existe"],
  ["firstContactTo=1500-01-01", "La fecha del primer contacto debe estar entre los años 1900 y 2100"],
  ["birthMonth=13", "El mes no es válido"],
  ["sort=edad", "El orden no es válido"],
  ["limit=101", "El límite máximo es 100"],
  ["hasEmail=quizás", "Debe ser yes o no"],
])("%s is refused in words", async (query, message) => {
  const answer = await shop.owner.get(`/api/client/directory?businessId=${shop.businessId}&${query}`);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

// biome-ignore lint/suspicious/noExplicitAny: lines are looked into by the name of an order
type Page = { clients: any[]; total: number };

async function ask(given: object): Promise<Page> {
  const query = new URLSearchParams({ businessId: shop.businessId });
  for (const [name, value] of Object.entries(given)) query.set(name, String(value));
  const answer = await shop.owner.get(`/api/client/directory?${query}`);
  expect([answer.status, answer.body.message ?? ""]).toEqual([200, ""]);
  return answer.body.data;
}

function ids(clients: Page["clients"]): string[] {
  return clients.map(({ _id }) => _id);
}

function filterOf(dice: Dice, names: readonly (keyof ContactFilter)[]): ContactFilter {
  return Object.fromEntries(names.map((name) => [name, valueFor(dice, name)])) as ContactFilter;
}

function valueFor(dice: Dice, name: keyof ContactFilter): unknown {
  const past = () => day(Date.now() - dice.below(100) * 86_400_000);
  if (name === "type") return dice.some(["lead", "client", "personal"]);
  if (name === "gender") return dice.some(["Femenino", "Masculino", "Otro", "none"]);
  if (name === "channel") return dice.some(["whatsapp", "instagram", "messenger", "none"]);
  if (name === "birthMonth") return dice.some([1, 4, 7, 11, 12]);
  if (name === "appointmentStatus") return dice.some(STATUSES);
  if (name === "paymentMethod") return dice.some(METHODS);
  if (name === "interestService" || name === "appointmentService") return dice.some(shop.serviceIds);
  if (name === "appointmentSpecialist" || name === "firstVisitSpecialist") return dice.some(shop.specialistIds);
  if (name === "appointmentBranch") return [shop.branchId];
  if (name === "returned") return dice.one(["yes", "no"]);
  if (name === "returnDays") return dice.below(20);
  if (name.startsWith("has") || name === "noRespond") return dice.one(["yes", "no"]);
  if (name.startsWith("age")) return dice.below(80);
  if (name === "quietDays") return dice.below(60);
  if (name.startsWith("appointments")) return dice.below(4);
  if (name.startsWith("revenue")) return dice.one([0, 0.3, 100, 100.2, 250.55, 900]);
  return past();
}
