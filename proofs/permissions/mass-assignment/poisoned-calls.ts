// Makes writable calls with every foreign column, in every spelling, at every place of their bodies, and compares the row
// with one that was written without them (D-1.4).
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { Caller, Reply } from "../../../server/test/caller.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import type { WrittenRow } from "../../capabilities/written-row.ts";
import type { Call } from "../../world/call.ts";
import { goodCall } from "../../world/calls.ts";
import type { Mirror } from "../../world/mirror.ts";
import { send } from "../../world/request.ts";
import { type Place, placesOf } from "../schema-keys.ts";
import { writtenBy } from "../writes.ts";
import { marksIn, poisonOf } from "./poison.ts";

type Row = Record<string, unknown>;
type WriteResult = { call: Call; answer: Reply; row: Row; written: WrittenRow };

/**
 * Columns that a worker writes at its own time: tries, and how far the contact was shown as read. A caller's value
 * would still be found by its mark.
 */
export const WORKERS = new Set([
  ...["tries", "read_seq"],
  // of a calendar: how far it was read, and by which process
  ...["sync_token", "synced_at", "full_synced_at", "lease", "leased_until"],
  // of a conversation: the second at which its contact wrote
  "last_inbound_at",
  // of a channel: the second at which Meta's key ends
  "token_expires_at",
  // of a subscription: the second at which Stripe's period ends
  "subscription_end",
]);

/**
 * Calls that replace the business's one row, or that go on with the previous order or purchase, so their rows differ
 * without poison too.
 */
const REPLACING = new Set(["mercadoPago.connect", "mercadoPago.preference", "order.payment", "publicPackage.buy"]);

/**
 * Their bodies have a map with the caller's own keys, checked by a schema: more keys are refused or belong to the map.
 */
const OWN_KEYS = new Set(["template.create", "message.sendTemplate"]);

/** `cells`: the columns that were sent. */
export async function poisonCalls(mirror: Mirror, routes: readonly Route[]) {
  const found: string[] = [];
  let cells = 0;
  // where a field selects one of several calls at a path, a second one is refused
  const writable = routes.filter((route) => writtenBy(route) && !OWN_KEYS.has(route.name) && !route.by);
  for (const route of writable) {
    const [control, copy] = [await make(mirror, route), await make(mirror, route)];
    // columns that differ between two calls without poison
    const varying = Object.keys(copy.row).filter(
      (column) => WORKERS.has(column) || !same(control.row[column], copy.row[column]),
    );
    const poison = await poisonOf(mirror.product, control.written.table, copy.row);
    // refused by name (D-17.1)
    for (const path of Object.keys(route.refuses ?? {})) delete poison[path.split(".").at(-1) ?? ""];
    if (route.method === "PUT" && route.path.endsWith("/:id")) delete poison._id;
    for (const [where, spoil] of spoilers(route, copy.call, poison)) {
      let keys = 0;
      const bystanders = await bystandersOf(mirror, copy.written.table);
      const poisoned = await make(mirror, route, (body) => {
        const spoiled = spoil(body);
        keys = spoiled.keys;
        return spoiled.text;
      });
      cells += keys;
      const changed = Object.keys(copy.row)
        .filter((column) => !varying.includes(column) && !same(copy.row[column], poisoned.row[column]))
        .map((column) => `${column} is ${JSON.stringify(poisoned.row[column])}`);
      const marks = marksIn(poisoned.row).map((mark) => `«${mark}» is stored`);
      const isKept = REPLACING.has(route.name) || same(bystanders, await bystandersOf(mirror, copy.written.table));
      const hurt = isKept ? [] : ["another row changed"];
      found.push(...[...changed, ...marks, ...hurt].map((what) => `${route.name}, poison ${where}: ${what}`));
    }
  }
  return { cells, found, writable: writable.length };
}

/** A caller of no business, a partner's person, or an admin of the team, who can open any business. */
const ANYBODY = new Set(["session", "public", "partner", "admin"]);

