// Describes each field of a shape by its JSON format or its kind of reference, through all wrappers. A text that is
// later parsed as an instant shows its format only in the output.
import type { Shape } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";

type Json = { [key: string]: unknown };
/** For a list, `path` names the first entry. */
export type FieldKind = { path: string[]; formats: ReadonlySet<string> };

export function fieldKinds(shape: Shape | undefined): FieldKind[] {
  if (!shape) return [];
  const known = remembered.get(shape);
  if (known) return known;
  const found = new Map<string, { path: string[]; formats: Set<string> }>();
  const visit = (node: unknown, path: string[]): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties = {}, items, anyOf, oneOf, allOf, format } = node as Json;
    if (typeof format === "string") {
      const field = found.get(path.join(".")) ?? { path, formats: new Set<string>() };
      field.formats.add(format);
      found.set(path.join("."), field);
    }
    for (const [key, inner] of Object.entries(properties as Json)) visit(inner, [...path, key]);
    visit(items, [...path, "0"]);
    for (const choice of [anyOf, oneOf, allOf].flat()) visit(choice, path);
  };
  for (const io of ["input", "output"] as const) {
    visit(z.toJSONSchema(shape, { io, unrepresentable: "any", target: "draft-7" }), []);
  }
  const kinds = [...found.values()];
  remembered.set(shape, kinds);
  return kinds;
}

const remembered = new WeakMap<Shape, FieldKind[]>();

/** A copy with that value at that path; missing lists and objects on the way are created. */
export function withValue(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const isObject = typeof value === "object" && value !== null;
  if (key === "0") return [withValue(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const inner = isObject ? (value as Json)[key] : undefined;
  return { ...(isObject ? value : {}), [key]: withValue(inner, rest, put) };
}
