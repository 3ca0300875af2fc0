// Many contacts in one statement: inserted, completed, deleted, read for a spreadsheet.
import type { ExportedContact } from "@mostrador/domain/business/contacts/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { rowsNamed } from "../../../../kernel/resource/rows-named.ts";

type Note = { text: string; date: string };
type NewRow = { [column: string]: unknown } & { id: string; phone: string };

const INSERT = {
  name: "contacts-bring",
  // Ordered by number, so that two writers of the same numbers wait for each other instead of deadlocking.
  text: `insert into contacts (business_id, id, name, lastname, second_lastname, phone, whatsapp, country_code, email,
      birthdate, gender, type, no_respond, notes, search, created_at, updated_at)
    select current_business(), id, name, lastname, second_lastname, phone, whatsapp, country_code, email,
      birthdate, gender, type, no_respond, notes, search, $2, $2
    from json_to_recordset($1::json) as r(id uuid, name text, lastname text, second_lastname text, phone text,
      whatsapp text, country_code text, email text, birthdate date, gender text, type text, no_respond boolean,
      notes jsonb, search text)
    order by phone on conflict do nothing returning id, phone`,
};

/** The ids of the inserted ones, by number. */
export async function insertContacts(tx: Tx, rows: NewRow[], at: Date): Promise<Map<string, string>> {
  const made = await tx.run<{ id: string; phone: string }>(INSERT, [JSON.stringify(rows), at]);
  return new Map(made.map(({ id, phone }) => [phone, id]));
}

/** `asked`: the number it was found by, which may be a second one of a merged contact. */
export type KnownContact = {
  id: string;
  asked: string;
  phone: string | null;
  custom_id: string;
  name: string;
  lastname: string;
  second_lastname: string;
  push_name: string;
  email: string;
  gender: string;
  birthdate: string;
  notes: Note[];
  type: string;
  is_staff: boolean;
  second_phones: string;
  updated_at: Date;
};

/** `offset 0` keeps `leads_to` a column: under row policies PostgreSQL searches no index for an expression. */
const LOCK = {
  name: "contacts-of-phones",
  text: `select k.id, c.phone as asked, k.phone, k.custom_id, k.name, k.lastname, k.second_lastname, k.push_name, k.email,
      k.gender, k.birthdate, k.notes, k.type, k.is_staff, k.second_phones, k.updated_at
    from (
      select coalesce(merged_into, id) as leads_to, phone from contacts
        where business_id = current_business() and phone = any($1::text[])
      offset 0
    ) c
    join contacts k on k.business_id = current_business() and k.id = c.leads_to
    order by c.phone for update of k`,
};

export function lockContactsOfPhones(tx: Tx, phones: string[]): Promise<KnownContact[]> {
  return tx.run<KnownContact>(LOCK, [phones]);
}

export type FilledContact = KnownContact & { search: string };

const FILL = {
  name: "contacts-fill",
  text: `update contacts c set name = r.name, lastname = r.lastname, second_lastname = r.second_lastname, email = r.email,
      gender = r.gender, birthdate = r.birthdate, notes = r.notes, type = r.type, is_staff = r.is_staff,
      search = r.search, updated_at = r.updated_at
    from json_to_recordset($1::json) as r(id uuid, name text, lastname text, second_lastname text, email text, gender text,
      birthdate date, notes jsonb, type text, is_staff boolean, search text, updated_at timestamptz)
    where c.business_id = current_business() and c.id = r.id`,
};

export async function fillContacts(tx: Tx, rows: FilledContact[]): Promise<void> {
  await tx.run(FILL, [JSON.stringify(rows)]);
}

const USED = {
  name: "contacts-used",
  text: `select id, updated_at <> created_at or last_interaction is not null as edited from contacts
    where business_id = current_business() and id = any($1::uuid[]) and deleted_at is null order by id for update`,
};
const DROP = {
  name: "contacts-drop",
  text: "delete from contacts where business_id = current_business() and id = any($1::uuid[]) returning id",
};

/** Locked first: a writer that would reference one waits, and then finds it deleted. */
export async function dropUnused(tx: Tx, ids: string[]) {
  const there = await tx.run<{ id: string; edited: boolean }>(USED, [ids]);
  const named = await rowsNamed(
    tx,
    "contacts",
    there.map(({ id }) => id),
  );
  const free = there.filter(({ id, edited }) => !edited && !named.has(id)).map(({ id }) => id);
  const removed = await tx.run<{ id: string }>(DROP, [free]);
  const edited = there.filter((row) => row.edited && !named.has(row.id)).length;
  return { removed: removed.length, edited, named: named.size };
}

type ExportQuery = { ids: string[] | null; type: string | null; before: string | null; limit: number };

const EXPORT = {
  name: "contacts-export",
  text: `select id as "_id", custom_id as "customId", name, lastname, second_lastname as "secondLastname",
      push_name as "pushName", gender, no_respond as "noRespond", whatsapp, type, email, country_code as "countryCode",
      birthdate, created_at as "createdAt",
      (select coalesce(string_agg(n ->> 'text', E'\\n'), '') from jsonb_array_elements(notes) n) as notes
    from contacts where business_id = current_business() and deleted_at is null and not is_staff
      and ($1::uuid[] is null or id = any($1)) and ($2::text is null or type = $2) and ($3::uuid is null or id < $3)
    order by id desc limit $4`,
};
const COUNT = {
  name: "contacts-export-count",
  text: `select count(*)::int as total from contacts where business_id = current_business() and deleted_at is null and not is_staff
    and ($1::uuid[] is null or id = any($1)) and ($2::text is null or type = $2)`,
};

type ExportRow = Omit<ExportedContact, "createdAt"> & { createdAt: Date };

export function readExport(tx: Tx, { ids, type, before, limit }: ExportQuery): Promise<ExportRow[]> {
  return tx.run<ExportRow>(EXPORT, [ids, type, before, limit]);
}

export async function countExport(tx: Tx, { ids, type }: Pick<ExportQuery, "ids" | "type">): Promise<number> {
  return (await tx.run<{ total: number }>(COUNT, [ids, type]))[0]?.total ?? 0;
}
