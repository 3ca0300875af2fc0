// Two contacts become one: which value of each field stays, by a person's choice, and the suggestion before it
// (docs/decisions/0043). Notes and interests are no choice: both stay.
import type { Contact } from "../schema.ts";

export const MERGE_FIELDS = [
  "name",
  "lastname",
  "secondLastname",
  "whatsapp",
  "email",
  "birthdate",
  "gender",
  "type",
  "customId",
  "noRespond",
  "customFields",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

type MergeableContact = Pick<
  Contact,
  Exclude<MergeField, "whatsapp"> | "whatsapp" | "countryCode" | "notes" | "interests" | "pushName"
>;

const NO_BIRTHDATE = "2000-01-01";

/** It has no value. */
function isUntold(contact: Contact, field: MergeField): boolean {
  if (field === "birthdate") return contact.birthdate === NO_BIRTHDATE;
  if (field === "customFields") return contact.customFields.length === 0;
  if (field === "noRespond" || field === "type") return false;
  return contact[field] === "";
}

/** The fields where a choice makes a difference. */
export function differingFields(kept: Contact, gone: Contact): MergeField[] {
  return MERGE_FIELDS.filter((field) => {
    if (field === "customFields") return clashingKeys(kept, gone).length > 0;
    if (field === "whatsapp") return kept.whatsapp !== gone.whatsapp || kept.countryCode !== gone.countryCode;
    return kept[field] !== gone[field];
  });
}

/** By default the removed contact only fills fields that the other one lacks. */
export function suggestedTake(kept: Contact, gone: Contact): MergeField[] {
  return differingFields(kept, gone).filter((field) => {
    // If one was a customer, the result is one; if one must not be answered, neither must the result.
    if (field === "type") return gone.type === "client";
    if (field === "noRespond") return gone.noRespond;
    return isUntold(kept, field) && !isUntold(gone, field);
  });
}

export function mergedContact(kept: Contact, gone: Contact, take: readonly MergeField[]): MergeableContact {
  const from = (field: MergeField) => (take.includes(field) ? gone : kept);
  return {
    name: from("name").name,
    lastname: from("lastname").lastname,
    secondLastname: from("secondLastname").secondLastname,
    whatsapp: from("whatsapp").whatsapp,
    countryCode: from("whatsapp").countryCode,
    email: from("email").email,
    birthdate: from("birthdate").birthdate,
    gender: from("gender").gender,
    type: from("type").type,
    customId: from("customId").customId,
    noRespond: from("noRespond").noRespond,
    customFields: mergedCustomFields(kept, gone, take.includes("customFields")),
    notes: mergedNotes(kept, gone),
    interests: mergedInterests(kept, gone),
    pushName: kept.pushName || gone.pushName,
  };
}

function clashingKeys(kept: Contact, gone: Contact): string[] {
  return kept.customFields
    .filter(({ key, value }) => gone.customFields.some((other) => other.key === key && other.value !== value))
    .map(({ key }) => key);
}

function mergedCustomFields(kept: Contact, gone: Contact, takesGone: boolean): Contact["customFields"] {
  const [first, second] = takesGone ? [gone, kept] : [kept, gone];
  const keys = new Set(first.customFields.map(({ key }) => key));
  return [...first.customFields, ...second.customFields.filter(({ key }) => !keys.has(key))];
}

function mergedNotes(kept: Contact, gone: Contact): Contact["notes"] {
  const said = new Set(kept.notes.map(({ text, date }) => `${date} ${text}`));
  const more = gone.notes.filter(({ text, date }) => !said.has(`${date} ${text}`));
  return [...kept.notes, ...more].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function mergedInterests(kept: Contact, gone: Contact): Contact["interests"] {
  const both = (kind: keyof Contact["interests"]) => [...new Set([...kept.interests[kind], ...gone.interests[kind]])];
  return {
    services: both("services"),
    courses: both("courses"),
    products: both("products"),
    properties: both("properties"),
  };
}
