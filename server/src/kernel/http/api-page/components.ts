// Shapes of the API page as JSON Schema. Named shapes are written once, under components/schemas, and referred to.
import { SHAPE_NAMES } from "@mostrador/domain/kit/schema.ts";
import * as z from "zod";

type Json = { [key: string]: unknown };
/** One shape may differ between request and answer: defaults, and fields that are left out. */
export type Io = "input" | "output";

const PLACE = "#/components/schemas/";

export function createComponents() {
  const found: Record<Io, Map<string, Json>> = { input: new Map(), output: new Map() };
  return {
    /** The schema of a shape, for places where `$ref`s are understood once `settle` has seen the whole document. */
    schemaOf(shape: z.core.$ZodType, io: Io): Json {
      const whole: Json = z.toJSONSchema(shape, { io, unrepresentable: "any", metadata: SHAPE_NAMES });
      const { $schema: _, $defs = {}, ...schema } = whole;
      for (const [name, definition] of Object.entries($defs as Record<string, Json>)) keep(name, definition, io);
      if (typeof schema.id !== "string" || SHAPE_NAMES.get(shape) === undefined) return toComponents(schema, io);
      keep(schema.id, schema, io);
      return { $ref: `${PLACE}${io}/${schema.id}` };
    },
    /** The document with the final names of its shapes, and those shapes. */
    settle<D extends object>(document: D): { document: D; schemas: Json } {
      const apart = namesApart(found);
      const rename = (_key: string, value: unknown) =>
        typeof value === "string" && value.startsWith(PLACE) ? renamed(value, apart) : value;
      const schemas: Json = {};
      for (const io of ["output", "input"] as const) {
        for (const [name, schema] of found[io]) schemas[nameOf(name, io, apart)] = schema;
      }
      const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
      return JSON.parse(JSON.stringify({ document, schemas: sorted }, rename));
    },
  };

  function keep(name: string, { id: _, ...definition }: Json, io: Io): void {
    found[io].set(name, toComponents(definition, io));
  }
}

function toComponents(schema: Json, io: Io): Json {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", `${PLACE}${io}/`) : value,
    ),
  );
}

/** The names whose shape differs when it is sent, or that refer to such a shape. */
function namesApart(found: Record<Io, Map<string, Json>>): Set<string> {
  const apart = new Set<string>();
  const told = (io: Io, name: string) =>
    JSON.stringify(found[io].get(name), (_key, value) =>
      typeof value === "string" && value.startsWith(PLACE) ? renamed(value, apart) : value,
    );
  for (let before = -1; before < apart.size; ) {
    before = apart.size;
    for (const name of found.input.keys()) {
      if (found.output.has(name) && told("input", name) !== told("output", name)) apart.add(name);
    }
  }
  return apart;
}

function renamed(reference: string, apart: Set<string>): string {
  const [io, name] = reference.slice(PLACE.length).split("/") as [Io, string];
  return name ? `${PLACE}${nameOf(name, io, apart)}` : reference;
}

function nameOf(name: string, io: Io, apart: Set<string>): string {
  return io === "input" && apart.has(name) ? `${name}Input` : name;
}
