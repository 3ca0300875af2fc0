// The public form of a contact.

import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import type { ContactRow } from "./contact.store.ts";
import { type FactsAbove, NO_FACTS } from "./contact-facts.ts";

export function presentContact(row: ContactRow, above: FactsAbove = NO_FACTS): Contact {
  return {
    _id: row.id,
    businessId: row.business_id,
    customId: row.custom_id,
    name: row.name,
    lastname: row.lastname,
    secondLastname: row.second_lastname,
    pushName: row.push_name,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
    countryCodeExt: countryCodeExtOf(row.country_code),
    email: row.email,
    birthdate: row.birthdate,
    gender: row.gender,
    type: row.type,
    noRespond: row.no_respond,
    notes: row.notes,
    interests: row.interests,
    instagramAccountId: row.instagram_account_id,
    messengerId: row.messenger_id,
    customFields: row.custom_fields,
    ...above,
    lastInteraction: row.last_interaction?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
