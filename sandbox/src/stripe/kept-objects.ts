// How the API lists objects and finds one.
import type { FastifyRequest } from "fastify";
import { StripeError } from "./api-error.ts";

export function list(data: object[]) {
  return { object: "list", data, has_more: false, url: "/v1" };
}

/** The object that the path names. */
export function found<T>(rows: Record<string, T>, request: FastifyRequest): T {
  return known(rows, (request.params as { id: string }).id, "object");
}

export function known<T>(rows: Record<string, T>, id: string, what: string): T {
  const row = rows[id];
  if (!row) throw new StripeError(404, "resource_missing", `No such ${what}: '${id}'`);
  return row;
}
