// The shape of a field in an answer: without the limits, defaults and conversions for input. A stored row that an
// older rule accepted can still be read.
import * as z from "zod";

export function answered(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional) return answered(inner(shape)).optional();
  if (shape instanceof z.ZodNullable) return answered(inner(shape)).nullable();
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodPrefault || shape instanceof z.ZodReadonly)
    return answered(inner(shape));
  if (shape instanceof z.ZodPipe) return answered(afterReading(shape));
  if (shape instanceof z.ZodArray) return z.array(answered(shape.element as z.ZodType));
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries(shape.shape as Record<string, z.ZodType>);
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, answered(field)])));
  }
  if (shape instanceof z.ZodUnion) return z.union((shape.options as z.ZodType[]).map(answered));
  if (shape instanceof z.ZodNumber) return shape.format === "safeint" ? z.int() : z.number();
  // its formats are classes of their own
  if (shape instanceof z.ZodString || shape instanceof z.ZodStringFormat) return z.string();
  if (shape instanceof z.ZodEnum || shape instanceof z.ZodLiteral || shape instanceof z.ZodBoolean) return shape;
  throw new Error(`A field of a ${shape.def.type} needs its answer written.`);
}

function inner(shape: { def: { innerType: unknown } }): z.ZodType {
  return shape.def.innerType as z.ZodType;
}

/** The schema after a preprocessing, before a transformation: the side of the pipe that has a shape. */
function afterReading(shape: z.ZodPipe): z.ZodType {
  const out = shape.def.out as z.ZodType;
  return out instanceof z.ZodTransform ? (shape.def.in as z.ZodType) : out;
}
