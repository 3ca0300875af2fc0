import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { expect, test } from "vitest";
import { foundContact } from "./found-contact.ts";

const ana = {
  ...{ name: "Ana", lastname: "Pérez", secondLastname: "Martínez", pushName: "Anita ✨", email: "ana@correo.mx" },
  ...{ customId: "A7", whatsapp: "2221234567", countryCode: "52" },
} as ContactSummary;

test.each([
  ["mar", ""],
  ["perez ana", ""],
  ["222 123", ""],
  ["+52 1 222 123 4567", ""],
  ["anita", "Anita ✨"],
  ["correo.mx", "ana@correo.mx"],
  ["ana a7", "A7"],
])("whoever is found by %j shows why: %j", (search, why) => {
  expect(foundContact(ana, search)).toEqual({ name: "Ana Pérez Martínez", phone: "+52 222 123 4567", why });
});
