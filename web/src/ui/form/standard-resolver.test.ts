import { expect, it } from "vitest";
import * as z from "zod";
import { standardResolver } from "./standard-resolver.ts";

const resolve = (schema: z.ZodType, values: object) =>
  standardResolver(schema)(values as never, undefined, {} as never);

it("hands over what the schema made of the values", async () => {
  const schema = z.object({ name: z.string().trim() });
  expect(await resolve(schema, { name: "  Ana " })).toEqual({ values: { name: "Ana" }, errors: {} });
});

it("puts each message on its field, in lists too, and keeps the first one", async () => {
  const schema = z.object({
    name: z.string().min(2, "Muy corto").regex(/^a/, "Empieza con a"),
    slots: z.array(z.object({ from: z.string("Falta la hora") })),
  });
  const { errors } = await resolve(schema, { name: "", slots: [{ from: "09:00" }, {}] });
  expect(errors).toMatchObject({ name: { message: "Muy corto" } });
  expect((errors.slots as unknown as { from: { message: string } }[])[1]?.from.message).toBe("Falta la hora");
});

it("says what belongs to no field as the form's own", async () => {
  const schema = z.object({}).refine(() => false, "Revisa tus datos");
  expect((await resolve(schema, {})).errors).toMatchObject({ root: { form: { message: "Revisa tus datos" } } });
});
