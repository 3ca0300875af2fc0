import { expect, test } from "vitest";
import { contactChange } from "./contact-change.ts";
import type { Contact } from "./schema.ts";

const ana = { name: "Ana", lastname: "Pérez", secondLastname: "", email: "", notes: [], customFields: [] } as never;
const edited = (change: Partial<Contact>) => contactChange(ana, { ...(ana as Contact), ...change });

test.each([
  [{}, ""],
  [{ email: "ana@correo.mx" }, "correo"],
  [{ lastname: "Ruiz", secondLastname: "Gil", email: "a@b.mx" }, "apellidos y correo"],
  [{ name: "Eva", email: "a@b.mx", customId: "A7" }, "nombre, correo e identificador"],
] as const)("%o is told as %j", (change, said) => {
  expect(edited(change)).toBe(said);
});
