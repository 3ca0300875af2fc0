// The two hot reads of the directory, by statements written by hand. The rows come in the shape in which they go out:
// of a hundred contacts none is built twice.
import { countryCodeExtOf } from "@mostrador/domain/business/businesses/country-code.ts";
import type { ContactSummary } from "@mostrador/domain/business/contacts/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** Times as ISO text, or nearly: `finish` puts the T and the Z. */
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

/** The newest first; `before` is the last id of the page before. */
export async function readContactPage(tx: Tx, { type, before, limit, offset }: Page): Promise<ContactSummary[]> {
  const values = [before ?? NEWEST, limit, offset];
  const rows = type ? tx.run<ContactSummary>(PAGE_OF_TYPE, [...values, type]) : tx.run<ContactSummary>(PAGE, values);
  return (await rows).map(finish);
}

const SEARCH = { name: "contacts-search", text: `select ${SUMMARY} from search_contacts($1, $2)` };

/** Whose name begins so first, then whose surname does, the newest first in each. */
export async function readContactSearch(tx: Tx, words: string[], limit: number): Promise<ContactSummary[]> {
  return (await tx.run<ContactSummary>(SEARCH, [words, limit])).map(finish);
}

function finish(row: ContactSummary): ContactSummary {
  row.countryCodeExt = countryCodeExtOf(row.countryCode);
  row.createdAt = iso(row.createdAt);
  if (row.lastInteraction !== null) row.lastInteraction = iso(row.lastInteraction);
  return row;
}

/** '2026-11-23 16:00:00.123' in UTC; a good deal cheaper than a Date there and back. */
function iso(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11)}Z`;
}
