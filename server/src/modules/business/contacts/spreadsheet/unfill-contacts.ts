// Clears the fields that an upload filled in for existing contacts, where they still have the upload's value. Only
// empty fields had been filled in, so they become empty again.
import { createHash } from "node:crypto";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import type { FilledFields } from "../../../ground/imports/index.ts";
import { type ContactRow, type ContactWrite, lockContacts, updateContact } from "../contact.store.ts";
import { searchOf } from "../search-of.ts";

/** A contact without any facts. */
const EMPTY = {
  name: "",
  lastname: "",
  second_lastname: "",
  email: "",
  gender: "",
  birthdate: "2000-01-01",
  notes: "[]",
} as const;
type Field = keyof typeof EMPTY;
const FIELDS = Object.keys(EMPTY) as Field[];

type Values = { [field in Field]: unknown };

/** The fields that a row filled in, each with a hash of its value. */
export function filledFields(before: Values, after: Values): FilledFields {
  const changed = FIELDS.filter((field) => mark(before[field]) !== mark(after[field]));
  return Object.fromEntries(changed.map((field) => [field, mark(after[field])]));
}

export async function unfillContacts(
  tx: Tx,
  ctx: TenantCtx,
  filled: ReadonlyMap<string, FilledFields>,
): Promise<number> {
  let count = 0;
  for (const row of await lockContacts(tx, [...filled.keys()])) {
    const columns = emptied(row, filled.get(row.id) ?? {});
    if (Object.keys(columns).length === 0) continue;
    const search = searchOf({ ...row, ...columns } as ContactRow);
    await updateContact(tx, row.id, { ...columns, search, updated_at: nextUpdate(ctx, row.updated_at, undefined) });
    await announce(tx, ctx, contactChanged, { clientId: row.id });
    count += 1;
  }
  return count;
}

function emptied(row: ContactRow, marks: FilledFields): ContactWrite {
  const same = FIELDS.filter((field) => marks[field] !== undefined && marks[field] === mark(row[field]));
  return Object.fromEntries(same.map((field) => [field, EMPTY[field]]));
}

function mark(value: unknown): string {
  // The database returns the keys in another order.
  const told = Array.isArray(value) ? value.map(({ text, date }) => [text, date]) : value;
  return createHash("sha256").update(JSON.stringify(told)).digest("base64url").slice(0, 22);
}
