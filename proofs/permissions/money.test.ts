// Money (G14): no amount is stored because a caller sent it, except the owner's own within limits. Neither the booking
// nor a public call takes a price from the caller (D-1.4, D-6.1).
import type { Route } from "@mostrador/domain/kit/route.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { looksLikeMoney, movedByWorkers, OWNERS_COLUMNS, SENT, SERVER_ONLY, VALUES, writersOf } from "./money.ts";
import { pathsOf } from "./schema-keys.ts";
import { writtenBy } from "./writes.ts";

type Row = Record<string, unknown>;

const LINK = { unitPrice: 350, currency: "MXN", paymentName: "Pago de la cita" };
const OFF = { active: false, type: "fixed", value: 10, message: "Oferta", expirationType: "always" };

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("everything that looks like money is known: what is sent, what is stored, what is answered", async () => {
  const { routes, product } = mirror;
  const sent = routes.flatMap(({ body, query }) => [...pathsOf(body), ...pathsOf(query)]).filter(looksLikeMoney);
  expect([...new Set(sent)].sort()).toEqual(Object.keys(SENT).sort());

  const { rows } = await product.owner.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const stored = rows.map(({ name }) => name).filter((name) => looksLikeMoney(name.replaceAll("_", "")));
  const servers = Object.entries(SERVER_ONLY).flatMap(([table, columns]) =>
    Object.keys(columns).flatMap((column) => (column ? [`${table}.${column}`] : [])),
  );
  expect(stored.sort()).toEqual([...servers, ...OWNERS_COLUMNS].sort());

  const keys = new Set(routes.flatMap(({ data }) => pathsOf(data).filter(looksLikeMoney).map(lastOf)));
  const known = new Set([...Object.keys(SENT).map(lastOf), ...SERVER_KEYS]);
  expect([...keys].filter((key) => !known.has(key))).toEqual([]);
});

/** The amount that the page showed: it is only compared with the amount due (payments/link proves it). */
const COMPARED = ["price", "originalPrice", "discount", "currency"];

test("a public call takes no money at all", () => {
  const open = mirror.routes.filter(({ access }) => access.kind === "public");
  const taken = open.flatMap(({ body, query }) => [...pathsOf(body), ...pathsOf(query)]).filter(looksLikeMoney);
  expect(taken).toEqual(COMPARED);
});

const AMOUNTS: [path: string, linkPriceOf: (value: unknown) => Row, good: string[]][] = [
  ["unitPrice", (unitPrice) => ({ ...LINK, unitPrice }), ["zero"]],
  ["currency", (currency) => ({ ...LINK, currency }), []],
  ["deposit", (deposit) => ({ ...LINK, deposit }), ["nothing"]],
  ["discount.value", (value) => ({ ...LINK, discount: { ...OFF, value } }), ["zero", "nothing"]],
  ["discount.value, on", (value) => ({ ...LINK, discount: { ...OFF, active: true, value } }), ["zero"]],
  [
    "discount.value, percentage",
    (value) => ({ ...LINK, discount: { ...OFF, active: true, type: "percentage", value } }),
    ["zero"],
  ],
];

test("each amount and choice of the owner is put to the test below", () => {
  const registered = Object.keys(SENT).filter((path) => typeof SENT[path] === "string");
  const tested = AMOUNTS.map(([path]) => `service.linkPrice.${path.split(",")[0]}`);
  expect([...new Set(tested)].sort()).toEqual(registered.sort());
});

test.each(AMOUNTS)(
  "the owner's own %s is stored when it is an amount, and not otherwise",
  async (path, linkOf, good) => {
    const key = lastOf(path.split(",")[0] ?? "");
    const found: string[] = [];
    for (const route of routesThat("service.create", "service.edit")) {
      for (const [name, value] of Object.entries({ ...VALUES, honest: key === "currency" ? "USD" : 12.5 })) {
        const call = await withService(route, { linkPrice: linkOf(value) });
        const before = await rowsOf("services");
        const answer = await send(mirror.a.owner, route, call);
        const isGood = name === "honest" || good.includes(name);
        const changed = JSON.stringify(before) !== JSON.stringify(await rowsOf("services"));
        if (answer.status !== (isGood ? (route.status ?? 200) : 400))
          found.push(`${route.name}, ${name}: ${answer.status}`);
        if (!isGood && changed) found.push(`${route.name}, ${name}: something was stored`);
        if (!isGood) continue;
        const { linkPrice } = answer.body.data;
        const stored = path.startsWith("discount") ? linkPrice.discount[key] : linkPrice[key];
        if (stored !== value) found.push(`${route.name}, ${name}: ${JSON.stringify(stored)} is stored`);
      }
    }
    expect(found).toEqual([]);
  },
);

