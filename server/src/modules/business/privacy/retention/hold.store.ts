// Stores legal holds: held data is not deleted. The database itself refuses it (refuse_held).
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../contacts/index.ts";

export type HoldRow = Selectable<BusinessTables["legal_holds"]>;
export type NamedHold = HoldRow & { client_name: string | null; client_lastname: string | null };

const NAMED = `select h.*, coalesce(nullif(c.name, ''), c.push_name) as client_name, c.lastname as client_lastname
  from legal_holds h left join ${contactRows} c on c.business_id = h.business_id and c.id = h.contact_id
  where h.business_id = current_business()`;
const LIST = { name: "legal-holds", text: `${NAMED} order by h.lifted_at is not null, h.since desc limit 500` };
const ONE = { name: "legal-hold", text: `${NAMED} and h.id = $1` };
const OF_CONTACT = {
  name: "legal-holds-of-contact",
  text: `${NAMED} and h.lifted_at is null and (h.contact_id is null or h.contact_id = $1) order by h.since desc`,
};

export function readHolds(tx: Tx): Promise<NamedHold[]> {
  return tx.run<NamedHold>(LIST, []);
}

export async function readHold(tx: Tx, id: string): Promise<NamedHold | undefined> {
  return (await tx.run<NamedHold>(ONE, [id]))[0];
}

/** Holds on the whole business apply to the contact, too. */
export function readHoldsOver(tx: Tx, contactId: string): Promise<NamedHold[]> {
  return tx.run<NamedHold>(OF_CONTACT, [contactId]);
}

export async function isHeld(tx: Tx, contactId: string): Promise<boolean> {
  return (await readHoldsOver(tx, contactId)).length > 0;
}

/** False when there already is one. */
export async function insertHold(tx: Tx, row: Insertable<BusinessTables["legal_holds"]>): Promise<boolean> {
  const made = sql.insertInto("legal_holds").values(row);
  return (await tx.count(made.onConflict((known) => known.doNothing()))) === 1;
}

export async function endHold(tx: Tx, id: string, at: Date, by: string): Promise<number> {
  const ended = sql.updateTable("legal_holds").set({ lifted_at: at, lifted_by: by });
  return tx.count(ended.where("id", "=", id).where("lifted_at", "is", null));
}

const NOTE_HELD = {
  name: "note-held-business",
  text: `insert into held_businesses select current_business() where exists (
    select from legal_holds where business_id = current_business() and lifted_at is null) on conflict do nothing`,
};
const NOTE_FREE = {
  name: "note-free-business",
  text: `delete from held_businesses where business_id = current_business() and not exists (
    select from legal_holds where business_id = current_business() and lifted_at is null)`,
};

/** Records whether anything is held, for checks that run before the business is known. */
export async function noteWhetherHeld(tx: Tx): Promise<void> {
  await Promise.all([tx.run(NOTE_HELD, []), tx.run(NOTE_FREE, [])]);
}

const ACTIVE = {
  name: "active-holds",
  text: "select contact_id from legal_holds where business_id = current_business() and lifted_at is null",
};

/** Which contacts are held, or that the whole business is. */
export async function activeHolds(tx: Tx): Promise<{ all: boolean; contacts: string[] }> {
  const rows = await tx.run<{ contact_id: string | null }>(ACTIVE, []);
  return {
    all: rows.some(({ contact_id }) => contact_id === null),
    contacts: rows.map(({ contact_id }) => contact_id).filter((id) => id !== null),
  };
}
