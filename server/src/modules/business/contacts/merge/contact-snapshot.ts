// What a merge changes of a contact's row, as it is kept for an undo: values that JSON can hold.
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

/** As it is written back: lists and objects are text, instants ISO. */
export function snapshotOf(row: ContactRow): ContactWrite {
  return Object.fromEntries(COLUMNS.map((column) => [column, written(row[column])])) as ContactWrite;
}

/** What the merge changed and nobody has changed since, as it was before. */
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
