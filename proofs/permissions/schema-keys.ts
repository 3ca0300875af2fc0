// Which keys a route's own schema accepts at each place of a body.
import type { Shape } from "@mostrador/domain/kit/route.ts";

type Json = Record<string, unknown>;
type Definition = {
  type: string;
  shape?: Record<string, Shape>;
  innerType?: Shape;
  in?: Shape;
  out?: Shape;
  element?: Shape;
  options?: Shape[];
};

/** An object of a body: the keys that lead to it, and the keys that the schema accepts there. */
export type Place = { path: (string | number)[]; own: Set<string> };

/** Every object in this body, the body itself first. */
export function placesOf(schema: Shape | undefined, body: unknown, path: Place["path"] = []): Place[] {
  if (Array.isArray(body)) {
    const element = schema && defined(schema, "array")?.element;
    return body.slice(0, 1).flatMap((each, index) => placesOf(element, each, [...path, index]));
  }
  if (typeof body !== "object" || body === null) return [];
  const shape = (schema && defined(schema, "object")?.shape) ?? {};
  const own = new Set(Object.keys(shape).filter((key) => !isUnknown(shape[key])));
  const deeper = Object.entries(body as Json).flatMap(([key, value]) => placesOf(shape[key], value, [...path, key]));
  return [{ path, own }, ...deeper];
}

/** Every key that the schema knows, at any depth: `service.linkPrice.unitPrice`. */
export function pathsOf(schema: Shape | undefined, before = ""): string[] {
  if (!schema) return [];
  const element = defined(schema, "array")?.element;
  if (element) return pathsOf(element, before);
  return Object.entries(defined(schema, "object")?.shape ?? {}).flatMap(([key, inner]) => {
    const path = before ? `${before}.${key}` : key;
    return [path, ...pathsOf(inner, path)];
  });
}

/** Goes through everything that wraps a schema: defaults, optional parts, transformations. */
function defined(schema: Shape, type: "array" | "object"): Definition | undefined {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.type === type) return definition;
  for (const inner of [definition.innerType, definition.in, definition.out, ...(definition.options ?? [])]) {
    const found = inner && defined(inner, type);
    if (found) return found;
  }
}

/** Accepted because the documents have it, and never read. */
function isUnknown(schema: Shape | undefined): boolean {
  const definition = schema?._zod.def as unknown as Definition | undefined;
  if (definition?.type === "optional") return isUnknown(definition.innerType);
  return definition?.type === "unknown";
}
