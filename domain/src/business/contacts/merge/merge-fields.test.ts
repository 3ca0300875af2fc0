import { expect, test } from "vitest";
import type { Contact } from "../schema.ts";
import { differingFields, MERGE_FIELDS, mergedContact, suggestedTake } from "./merge-fields.ts";

const nobody = {
  name: "",
  lastname: "",
  secondLastname: "",
  pushName: "",
  whatsapp: "",
  countryCode: "52",
  email: "",
  birthdate: "2000-01-01",
  gender: "",
  type: "lead",
  customId: "",
  noRespond: false,
  customFields: [],
  notes: [],
  interests: { services: [], courses: [], products: [], properties: [] },
} as unknown as Contact;

const ana: Contact = {
  ...nobody,
  name: "Ana",
  whatsapp: "2221112233",
  customFields: [{ key: "talla", value: 24, type: "number" }],
  notes: [{ text: "b", date: "2026-02-01T00:00:00.000Z" }],
  interests: { services: ["1"], courses: [], products: [], properties: [] },
};
const other: Contact = {
  ...nobody,
  name: "Ana María",
  email: "ana@correo.mx",
  birthdate: "1990-05-01",
  type: "client",
  noRespond: true,
  pushName: "Anita",
  customFields: [
    { key: "talla", value: 25, type: "number" },
    { key: "alergia", value: "nuez", type: "string" },
  ],
  notes: [
    { text: "a", date: "2026-01-01T00:00:00.000Z" },
    { text: "b", date: "2026-02-01T00:00:00.000Z" },
  ],
  interests: { services: ["1", "2"], courses: [], products: [], properties: [] },
};

test("what the one that stays does not say is taken from the other, and nothing else, until somebody chooses", () => {
  expect(differingFields(ana, other)).toEqual([
    ...["name", "whatsapp", "email", "birthdate", "type", "noRespond", "customFields"],
  ]);
  expect(suggestedTake(ana, other)).toEqual(["email", "birthdate", "type", "noRespond"]);
  expect(mergedContact(ana, other, suggestedTake(ana, other))).toMatchObject({
    name: "Ana",
    whatsapp: "2221112233",
    email: "ana@correo.mx",
    birthdate: "1990-05-01",
    type: "client",
    noRespond: true,
    pushName: "Anita",
  });
});

test("notes, interests and own fields of both stay; where both say a field, the choice decides", () => {
  const kept = mergedContact(ana, other, []);
  expect(kept.notes.map(({ text }) => text)).toEqual(["a", "b"]);
  expect(kept.interests.services).toEqual(["1", "2"]);
  expect(kept.customFields.map(({ value }) => value)).toEqual([24, "nuez"]);
  expect(mergedContact(ana, other, ["customFields"]).customFields.map(({ value }) => value)).toEqual([25, "nuez"]);
  expect(mergedContact(ana, other, MERGE_FIELDS)).toMatchObject({ name: "Ana María", whatsapp: "", countryCode: "52" });
});
