import Skeleton from "@mui/material/Skeleton";
import { MultiSelectField } from "./multi-select-field.tsx";

export type NamedRow = { _id: string; name: string; isArchived: boolean };

/** Several rows of a resource, by name; archived choices stay. Undefined while loading. */
export function RowsField({
  name,
  label,
  rows,
}: {
  name: string;
  label: string;
  rows: readonly NamedRow[] | undefined;
}) {
  // No row is called unavailable before the names are known.
  if (!rows) return <Skeleton variant="rounded" height={64} role="status" aria-label={label} />;
  const options = rows.map((row) => ({
    value: row._id,
    label: row.isArchived ? `${row.name} (en el archivo)` : row.name,
  }));
  return <MultiSelectField name={name} label={label} options={options} required={false} />;
}
