import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { expect, test } from "vitest";
import { contactShape } from "./contact-values.ts";

const german = { name: "", whatsapp: "15112345678", countryCode: "49" } as Contact;
const written = { ...german, email: "", gender: "", birthdate: null, type: "lead" };
const problems = (values: object) =>
  contactShape(german)
    .safeParse({ ...written, ...values })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a contact that wrote from anywhere can be edited; what changes of its number is held to the form's limits", () => {
  expect(problems({ email: "a@b.de" })).toBeUndefined();
  expect(problems({ whatsapp: "123" })).toEqual([["whatsapp", "El número debe ser de 8 digitos por lo menos"]]);
});

test("a new contact needs name and number, and has a birthday", () => {
  const parsed = contactShape(null).safeParse({ ...written, businessId: "0193a5f0-0000-7000-8000-000000000001" });
  expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual(["name", "whatsapp", "countryCode"]);
});
