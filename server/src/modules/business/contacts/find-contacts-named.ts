// The contacts that a cell of a sheet names: by their whole number, or else by their whole name.

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { DEFAULT_COUNTRY_CODE } from "@mostrador/domain/kit/phone/country-code.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type ContactRow, readContactOfPhone, readNamesBeginning } from "./contact.store.ts";

/** A national number of Mexico has ten digits. */
const LEAST_DIGITS = 10;
/** More people whose name begins this way: it is no whole name. */
const MOST_ALIKE = 1_000;

/** Their ids; several say that the text is not clear. */
export async function findContactsNamed(tx: Tx, text: string): Promise<string[]> {
  if (text.replace(/\D/g, "").length >= LEAST_DIGITS) {
    const contact = await readContactOfPhone(tx, canonicalPhone(DEFAULT_COUNTRY_CODE, text));
    return contact && !contact.is_staff ? [contact.id] : [];
  }
  const key = foldForSearch(text);
  const rows = await readNamesBeginning(tx, key, MOST_ALIKE + 1);
  const named = rows.length > MOST_ALIKE ? rows : rows.filter((row) => foldForSearch(nameOf(row)) === key);
  return named.map(({ id }) => id);
}

function nameOf({ name, lastname, second_lastname: secondLastname, push_name: pushName }: ContactRow): string {
  return contactName({ name, lastname, secondLastname, pushName });
}
