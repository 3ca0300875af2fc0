// The courses a contact is interested in: a form field, and text for its page.
import { RowNames } from "../../../ui/data/row-names.tsx";
import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { courses } from "./api.ts";

export function InterestField({ name, label }: { name: string; label: string }) {
  return <RowsField name={name} label={label} rows={courses.useAll().data} />;
}

export function InterestNames({ ids }: { ids: readonly string[] }) {
  return <RowNames ids={ids} reading={courses.useAll()} unknown="Curso desconocido" />;
}
