// The contacts that ready rules are about: their birthdays, and who was here lately. Not the business's own people.
import { NO_BIRTHDATE } from "@mostrador/domain/business/contacts/import/contact-cells.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { contactRows } from "../../business/contacts/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";

const CLIENTS = `c.deleted_at is null and c.merged_into is null and not c.is_staff and c.type <> 'personal'`;

const BIRTHDATE = {
  name: "birthdate-for-ready-rules",
  text: `select c.birthdate from ${contactRows} c where c.business_id = current_business() and c.id = $1 and ${CLIENTS}`,
};

/** `birthdate` is null while unknown. Undefined: no client of the business. */
export async function readClient(tx: Tx, contactId: string): Promise<{ birthdate: Day | null } | undefined> {
  const [row] = await tx.run<{ birthdate: string }>(BIRTHDATE, [contactId]);
  return row && { birthdate: row.birthdate && row.birthdate !== NO_BIRTHDATE ? row.birthdate : null };
}

const BORN = {
  name: "contacts-with-birthday",
  text: `select c.id from ${contactRows} c where c.business_id = current_business() and ${CLIENTS}
    and right(c.birthdate::text, 5) = any ($1) and c.birthdate <> '${NO_BIRTHDATE}' and ($2::uuid is null or c.id > $2)
    order by c.id limit $3`,
};

/** `days`: as 'MM-DD'. From the one after `beyond`, by id. */
export async function contactsBornOn(tx: Tx, days: string[], beyond: string | null, most: number): Promise<string[]> {
  return (await tx.run<{ id: string }>(BORN, [days, beyond, most])).map(({ id }) => id);
}

const VISITED = {
  name: "contacts-that-visited",
  text: `select distinct a.contact_id as id from ${appointmentRows} a where a.business_id = current_business()
    and not a.is_block and a.contact_id is not null and a.ends > $1 and a.ends <= $2 and ($3::uuid is null or a.contact_id > $3)
    order by a.contact_id limit $4`,
};

/** Those with an appointment that ended in this time. */
export async function contactsSeen(
  tx: Tx,
  { since, until, beyond, most }: { since: Instant; until: Instant; beyond: string | null; most: number },
): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(VISITED, [new Date(since), new Date(until), beyond, most]);
  return rows.map(({ id }) => id);
}
