// Checks params, query and body against the shapes of the route; a mismatch is a 400 that names each field.
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { Route, Shape } from "@mostrador/domain/kit/route.ts";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { shapeText } from "./shape-text.ts";

z.config({ localeError: shapeText });

const MOST_ERRORS = 50;

export function parseCall(route: Route, request: FastifyRequest) {
  const call = {
    params: parse(route.params, request.params ?? {}),
    query: parse(route.query, request.query ?? {}),
    body: parse(route.body, request.body ?? {}),
  };
  refuseUnacted(route, request.body);
  refusePageNumber(route, request.query, call.query);
  refuseOtherId(route, request.params, request.body);
  return call;
}

/** Refuses a field of the contract that the call does not act on (D-17.1); an empty one is accepted. */
function refuseUnacted({ refuses = {} }: Route, body: unknown): void {
  const errors = Object.entries(refuses)
    .filter(([path]) => !isEmpty(valueAt(body, path.split("."))))
    .map(([path, message]) => ({ path, message }));
  const [first] = errors;
  if (first) throw new DomainError(422, first.message, { errors });
}

/** A list that goes on from a place has no page numbers: the first page again would look like the next one (D-1.5). */
function refusePageNumber({ paged }: Route, query: unknown, parsed: unknown): void {
  const page = valueAt(query, ["page"]);
  if (!paged || isEmpty(page) || page === "1" || valueAt(parsed, ["page"]) !== undefined) return;
  throw new DomainError(422, NO_PAGES, { errors: [{ path: "page", message: NO_PAGES }] });
}

const NO_PAGES = "Esta lista no tiene números de página: manda en after el next de la respuesta anterior";

/** An edit of the row in its address does not name another row in its body (D-17.1). */
function refuseOtherId({ method, path }: Route, params: unknown, body: unknown): void {
  if (method !== "PUT" || !path.endsWith("/:id") || typeof body !== "object" || body === null) return;
  const id = String(valueAt(params, ["id"])).toLowerCase();
  const other = [["_id"], ...Object.keys(body).map((key) => [key, "_id"])].find((place) => {
    const named = valueAt(body, place);
    return !isEmpty(named) && (typeof named !== "string" || named.toLowerCase() !== id);
  });
  if (!other) return;
  throw new DomainError(422, OTHER_ID, { errors: [{ path: other.join("."), message: OTHER_ID }] });
}

const OTHER_ID = "El identificador no es el del registro que se edita";

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return valueAt((value as Record<string, unknown>)[key], rest);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Throws a 400 that names each field; a part without a declared shape is undefined. */
export function parse(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = z.safeParse(shape, value);
  if (result.success) {
    refuseBrokenText(result.data);
    return result.data;
  }
  const errors = result.error.issues
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  const [first] = errors;
  throw new DomainError(400, first?.message ?? "Revisa los datos", { errors });
}

/**
 * Refuses what no database can hold: a zero character, or half of a surrogate pair. Shapes refuse most such texts
 * earlier.
 */
function refuseBrokenText(parsed: unknown): void {
  const waiting: { at: string; value: unknown }[] = [{ at: "", value: parsed }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, value } = next;
    if (typeof value === "string" && (value.includes("\u0000") || !value.isWellFormed())) throw invalid(at, BROKEN);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push({ at: at ? `${at}.${key}` : key, value: inner });
  }
}

const BROKEN = "El texto tiene caracteres que no se permiten";
