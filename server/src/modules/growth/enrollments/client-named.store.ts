// The contacts that a cell of a sheet names: by their whole number, or else by their whole name.
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { CLIENT_NAMES, type ClientNames, clientName, contactRows } from "../../business/contacts/index.ts";

/** A national number of Mexico has ten digits. */
const LEAST_DIGITS = 10;

const LIVE = "c.deleted_at is null and c.merged_into is null and not c.is_staff";
const BY_NUMBER = {
  name: "clients-by-number",
  text: `select c.id from ${contactRows} c
    where ${LIVE} and right(regexp_replace(c.whatsapp, '\\D', '', 'g'), 10) = right($1, 10) limit 2`,
};
const BY_NAME = {
  name: "clients-by-name",
  text: `select c.id, ${CLIENT_NAMES.join(", ")} from ${contactRows} c where ${LIVE} and c.search like $1 limit 50`,
};

/** At most two ids: two say that the cell is not clear. */
export async function clientsNamed(tx: Tx, said: string): Promise<string[]> {
  const digits = said.replace(/\D/g, "");
  if (digits.length >= LEAST_DIGITS) return (await tx.run<{ id: string }>(BY_NUMBER, [digits])).map(({ id }) => id);
  const key = foldForSearch(said);
  const like = `%${(key.split(" ")[0] ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await tx.run<ClientNames & { id: string }>(BY_NAME, [like]);
  return rows.filter((row) => foldForSearch(clientName(row)) === key).map(({ id }) => id);
}
