// The members of each list.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import type { ContactCondition } from "../../business/contacts/index.ts";

export const audienceContacts = relation("audience_contacts", "audience", "contact");

/** The audience part of the directory's filter. */
export const audienceCondition: ContactCondition = {
  answers: ["audience"],
  access: access.view(PAGE.audiencias),
  where: ({ audience }) =>
    raw`c.id in (select m.contact_id from audience_contacts m where m.audience_id = ${audience})`,
};

/** Those that were not on it before. */
export async function addMembers(tx: Tx, businessId: string, audience: string, contacts: string[]): Promise<string[]> {
  if (contacts.length === 0) return [];
  const rows = contacts.map((contact) => ({ business_id: businessId, audience_id: audience, contact_id: contact }));
  const insert = sql.insertInto("audience_contacts").values(rows);
  const added = await tx.rows(insert.onConflict((same) => same.doNothing()).returning("contact_id"));
  return added.map(({ contact_id: id }) => id);
}

/** Those of them that were on it. */
export async function removeMembers(tx: Tx, audience: string, contacts: string[]): Promise<string[]> {
  if (contacts.length === 0) return [];
  const rows = sql.deleteFrom("audience_contacts").where("audience_id", "=", audience);
  const removed = await tx.rows(rows.where("contact_id", "in", contacts).returning("contact_id"));
  return removed.map(({ contact_id: id }) => id);
}

export async function countMembers(tx: Tx, audience: string): Promise<number> {
  const members = sql.selectFrom("audience_contacts").where("audience_id", "=", audience);
  return (await tx.first(members.select(raw<number>`count(*)::int`.as("count"))))?.count ?? 0;
}
