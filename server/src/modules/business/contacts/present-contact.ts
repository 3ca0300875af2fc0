// Contacts as they go out.
import { countryCodeExtOf } from "@mostrador/domain/business/businesses/country-code.ts";
import type { Contact, ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import type { ContactRow, SummaryRow } from "./contact.store.ts";

export function presentContact(row: ContactRow): Contact {
  return {
    ...presentContactSummary(row),
    businessId: row.business_id,
    birthdate: row.birthdate,
    gender: row.gender,
    notes: row.notes,
    interests: row.interests,
    instagramAccountId: row.instagram_account_id,
    messengerId: row.messenger_id,
    customFields: row.custom_fields,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentContactSummary(row: SummaryRow): ContactSummary {
  return {
    _id: row.id,
    customId: row.custom_id,
    name: row.name,
    lastname: row.lastname,
    secondLastname: row.second_lastname,
    pushName: row.push_name,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
    countryCodeExt: countryCodeExtOf(row.country_code),
    email: row.email,
    type: row.type,
    noRespond: row.no_respond,
    lastInteraction: row.last_interaction?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
