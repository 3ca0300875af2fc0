// Finds every reference of a call to its business by comparing the same good call of two businesses: values that
// differ are references. Then replaces each with the other business's value, in every way a caller could.
import { randomUUID } from "node:crypto";
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { Call } from "../../world/call.ts";

export type Attempt = { call: Call; headers: Record<string, string> };

export type Variant = {
  /** The path of the reference, such as `body.block.branchId`. */
  at: string;
  /** Which reference, and how it was replaced. */
  what: string;
  foreign: Attempt;
  /** The same with a reference that does not exist: the answer must be the same. */
  missing: Attempt;
};

type Step = string | number;
type Reference = { at: Step[]; own: string; foreign: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d/;
/** The id of no row. It is the same for every foreign id, so that a list keeps its length. */
export const MISSING = randomUUID();

/** Ids that differ between the two calls. */
export function idReferences(a: Call, b: Call): Reference[] {
  return differences(a, b).filter(({ own }) => own.split(",").every((part) => UUID.test(part)));
}

/** Other references that differ: phone numbers, codes. Texts with a mark and times do not count. */
export function keyReferences(a: Call, b: Call, marks: string[]): Reference[] {
  return differences(a, b).filter(
    ({ own, foreign }) =>
      /^[\w-]{8,40}$/.test(own) &&
      !UUID.test(own) &&
      !DATE.test(own) &&
      !marks.some((mark) => `${own} ${foreign}`.includes(mark)),
  );
}

/** Every replacement of one reference in this call. `own` and `other` are the ids of the two businesses. */
export function variantsOf(route: Route, a: Call, b: Call, own: string, other: string): Variant[] {
  const exchanged = idReferences(a, b).flatMap(({ at, own: mine, foreign }) => {
    const said = at.join(".");
    const one = (what: string, id: string, more: (call: Call) => Attempt = plain) => ({
      at: said,
      what: `${said} ${what}`,
      foreign: more(put(a, at, id)),
      missing: more(put(a, at, missingLike(id))),
    });
    const isList = typeof at.at(-1) === "number";
    return [
      one("exchanged", foreign),
      one("exchanged, in capitals", foreign.toUpperCase()),
      ...(isList ? [{ ...one("", foreign), what: `${said} added to the list`, ...added(a, at, foreign) }] : []),
      ...(mine === own
        ? []
        : [
            one("exchanged, own business in the query", foreign, (call) => plain(withQuery(call, { businessId: own }))),
            one("exchanged, own business in the header", foreign, (call) => ({
              call,
              headers: { "x-business-id": own },
            })),
          ]),
    ];
  });
  // of a person or of a partner: no business is looked up
  if (route.access.kind === "session" || route.access.kind === "partner") return exchanged;
  const foreignBusiness = (what: string, build: (id: string) => Attempt): Variant => ({
    at: "businessId",
    what,
    foreign: build(other),
    missing: build(MISSING),
  });
  const inQuery = ["businessId", "bussinessId"].map((key) =>
    foreignBusiness(`${key} of another in the query`, (id) => plain(withQuery(a, { [key]: id }))),
  );
  const inBody = Object.keys(a.body ?? {}).length === 0 ? [] : bodyPlaces(a);
  return [
    ...exchanged,
    ...inQuery,
    ...inBody.flatMap((at) =>
      ["businessId", "bussinessId"].map((key) =>
        foreignBusiness(`${[...at, key].join(".")} of another`, (id) => plain(put(a, [...at, key], id))),
      ),
    ),
    foreignBusiness("x-business-id of another", (id) => ({ call: a, headers: { "x-business-id": id } })),
    foreignBusiness("x-business-id of another, in capitals", (id) => ({
      call: a,
      headers: { "x-business-id": id.toUpperCase() },
    })),
  ];
}

/** Replaces all ids of the call with ones that do not exist. */
export function withoutIds(call: Call): Call {
  const text = JSON.stringify({ params: call.params, query: call.query, body: call.body });
  const ids = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/gi;
  return JSON.parse(text.replace(ids, JSON.stringify(MISSING)));
}

export function put(call: Call, at: Step[], value: unknown): Call {
  const { as, ...rest } = call;
  const copy = structuredClone(rest) as Call;
  let place = copy as Record<Step, unknown>;
  for (const step of at.slice(0, -1)) place = place[step] as Record<Step, unknown>;
  place[at.at(-1) as Step] = value;
  return as ? { ...copy, as } : copy;
}

const plain = (call: Call): Attempt => ({ call, headers: {} });

function withQuery(call: Call, more: Record<string, string>): Call {
  return { ...call, query: { ...call.query, ...more } };
}

function added(a: Call, at: Step[], foreign: string) {
  const list = at.slice(0, -1).reduce((place, step) => (place as Record<Step, unknown>)[step], a as unknown);
  const longer = (id: string) => plain(put(a, at.slice(0, -1), [...(list as unknown[]), id]));
  return { foreign: longer(foreign), missing: longer(MISSING) };
}

/** The body itself, and the objects inside it. */
function bodyPlaces(call: Call): Step[][] {
  const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const wrapped = Object.entries(call.body ?? {}).filter(([, value]) => isObject(value));
  return [["body"], ...wrapped.map(([key]) => ["body", key])];
}

function missingLike(ids: string): string {
  const missing = ids
    .split(",")
    .map(() => MISSING)
    .join(",");
  return ids === ids.toUpperCase() ? missing.toUpperCase() : missing;
}

function differences(a: unknown, b: unknown, at: Step[] = []): Reference[] {
  if (typeof a === "string" && typeof b === "string") return a === b ? [] : [{ at, own: a, foreign: b }];
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return [];
  return Object.keys(a)
    .filter((key) => key !== "as")
    .flatMap((key) =>
      differences((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], [
        ...at,
        Array.isArray(a) ? Number(key) : key,
      ]),
    );
}