test("what the server decides stays as it decided, whatever is sent for it", async () => {
  const found: string[] = [];
  let cells = 0;
  for (const [table, columns] of Object.entries(SERVER_ONLY)) {
    const keys = [...Object.keys(columns).filter(Boolean), ...Object.values(columns).flat(), ...PRICES];
    for (const route of routesWriting(table)) {
      // a field that is refused by name is not accepted either (D-17.1)
      const refused = new Set(Object.keys(route.refuses ?? {}).map(lastOf));
      const sent = keys.filter((key) => !refused.has(key));
      const control = await rowAfter(route, await goodCall(route.name, mirror.a));
      const copy = await rowAfter(route, await goodCall(route.name, mirror.a));
      const moved = movedByWorkers(table);
      const steady = Object.keys(copy).filter((key) => same(control[key], copy[key]) && !moved.includes(key));
      for (const [name, value] of Object.entries(VALUES)) {
        const call = await goodCall(route.name, mirror.a);
        const services = await rowsOf("services");
        const row = await rowAfter(route, withEverywhere(call, route, sent, value));
        cells += sent.length;
        const changed = steady.filter((column) => !same(copy[column], row[column]));
        found.push(...changed.map((column) => `${route.name}, ${name}: ${column} is ${JSON.stringify(row[column])}`));
        if (!same(services, await rowsOf("services"))) found.push(`${route.name}, ${name}: a service changed`);
      }
    }
  }
  console.log(`${cells} amounts sent for what the server decides, ${found.length} findings`);
  expect(found).toEqual([]);
});

const SERVER_KEYS = Object.values(SERVER_ONLY).flatMap((columns) => Object.values(columns).flat());
/** Prices that a caller might send with a booking. */
const PRICES = ["price", "unitPrice", "linkPrice", "total", "amount", "discount", "currency", "paid", "paymentStatus"];

function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}

function routesThat(...names: string[]): Route[] {
  return mirror.routes.filter(({ name }) => names.includes(name));
}

/** The routes with a body that write this table. */
function routesWriting(table: string): Route[] {
  const names = writersOf(table);
  if (!names) throw new Error(`which calls write ${table}? proofs/permissions/money.test.ts wants to know`);
  // where a field selects one of several calls at a path, a second one is refused
  return mirror.routes.filter((route) => names.test(route.name) && route.body && !route.by && writtenBy(route));
}

async function withService(route: Route, more: Row): Promise<Call> {
  const call = await goodCall(route.name, mirror.a);
  return { ...call, body: { ...call.body, service: { ...(call.body?.service as Row), ...more } } };
}

/** Next to the wrapper and in it, except where the key is the route's own. */
function withEverywhere(call: Call, route: Route, keys: string[], value: unknown): Call {
  const own = new Set(pathsOf(route.body));
  const poison = (before: string) =>
    Object.fromEntries(keys.filter((key) => !own.has(before + key)).map((key) => [key, value]));
  const body: Row = { ...poison(""), ...call.body };
  for (const [key, inner] of Object.entries(call.body ?? {})) {
    if (typeof inner === "object" && !Array.isArray(inner)) body[key] = { ...poison(`${key}.`), ...inner };
  }
  const query = { ...call.query, price: String(value), discount: String(value) };
  return { ...call, query, body };
}

async function rowAfter(route: Route, call: Call): Promise<Row> {
  const answer = await send(call.as ?? mirror.a.owner, route, call);
  if (answer.status >= 300) throw new Error(`${route.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const written = writtenBy(route)?.(call, answer);
  if (!written) throw new Error(`${route.name} wrote no row`);
  const { table, column, value } = written;
  return (await mirror.product.owner.query(`select * from ${table} where ${column} = $1`, [value])).rows[0] as Row;
}

async function rowsOf(table: string): Promise<Row[]> {
  const { businessId } = mirror.a;
  return (await mirror.product.owner.query(`select * from ${table} where business_id = $1 order by id`, [businessId]))
    .rows;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
