import { expect, test } from "vitest";
import { changedContact } from "./changed-contact.ts";

const german = { name: "", whatsapp: "15112345678", countryCode: "49" };

test("what stays as it was is not judged", () => {
  expect(changedContact(german, { ...german, email: "a@b.de" })).toMatchObject({ success: true, data: {} });
});

test.each([
  [{ name: " " }, "name", "Este campo es requerido"],
  [{ whatsapp: "123" }, "whatsapp", "El número debe ser de 8 digitos por lo menos"],
  [{ countryCode: "999" }, "countryCode", "El código de país no está en la lista"],
])("a change to %j is held to the form's limits", (change, path, message) => {
  const { error } = changedContact(german, { ...german, ...change });
  expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, message]]);
});
