// Params, query and body against the shapes of the route; what does not fit is a 400 that names each field.
import { Refusal } from "@mostrador/domain/kit/result.ts";
import type { Route, Shape } from "@mostrador/domain/kit/route.ts";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { shapeText } from "./shape-text.ts";

z.config({ localeError: shapeText });

const MOST_ERRORS = 50;

export function parseCall(route: Route, request: FastifyRequest) {
  return {
    params: parse(route.params, request.params ?? {}),
    query: parse(route.query, request.query ?? {}),
    body: parse(route.body, request.body ?? {}),
  };
}

function parse(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  const [first] = errors;
  throw new Refusal(400, first?.message ?? "Revisa los datos", { errors });
}
