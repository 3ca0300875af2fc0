// Imports contacts from a spreadsheet, in one statement. A known number, in any spelling, is the same person: only
// their empty fields are filled in (D-7.1, D-7.2).
import { contactSearchText } from "@mostrador/domain/business/contacts/contact-search.ts";
import type { ImportedContact } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import type { ImportOutcome } from "../../../ground/imports/index.ts";
import {
  type FilledContact,
  fillContacts,
  insertContacts,
  type KnownContact,
  lockContactsOfPhones,
} from "./contacts.store.ts";
import { filledFields } from "./unfill-contacts.ts";

type RowWithPhone = ImportedContact & { phone: string };

export async function bringContacts(tx: Tx, ctx: TenantCtx, rows: ImportedContact[]): Promise<ImportOutcome[]> {
  const given = rows.map((row): RowWithPhone => ({ ...row, phone: canonicalPhone(row.countryCode, row.whatsapp) }));
  const firsts = new Map<string, RowWithPhone>();
  for (const row of given) if (!firsts.has(row.phone)) firsts.set(row.phone, row);
  const made = await insertContacts(
    tx,
    [...firsts.values()].map((row) => newRow(ctx, row)),
    new Date(ctx.now),
  );
  const others = given.filter((row) => firsts.get(row.phone) !== row || !made.has(row.phone));
  const phones = [...new Set(others.map(({ phone }) => phone))];
  const locked = phones.length > 0 ? await lockContactsOfPhones(tx, phones) : [];
  const known = new Map(locked.map((row) => [row.asked, row]));
  // deleted between the two statements: the number belongs to a new contact
  const gone = [...firsts.values()].filter(({ phone }) => !made.has(phone) && !known.has(phone));
  if (gone.length > 0) {
    const again = await insertContacts(
      tx,
      gone.map((row) => newRow(ctx, row)),
      new Date(ctx.now),
    );
    for (const [phone, id] of again) made.set(phone, id);
  }
  const filled = new Map<string, KnownContact>();
  const brought = given.map((row): ImportOutcome => {
    if (firsts.get(row.phone) === row && made.has(row.phone))
      return { outcome: "created", id: made.get(row.phone) as string };
    const before = known.get(row.phone);
    // a second row of a contact that this part has just created: the first one wins
    if (!before) return { outcome: "unchanged", id: made.get(row.phone) ?? taken() };
    const after = completed(before, row, new Date(ctx.now));
    if (!after) return { outcome: "unchanged", id: before.id };
    // Two of the numbers may belong to one person.
    for (const [phone, one] of known) if (one.id === before.id) known.set(phone, { ...after, asked: phone });
    filled.set(before.id, after);
    return { outcome: "updated", id: before.id, filled: filledFields(before, after) };
  });
  if (filled.size > 0)
    await fillContacts(
      tx,
      [...filled.values()].map((row) => filledRow(ctx, row, made.has(row.asked))),
    );
  return brought;
}

function taken(): never {
  throw conflict("Un contacto cambió mientras se cargaba. Intenta de nuevo.");
}

function newRow(ctx: TenantCtx, row: RowWithPhone) {
  const { name, lastname, secondLastname, email, phone } = row;
  return {
    id: newId(),
    name,
    lastname,
    second_lastname: secondLastname,
    phone,
    whatsapp: row.whatsapp,
    country_code: row.countryCode,
    email,
    birthdate: row.birthdate,
    gender: row.gender,
    type: row.type,
    no_respond: row.noRespond,
    notes: noted(row.notes, new Date(ctx.now)),
    search: contactSearchText({ name, lastname, secondLastname, pushName: "", phone, email, customId: "" }),
  };
}

function noted(text: string, at: Date) {
  return text === "" ? [] : [{ text, date: at.toISOString() }];
}

const NO_BIRTHDATE = "2000-01-01";

/** The known contact completed by the row; null when the row adds nothing. */
function completed(before: KnownContact, row: RowWithPhone, at: Date): KnownContact | null {
  const after = {
    ...before,
    name: before.name || row.name,
    lastname: before.lastname || row.lastname,
    second_lastname: before.second_lastname || row.secondLastname,
    email: before.email || row.email,
    gender: before.gender || row.gender,
    birthdate: before.birthdate === NO_BIRTHDATE ? row.birthdate : before.birthdate,
    notes: before.notes.length === 0 ? noted(row.notes, at) : before.notes,
    // a staff member who only received notices is a contact from now on
    type: before.is_staff ? row.type : before.type,
    is_staff: false,
  };
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

/** `isNew`: created by this part, which does not count as a later change. */
function filledRow(ctx: TenantCtx, row: KnownContact, isNew: boolean): FilledContact {
  const { name, lastname, second_lastname, push_name, phone, email, custom_id, second_phones } = row;
  const search = contactSearchText({
    name,
    lastname,
    secondLastname: second_lastname,
    pushName: push_name,
    phone,
    email,
    customId: custom_id,
    secondPhones: second_phones,
  });
  return { ...row, search, updated_at: isNew ? row.updated_at : nextUpdate(ctx, row.updated_at, undefined) };
}
