import { expect, test } from "vitest";
import { changedContact } from "./changed-contact.ts";
import { NewContact } from "./schema.ts";

const TEN = "El número debe ser de 10 digitos";
const contact = (countryCode: string, whatsapp: string, name = "Ana") => {
  const businessId = "0199b2ad-0000-7000-8000-000000000000";
  const { success, data, error } = NewContact.safeParse({ businessId, name, countryCode, whatsapp });
  return success ? data.whatsapp : error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test.each([
  ["52", "222 123-4567", "2221234567"],
  ["52", "22212345", "22212345"],
  ["593", "099 123 4567", "991234567"],
  ["44", "07400 123456", "7400123456"],
  ["54", "9 11 2345 6789", "1123456789"],
  ["55", "(11) 98765-4321", "11987654321"],
  ["52", "522221234567", "2221234567"],
  ["52", "+52 1 222.123.4567", "2221234567"],
  ["52", "044 222 123 4567", "2221234567"],
  ["52", "\u202a222\u2011123\u20134567\u202c", "2221234567"],
])("of +%s, %s is kept as %s", (code, typed, kept) => expect(contact(code, typed)).toBe(kept));

test.each([
  ["52", "2221234", "El número debe ser de 8 digitos por lo menos"],
  ["52", "22212345678", TEN],
  ["52", "12345678901", TEN],
  ["52", "5222212345678", TEN],
  ["52", "+52 222 12", "El número debe ser de 8 digitos por lo menos"],
  ["52", "222 123 456x", "El número solo puede llevar dígitos"],
  ["593", "09912345678", TEN],
  ["55", "119876543210", "El número debe ser de 11 digitos"],
])("of +%s, %s is refused: %s", (code, typed, text) => expect(contact(code, typed)).toEqual([`whatsapp: ${text}`]));

test.each([[{ toString: 1, valueOf: null }], [52], [null], [["52"]]])(
  "a country code that is no text is refused, whatever it is: %o",
  (countryCode) => {
    const asked = {
      businessId: "0199b2ad-0000-7000-8000-000000000000",
      name: "Ana",
      countryCode,
      whatsapp: "2221234567",
    };
    const { error } = NewContact.safeParse(asked);
    expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
      ["countryCode", "El código de país no está en la lista"],
    ]);
  },
);

test("a number that is too long is told together with what else is wrong", () => {
  expect(contact("52", "22212345678", "")).toEqual([expect.stringContaining("name: "), `whatsapp: ${TEN}`]);
});

test("a changed number is held to the limits of the country that the contact has", () => {
  const before = { name: "Ana", whatsapp: "1132345678", countryCode: "55" };
  const edit = (whatsapp: string, countryCode = "55") => changedContact(before, { whatsapp, countryCode });
  expect(edit("11987654321").data).toEqual({ whatsapp: "11987654321" });
  expect(edit("11987654321", "52").error?.issues[0]?.message).toBe(TEN);
});

test("a number with a plus brings its country along, and else the country stays as it was sent", () => {
  const businessId = "0199b2ad-0000-7000-8000-000000000000";
  const read = (fields: object) => NewContact.parse({ businessId, name: "Ana", ...fields });
  expect(read({ whatsapp: "+1 (305) 555-0100" })).toMatchObject({ countryCode: "1", whatsapp: "3055550100" });
  expect(read({ whatsapp: "305 555 0100", countryCode: "1" })).toMatchObject({ countryCode: "1" });
});
