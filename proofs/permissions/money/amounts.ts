// Amounts that callers send: the owner's own, which are stored within limits, and those that the server decides alone.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { Call } from "../../world/call.ts";
import { goodCall } from "../../world/calls.ts";
import type { Mirror } from "../../world/mirror.ts";
import { send } from "../../world/request.ts";
import { pathsOf } from "../schema-keys.ts";
import { writtenBy } from "../writes.ts";
import { movedByWorkers, SERVER_ONLY, VALUES, writersOf } from "./money.ts";

type Row = Record<string, unknown>;
/** An amount of the owner: its path, a price of a link that has it, and the names of the values that are taken. */
type OwnAmount = [path: string, linkPriceOf: (value: unknown) => Row, good: string[]];

const LINK = { unitPrice: 350, currency: "MXN", paymentName: "Pago de la cita" };
const OFF = { active: false, type: "fixed", value: 10, message: "Oferta", expirationType: "always" };

export const AMOUNTS: OwnAmount[] = [
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

/** Every value: an odd one that is stored, an honest one that is not. */
export async function tryOwnAmount(mirror: Mirror, [path, linkOf, good]: OwnAmount): Promise<string[]> {
  const key = lastOf(path.split(",")[0] ?? "");
  const found: string[] = [];
  for (const route of routesThat(mirror, "service.create", "service.edit")) {
    for (const [name, value] of Object.entries({ ...VALUES, honest: key === "currency" ? "USD" : 12.5 })) {
      const call = await withService(mirror, route, { linkPrice: linkOf(value) });
      const before = await rowsOf(mirror, "services");
      const answer = await send(mirror.a.owner, route, call);
      const isGood = name === "honest" || good.includes(name);
      const changed = JSON.stringify(before) !== JSON.stringify(await rowsOf(mirror, "services"));
      if (answer.status !== (isGood ? (route.status ?? 200) : 400))
        found.push(`${route.name}, ${name}: ${answer.status}`);
      if (!isGood && changed) found.push(`${route.name}, ${name}: something was stored`);
      if (!isGood) continue;
      const { linkPrice } = answer.body.data;
      const stored = path.startsWith("discount") ? linkPrice.discount[key] : linkPrice[key];
      if (stored !== value) found.push(`${route.name}, ${name}: ${JSON.stringify(stored)} is stored`);
    }
  }
  return found;
}

/** A call that writes a table with columns which the server alone decides. */
type Decision = { table: string; columns: Record<string, readonly string[]>; route: Route };

export function decisions(mirror: Mirror): Decision[] {
  return Object.entries(SERVER_ONLY).flatMap(([table, columns]) =>
    routesWriting(mirror, table).map((route) => ({ table, columns, route })),
  );
}

/** Sends each value for everything that the server decides. `cells`: how many amounts. */
export async function trySendDecided(mirror: Mirror, some: readonly Decision[]) {
  const found: string[] = [];
  let cells = 0;
  for (const { table, columns, route } of some) {
    const keys = [...Object.keys(columns).filter(Boolean), ...Object.values(columns).flat(), ...PRICES];
    // a field that is refused by name is not accepted either (D-17.1)
    const refused = new Set(Object.keys(route.refuses ?? {}).map(lastOf));
    const sent = keys.filter((key) => !refused.has(key));
    const control = await rowAfter(mirror, route, await goodCall(route.name, mirror.a));
    const copy = await rowAfter(mirror, route, await goodCall(route.name, mirror.a));
    const moved = movedByWorkers(table);
    const steady = Object.keys(copy).filter((key) => same(control[key], copy[key]) && !moved.includes(key));
    for (const [name, value] of Object.entries(VALUES)) {
      const call = await goodCall(route.name, mirror.a);
      const services = await rowsOf(mirror, "services");
      const row = await rowAfter(mirror, route, withEverywhere(call, route, sent, value));
      cells += sent.length;
      const changed = steady.filter((column) => !same(copy[column], row[column]));
      found.push(...changed.map((column) => `${route.name}, ${name}: ${column} is ${JSON.stringify(row[column])}`));
      if (!same(services, await rowsOf(mirror, "services"))) found.push(`${route.name}, ${name}: a service changed`);
    }
  }
  return { cells, found };
}

/** Prices that a caller might send with a booking. */
const PRICES = ["price", "unitPrice", "linkPrice", "total", "amount", "discount", "currency", "paid", "paymentStatus"];

export function lastOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}

function routesThat(mirror: Mirror, ...names: string[]): Route[] {
  return mirror.routes.filter(({ name }) => names.includes(name));
}

/** The routes with a body that write this table. */
function routesWriting(mirror: Mirror, table: string): Route[] {
  const names = writersOf(table);
  if (!names) throw new Error(`which calls write ${table}? proofs/permissions/money/money.test.ts wants to know`);
  // where a field selects one of several calls at a path, a second one is refused
  return mirror.routes.filter((route) => names.test(route.name) && route.body && !route.by && writtenBy(route));
}

async function withService(mirror: Mirror, route: Route, more: Row): Promise<Call> {
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

async function rowAfter(mirror: Mirror, route: Route, call: Call): Promise<Row> {
  const answer = await send(call.as ?? mirror.a.owner, route, call);
  if (answer.status >= 300) throw new Error(`${route.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const written = writtenBy(route)?.(call, answer);
  if (!written) throw new Error(`${route.name} wrote no row`);
  const { table, column, value } = written;
  return (await mirror.product.owner.query(`select * from ${table} where ${column} = $1`, [value])).rows[0] as Row;
}

async function rowsOf(mirror: Mirror, table: string): Promise<Row[]> {
  const { businessId } = mirror.a;
  return (await mirror.product.owner.query(`select * from ${table} where business_id = $1 order by id`, [businessId]))
    .rows;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
