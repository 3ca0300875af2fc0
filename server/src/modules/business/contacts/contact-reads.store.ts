// The two hot reads of the directory, as handwritten statements. Rows come in the form of the answer, so that none has
// to be built again.

import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** Times as ISO text, except for the T and the Z, which `finish` adds. */
const SUMMARY = `id as "_id", custom_id as "customId", name, lastname, second_lastname as "secondLastname",
  push_name as "pushName", whatsapp, country_code as "countryCode", country_code as "countryCodeExt", email, type,
  no_respond as "noRespond", (last_interaction at time zone 'UTC')::text as "lastInteraction",
  (created_at at time zone 'UTC')::text as "createdAt"`;

const NEWEST = "ffffffff-ffff-ffff-ffff-ffffffffffff";

const PAGE = {
  name: "contacts-page",
  text: `select ${SUMMARY} from contacts where business_id = current_business() and deleted_at is null and not is_staff and id < $1
    order by id desc limit $2 offset $3`,
};

const PAGE_OF_TYPE = {
  name: "contacts-page-of-type",
  text: `select ${SUMMARY} from contacts where business_id = current_business() and deleted_at is null and not is_staff and type = $4 and id < $1
    order by id desc limit $2 offset $3`,
};

type Page = { type: string | null; before: string | null; limit: number; offset: number };

/** The newest first; `before` is the last id of the previous page. */
export async function readContactPage(tx: Tx, { type, before, limit, offset }: Page): Promise<ContactSummary[]> {
  const values = [before ?? NEWEST, limit, offset];
  const rows = type ? tx.run<ContactSummary>(PAGE_OF_TYPE, [...values, type]) : tx.run<ContactSummary>(PAGE, values);
  return (await rows).map(finish);
}

const SEARCH = { name: "contacts-search", text: `select ${SUMMARY} from search_contacts($1, $2)` };

/** Matches of the first name come first, then those of the surname; within each the newest first. */
export async function readContactSearch(tx: Tx, words: string[], limit: number): Promise<ContactSummary[]> {
  return (await tx.run<ContactSummary>(SEARCH, [words, limit])).map(finish);
}

function finish(row: ContactSummary): ContactSummary {
  row.countryCodeExt = countryCodeExtOf(row.countryCode);
  row.createdAt = iso(row.createdAt);
  if (row.lastInteraction !== null) row.lastInteraction = iso(row.lastInteraction);
  return row;
}

/** '2026-11-23 16:00:00.123' in UTC; much cheaper than converting to a Date and back. */
function iso(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11)}Z`;
}
