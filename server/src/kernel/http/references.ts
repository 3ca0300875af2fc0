// Looks up the ids that a body names before its handler runs, each kind by the capability that has its rows. An id that
// does not exist or belongs to another business is a 404 that names the field (D-2.5, D-16.9).

import { DomainError, type FieldError } from "@mostrador/domain/kit/domain-error.ts";
import { REFERENCE } from "@mostrador/domain/kit/reference.ts";
import type { Route, Shape } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";
import type { Ctx } from "../context.ts";
import { readTogether } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import type { Bound } from "./registry.ts";

/** Which of these ids the business has, in lower case. */
export type Lookup = (tx: Tx, ids: string[]) => Promise<string[]>;
/** A kind without a lookup has no rows. */
export type References = { readonly [kind: string]: Lookup };

/** The Spanish refusal for an unknown id, by its kind. */
export type UnknownTexts = { readonly [kind: string]: string };

/** `*` means each entry of a list. */
type Place = { path: string[]; kind: string };
type NamedId = { kind: string; place: string[]; path: string; id: string };
type Call = { params?: unknown; body?: unknown };

/** The same call, which refuses ids that do not exist. */
export function withReferences(bound: Bound, lookups: References, unknown: UnknownTexts): Bound {
  const { route, handle, halves } = bound;
  const places = placesIn(route.body);
  if (places.length === 0) return bound;
  const check = (ctx: Ctx, call: Call) => checkNamed(ctx, route, call, places, lookups, unknown);
  const checked: Bound = {
    route,
    handle: async (ctx, call) => {
      await check(ctx, call);
      return handle(ctx, call);
    },
  };
  if (!halves) return checked;
  const ask: typeof halves.ask = async (ctx, call) => {
    await check(ctx, call);
    return halves.ask(ctx, call);
  };
  return { ...checked, halves: { ...halves, ask } };
}

async function checkNamed(
  ctx: Ctx,
  route: Route,
  { params, body }: Call,
  places: Place[],
  lookups: References,
  unknown: UnknownTexts,
) {
  const named = places.flatMap(({ path, kind }) => namedAt(body, path).map((one) => ({ ...one, kind, place: path })));
  if (named.length === 0) return;
  const missing = await missingOf(ctx, named, lookups);
  if (missing.length === 0) return;
  const row = await editedRow(ctx, route, params);
  const errors = missing
    .filter(({ place, id }) => !isKept(row, place, id))
    .map(({ kind, path }): FieldError => ({ path, message: unknown[kind] ?? "No se encontró el registro" }));
  if (errors[0]) throw new DomainError(404, errors[0].message, { errors });
}

async function missingOf(ctx: Ctx, named: NamedId[], lookups: References): Promise<NamedId[]> {
  const kinds = [...new Set(named.map(({ kind }) => kind))].filter((kind) => lookups[kind]);
  const idsOf = (kind: string) => [...new Set(named.filter((one) => one.kind === kind).map(({ id }) => id))];
  const known = kinds.length === 0 ? [] : await readTogether(ctx, (tx) => lookUp(tx, kinds, idsOf, lookups));
  const there = new Set(known.flatMap((ids, index) => ids.map((id) => `${kinds[index]} ${id}`)));
  return named.filter(({ kind, id }) => !there.has(`${kind} ${id}`));
}

function lookUp(tx: Tx, kinds: string[], idsOf: (kind: string) => string[], lookups: References) {
  return Promise.all(kinds.map((kind) => (lookups[kind] as Lookup)(tx, idsOf(kind))));
}

/** The row that the call edits. */
async function editedRow(ctx: Ctx, { row: table, rowIn }: Route, params: unknown): Promise<unknown> {
  const { id } = (params ?? {}) as { id?: string };
  if (!table || rowIn || !id) return null;
  const read = { name: `row-of-${table}`, text: `select to_jsonb(t) as row from "${table}" t where id = $1` };
  const [found] = await readTogether(ctx, (tx) => tx.run<{ row: unknown }>(read, [id]));
  return found?.row;
}

/**
 * Ids that the row already names may stay, even if they were deleted meanwhile: the screens send the whole object
 * back.
 */
function isKept(row: unknown, [, field = "", ...rest]: string[], id: string): boolean {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return namedAt(row, [column, ...rest]).some((kept) => kept.id === id);
}

/** The ids at a place, each with its own path. */
function namedAt(value: unknown, place: string[], at: string[] = []): { path: string; id: string }[] {
  const [key, ...rest] = place;
  if (key === undefined) return typeof value === "string" ? [{ path: at.join("."), id: value.toLowerCase() }] : [];
  if (typeof value !== "object" || value === null) return [];
  if (key !== "*") return namedAt((value as Record<string, unknown>)[key], rest, [...at, key]);
  return Object.entries(value).flatMap(([index, inner]) => namedAt(inner, rest, [...at, index]));
}

type Json = { [key: string]: unknown };

/**
 * Where the parsed body has references. A place whose input is text is only recognised as a reference in the output.
 */
function placesIn(shape: Shape | undefined): Place[] {
  if (!shape) return [];
  const places: Place[] = [];
  const visit = (node: unknown, path: string[]): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties = {}, items, anyOf, oneOf, allOf, [REFERENCE]: kind } = node as Json;
    if (kind) places.push({ path, kind: String(kind) });
    for (const [key, inner] of Object.entries(properties as Json)) visit(inner, [...path, key]);
    visit(items, [...path, "*"]);
    for (const choice of [anyOf, oneOf, allOf].flat()) visit(choice, path);
  };
  visit(z.toJSONSchema(shape, { io: "output", unrepresentable: "any", target: "draft-7" }), []);
  return places;
}
