// Stores what a merge changes of a contact's row, as JSON values, for an undo.
import type { ContactRow, ContactWrite } from "../contact.store.ts";

const COLUMNS = [
  "custom_id",
  "name",
  "lastname",
  "second_lastname",
  "phone",
  "whatsapp",
  "country_code",
  "email",
  "birthdate",
  "gender",
  "type",
  "no_respond",
  "notes",
  "interests",
  "push_name",
  "wa_user_id",
  "instagram_account_id",
  "messenger_id",
  "custom_fields",
  "last_interaction",
  "created_at",
] as const satisfies readonly (keyof ContactRow)[];

/** In the form in which it is written back: lists and objects as text, instants as ISO. */
export function snapshotOf(row: ContactRow): ContactWrite {
  return Object.fromEntries(COLUMNS.map((column) => [column, written(row[column])])) as ContactWrite;
}

/** The previous values of the columns that the merge changed and that have not changed since. */
export function columnsBack(now: ContactRow, before: ContactWrite, after: ContactWrite): ContactWrite {
  const current = snapshotOf(now);
  return Object.fromEntries(
    COLUMNS.filter((column) => after[column] !== before[column] && same(current[column], after[column])).map(
      (column) => [column, before[column]],
    ),
  ) as ContactWrite;
}

function same(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}

function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
