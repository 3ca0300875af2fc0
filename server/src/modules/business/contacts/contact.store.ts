// The directory. The list and the search are read by statements written by hand: they are the hot reads.
import type { ContactEdit, NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type ContactRow = Selectable<BusinessTables["contacts"]>;
export type ContactWrite = Partial<Insertable<BusinessTables["contacts"]>>;
export type SummaryRow = Pick<
  ContactRow,
  | "id"
  | "custom_id"
  | "name"
  | "lastname"
  | "second_lastname"
  | "push_name"
  | "whatsapp"
  | "country_code"
  | "email"
  | "type"
  | "no_respond"
  | "last_interaction"
  | "created_at"
>;

const SUMMARY = `id, custom_id, name, lastname, second_lastname, push_name, whatsapp, country_code, email, type,
  no_respond, last_interaction, created_at`;

const PAGE = {
  name: "contacts-page",
  text: `select ${SUMMARY} from contacts
    where business_id = current_business() and ($1::text is null or type = $1) and ($2::uuid is null or id < $2)
    order by id desc limit $3 offset $4`,
};

export function readContactPage(
  tx: Tx,
  page: { type: string | null; before: string | null; limit: number; offset: number },
): Promise<SummaryRow[]> {
  return tx.run<SummaryRow>(PAGE, [page.type, page.before, page.limit, page.offset]);
}

const SEARCH = { name: "contacts-search", text: `select ${SUMMARY} from search_contacts($1, $2)` };

export function readContactSearch(tx: Tx, pattern: string, limit: number): Promise<SummaryRow[]> {
  return tx.run<SummaryRow>(SEARCH, [pattern, limit]);
}

export function readContact(tx: Tx, id: string): Promise<ContactRow | undefined> {
  return tx.first(sql.selectFrom("contacts").selectAll().where("id", "=", id));
}

export function lockContact(tx: Tx, id: string): Promise<ContactRow | undefined> {
  return tx.first(sql.selectFrom("contacts").selectAll().where("id", "=", id).forUpdate());
}

/** Undefined when another contact of the business has that number. */
export function insertContact(tx: Tx, row: Insertable<BusinessTables["contacts"]>): Promise<ContactRow | undefined> {
  return tx.first(
    sql
      .insertInto("contacts")
      .values(row)
      .onConflict((twin) => twin.doNothing())
      .returningAll(),
  );
}

export function updateContact(tx: Tx, id: string, row: ContactWrite): Promise<ContactRow | undefined> {
  return tx.first(sql.updateTable("contacts").set(row).where("id", "=", id).returningAll());
}

export async function deleteContactRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("contacts").where("id", "=", id))) === 1;
}

export function findByPhone(tx: Tx, phone: string): Promise<ContactRow | undefined> {
  return tx.first(sql.selectFrom("contacts").selectAll().where("phone", "=", phone));
}

export async function noteInteraction(tx: Tx, id: string, at: Date, pushName: string): Promise<void> {
  await tx.count(
    sql
      .updateTable("contacts")
      .set((eb) => ({
        last_interaction: eb.fn<Date>("greatest", ["last_interaction", eb.val(at)]),
        ...(pushName ? { push_name: pushName } : {}),
      }))
      .where("id", "=", id),
  );
}

/** A lead becomes a client (D-5.3). */
export async function promoteLead(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx.count(
    sql.updateTable("contacts").set({ type: "client" }).where("id", "=", id).where("type", "=", "lead"),
  );
  return changed === 1;
}

/** Only what the edit carries. Notes without a date get `now`. */
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