/** The other business is named in each place of each body: every answer is 404. */
export async function nameOtherBusiness(mirror: Mirror, routes: readonly Route[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes.filter(({ access, body }) => body && !ANYBODY.has(access.kind))) {
    const call = { ...(await goodCall(route.name, mirror.a)) };
    for (const { path } of placesOf(route.body, call.body).filter((place) => place.path.length < 2)) {
      for (const key of ["businessId", "bussinessId"]) {
        const body = structuredClone(call.body ?? {});
        Object.assign(at(body, path), { [key]: mirror.b.businessId });
        const { status } = await send(mirror.a.owner, route, { ...call, body });
        if (status !== 404) found.push(`${route.name}, ${[...path, key].join(".")}: ${status}`);
      }
    }
  }
  return found;
}

/** Makes a new good call, with its body as `write` returns it, and reads the row. */
async function make(mirror: Mirror, route: Route, write?: (body: Row) => string): Promise<WriteResult> {
  const call = await goodCall(route.name, mirror.a);
  const caller = call.as ?? mirror.a.owner;
  const answer = await send(write ? rewriting(caller, write) : caller, route, call);
  if (answer.status >= 300) throw new Error(`${route.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const written = writtenBy(route)?.(call, answer) as WrittenRow;
  return { call, answer, written, row: await settled(mirror, written) };
}

/** Sends another text in place of the given body. */
function rewriting(caller: Caller, write: (body: Row) => string): Caller {
  return Object.create(caller, {
    send: {
      value: (method: string, path: string, body?: Row | FormData) =>
        Reflect.apply(caller.send, caller, [
          method,
          path,
          body instanceof FormData ? inForm(body, write) : write(body ?? {}),
        ]),
    },
  });
}

/** In a form, sets the written fields and keeps the file. */
function inForm(form: FormData, write: (body: Row) => string): FormData {
  const spoiled = new Map(Object.entries(JSON.parse(write({})) as Row));
  for (const [name, value] of spoiled) if (name !== "file") form.set(name, String(value));
  return form;
}

type BodyChange = (body: Row) => { text: string; keys: number };

/** One for each place, and one through the prototype. */
function spoilers(route: Route, call: Call, poison: Row): [where: string, spoil: BodyChange][] {
  const inPlaces = placesOf(route.body, call.body ?? {}).map((place): [string, BodyChange] => [
    `in ${["body", ...place.path].join(".")}`,
    (body) => {
      const spoiled = structuredClone(body);
      const keys = poisonFor(place, poison);
      Object.assign(at(spoiled, place.path), keys);
      return { text: JSON.stringify(spoiled), keys: Object.keys(keys).length };
    },
  ]);
  const viaPrototype: BodyChange = (body) => {
    const text = JSON.stringify(poison);
    const inherited = `"__proto__":${text},"constructor":{"prototype":${text}}`;
    const spoiled = JSON.stringify(body).replaceAll("{", `{${inherited},`).replaceAll(",}", "}");
    return { text: spoiled, keys: Object.keys(poison).length };
  };
  return [...inPlaces, ["by prototype", viaPrototype]];
}

function poisonFor({ own }: Place, poison: Row): Row {
  return Object.fromEntries(Object.entries(poison).filter(([key]) => !own.has(key)));
}

function at(body: Row, path: Place["path"]): Row {
  return path.reduce<unknown>((inner, key) => (inner as Row)[key], body) as Row;
}

/** The row after the worker has finished with it. */
export async function settled(mirror: Mirror, { table, column, value }: WrittenRow): Promise<Row> {
  return eventually(async () => {
    const { rows } = await mirror.product.owner.query(`select * from ${table} where ${column} = $1`, [value]);
    const [row] = rows as Row[];
    if (!row) throw new Error(`${table} has no row of ${value}`);
    if (table === "messages" && ["queued", "sending"].includes(String(row.status))) throw new Error("still under way");
    return row;
  }, 20_000);
}

/** The caller, their membership and their business: no call changes them, except in its own table. */
async function bystandersOf(mirror: Mirror, table: string): Promise<unknown> {
  const { businessId, owner } = mirror.a;
  const tables = ["users", "memberships", "businesses"].filter((each) => each !== table);
  const column = { users: "id", memberships: "user_id", businesses: "business_id" };
  const read = tables.map(async (each) => {
    const key = column[each as keyof typeof column];
    const value = key === "business_id" ? businessId : owner.userId;
    const only = each === "memberships" ? ` and business_id = '${businessId}'` : "";
    return (await mirror.product.owner.query(`select * from ${each} where ${key} = $1${only}`, [value])).rows;
  });
  return Promise.all(read);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
