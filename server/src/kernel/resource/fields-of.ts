// Turns a stored row into its answer: times as text, decimals as numbers.
import { DECIMAL_COLUMNS } from "../db/tables/decimal-columns.ts";
import { columnName } from "./column-name.ts";
import type { StoredRow } from "./resource-store.ts";

export function fieldsOf(table: string, fields: readonly string[], row: StoredRow): Record<string, unknown> {
  const decimals = new Set(DECIMAL_COLUMNS[table]);
  const read = (column: string) => {
    const value = row[column];
    if (value instanceof Date) return value.toISOString();
    return decimals.has(column) && value !== null ? Number(value) : value;
  };
  return {
    _id: row.id,
    businessId: row.business_id,
    ...Object.fromEntries(fields.map((field) => [field, read(columnName(field))])),
    isArchived: row.is_archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
