// Stores the directory, one contact at a time. Its list and its search are in contact-reads.store.ts.
import type { ContactEdit, NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { type Insertable, sql as raw, type Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";

export type ContactRow = Selectable<BusinessTables["contacts"]>;
export type ContactWrite = Partial<Insertable<BusinessTables["contacts"]>>;

/** A deleted contact is not found, even where its row had to stay. */
const there = sql.selectFrom("contacts").selectAll().where("deleted_at", "is", null);

/** A row that was merged into another leads to that one (docs/decisions/0043). */
const leadingTo = (column: "id" | "phone", value: string) =>
  there.where("id", "=", () => {
    const named = raw.ref(`named.${column}`);
    return raw<string>`(select coalesce(named.merged_into, named.id) from contacts named
      where named.business_id = current_business() and ${named} = ${value})`;
  });

const LEADING = {
  name: "contacts-leading-to",
  text: `select named.asked, c.* from (
      select business_id, id as asked, coalesce(merged_into, id) as leads_to from contacts
      where business_id = current_business() and id = any($1::uuid[])) named
    join contacts c on c.business_id = named.business_id and c.id = named.leads_to
    where c.deleted_at is null`,
};

/** For a merged contact, returns the one that it was merged into. */
export const readContact = gathered<string, ContactRow | undefined>(
  (tx, id) => tx.first(leadingTo("id", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<ContactRow & { asked: string }>(LEADING, [ids]), (row) => row.asked),
);

export function readContacts(tx: Tx, ids: readonly string[]): Promise<ContactRow[]> {
  return tx.rows(there.where("id", "in", ids));
}

export function lockContact(tx: Tx, id: string): Promise<ContactRow | undefined> {
  return tx.first(there.where("id", "=", id).forUpdate());
}

/** Locks in the order of the ids, so that callers that lock several cannot deadlock. */
export function lockContacts(tx: Tx, ids: string[]): Promise<ContactRow[]> {
  return tx.rows(there.where("id", "in", ids).orderBy("id").forUpdate());
}

export function readContactOfPhone(tx: Tx, phone: string): Promise<ContactRow | undefined> {
  return tx.first(leadingTo("phone", phone));
}

/** Contacts whose search text begins with this one, which is folded: their full name or more. */
export function readNamesBeginning(tx: Tx, folded: string, limit: number): Promise<ContactRow[]> {
  const pattern = `${folded.replace(/[\\%_]/g, "\\$&")}%`;
  const people = there.where("merged_into", "is", null).where("is_staff", "=", false);
  return tx.rows(people.where("search", "like", pattern).limit(limit));
}

const HOLD = {
  name: "hold-contacts",
  text: `select * from contacts where business_id = current_business() and id = any($1::uuid[]) and deleted_at is null
    order by id for share`,
};

/** Locks the row until the transaction ends. */
export const holdContact = gathered<string, ContactRow | undefined>(
  (tx, id) => tx.first(there.where("id", "=", id).forShare()),
  async (tx, ids) => inOrderOf(ids, await tx.run<ContactRow>(HOLD, [ids]), (row) => row.id),
);

/** Undefined when another contact of the business has that number. */
export function insertContact(tx: Tx, row: Insertable<BusinessTables["contacts"]>): Promise<ContactRow | undefined> {
  return tx.first(
    sql
      .insertInto("contacts")
      .values(row)
      .onConflict((duplicate) => duplicate.doNothing())
      .returningAll(),
  );
}

export function updateContact(tx: Tx, id: string, row: ContactWrite): Promise<ContactRow | undefined> {
  return tx.first(sql.updateTable("contacts").set(row).where("id", "=", id).returningAll());
}

/** False when other rows still reference it. */
export async function dropContactRow(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.savepoint(() => tx.count(sql.deleteFrom("contacts").where("id", "=", id)));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "23503") throw error;
    return false;
  }
}

/**
 * The ids that are contacts of the business and were not deleted; merged ones count, because they lead to an existing
 * contact.
 */
export async function knownContacts(tx: Tx, ids: string[]): Promise<string[]> {
  return (
    await tx.rows(
      sql
        .selectFrom("contacts")
        .select("id")
        .where("id", "in", ids)
        .where((eb) => eb.or([eb("deleted_at", "is", null), eb("merged_into", "is not", null)])),
    )
  ).map(({ id }) => id);
}

const BY_PERSON = {
  name: "contact-of-person",
  // The row with that id of the person comes first: a number may pass to another person. A row that was merged into
  // another leads to that one. Under row policies PostgreSQL searches no index for an expression: `leads_to` is a column.
  text: `select k.*, c.id as via_id, c.phone as via_phone from (
      select id, coalesce(merged_into, id) as leads_to, phone, 0 as place from contacts
        where business_id = current_business() and wa_user_id = $1
      union all
      select id, coalesce(merged_into, id), phone, 1 from contacts
        where business_id = current_business() and phone = $2
      order by place, id limit 1
    ) c
    join contacts k on k.business_id = current_business() and k.id = c.leads_to`,
};

/**
 * `via_id`, `via_phone`: of the row that was found. It differs where a second number of a merged contact leads here.
 */
export type FoundPerson = ContactRow & { via_id: string; via_phone: string | null };

export async function findByPerson(
  tx: Tx,
  phone: string | null,
  userId: string | null,
): Promise<FoundPerson | undefined> {
  return (await tx.run<FoundPerson>(BY_PERSON, [userId, phone]))[0];
}

/** The column of the id by which a Facebook page, or an Instagram account, knows the person. */
export type PageColumn = "messenger_id" | "instagram_account_id";

const byPageUser = (column: PageColumn) => ({
  name: `contact-of-${column}`,
  text: `select k.*, c.id as via_id, c.phone as via_phone from (
      select id, coalesce(merged_into, id) as leads_to, phone from contacts
        where business_id = current_business() and ${column} = $1
      limit 1
    ) c
    join contacts k on k.business_id = current_business() and k.id = c.leads_to`,
});
const BY_PAGE_USER = {
  messenger_id: byPageUser("messenger_id"),
  instagram_account_id: byPageUser("instagram_account_id"),
};

export async function findByPageUser(tx: Tx, column: PageColumn, userId: string): Promise<FoundPerson | undefined> {
  return (await tx.run<FoundPerson>(BY_PAGE_USER[column], [userId]))[0];
}

/** `learned`: new facts about the person from the channel. False when the contact was deleted meanwhile. */
export async function noteInteraction(tx: Tx, id: string, at: Date | null, learned: ContactWrite): Promise<boolean> {
  const changed = await tx.count(
    sql
      .updateTable("contacts")
      .set((eb) => ({ ...learned, last_interaction: eb.fn<Date>("greatest", ["last_interaction", eb.val(at)]) }))
      .where("id", "=", id)
      .where("deleted_at", "is", null),
  );
  return changed === 1;
}

/** A lead becomes a client (D-5.3). */
export async function promoteLead(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx.count(
    sql.updateTable("contacts").set({ type: "client" }).where("id", "=", id).where("type", "=", "lead"),
  );
  return changed === 1;
}

/** Only the fields of the edit. Notes without a date get `now`. */
export function contactColumns(edit: ContactEdit | NewContact, now: Date): ContactWrite {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    custom_id: edit.customId,
    name: edit.name,
    lastname: edit.lastname,
    second_lastname: edit.secondLastname,
    whatsapp: edit.whatsapp,
    country_code: edit.countryCode,
    email: edit.email,
    birthdate: edit.birthdate,
    gender: edit.gender,
    type: edit.type,
    no_respond: edit.noRespond,
    notes: json(edit.notes?.map((note) => ({ text: note.text, date: note.date ?? now.toISOString() }))),
    interests: json(edit.interests),
    custom_fields: json(edit.customFields),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
