// Derives the fields of a route from its own schemas, with the values at the limits of each.
import type { Shape } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";

type Json = { [key: string]: unknown };

export type Field = { path: string[]; schema: Json };

const DEEPEST = 6;

/** Every field, the optional ones too; for a list, its first entry. */
export function fieldsOf(shape: Shape | undefined): Field[] {
  if (!shape) return [];
  const known = remembered.get(shape);
  if (known) return known;
  const root = z.toJSONSchema(shape, { io: "input", unrepresentable: "any", target: "draft-7" }) as Json;
  const fields: Field[] = [];
  const visit = (schema: Json, path: string[]) => {
    if (path.length > DEEPEST) return;
    if (path.length > 0) fields.push({ path, schema });
    for (const [key, inner] of Object.entries((schema.properties ?? {}) as Json)) visit(inner as Json, [...path, key]);
    if (schema.items && !Array.isArray(schema.items)) visit(schema.items as Json, [...path, "0"]);
    for (const choice of [schema.anyOf, schema.oneOf, schema.allOf].flat()) {
      if (choice) for (const [key, inner] of Object.entries(propertiesOf(choice as Json))) visit(inner, [...path, key]);
    }
  };
  visit(root, []);
  remembered.set(shape, fields);
  return fields;
}

const remembered = new WeakMap<Shape, Field[]>();

function propertiesOf(choice: Json): Record<string, Json> {
  return (choice.properties ?? {}) as Record<string, Json>;
}

/** Values on both sides of each limit that the schema defines. */
export function edgesOf(schema: Json): unknown[] {
  const edges: unknown[] = [];
  const { minLength, maxLength, minimum, maximum, maxItems, minItems } = schema as Record<string, number | undefined>;
  if (maxLength !== undefined && maxLength < 50_000)
    edges.push("m".repeat(maxLength), "m".repeat(maxLength + 1), "ñ".repeat(maxLength), "😀".repeat(maxLength));
  if (minLength !== undefined && minLength > 0) edges.push("n".repeat(minLength), "n".repeat(minLength - 1));
  if (maximum !== undefined) edges.push(maximum, maximum + 1);
  if (minimum !== undefined) edges.push(minimum, minimum - 1);
  if (maxItems !== undefined && maxItems < 5_000) edges.push(Array.from({ length: maxItems + 1 }, () => "x"));
  if (minItems !== undefined && minItems > 0) edges.push([]);
  if (Array.isArray(schema.enum)) edges.push(...schema.enum, `${String(schema.enum[0])} `);
  if ("default" in schema) edges.push(schema.default);
  if (schema.type === "boolean") edges.push(true, false, "true", 1);
  return edges;
}
