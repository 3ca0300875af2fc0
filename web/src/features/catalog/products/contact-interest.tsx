// The products a contact is interested in: a form field, and text for its page.
import { RowNames } from "../../../ui/data/row-names.tsx";
import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { useProducts } from "./api.ts";

export function InterestField({ name, label }: { name: string; label: string }) {
  return <RowsField name={name} label={label} rows={useProducts().data} />;
}

export function InterestNames({ ids }: { ids: readonly string[] }) {
  return <RowNames ids={ids} reading={useProducts()} unknown="Producto desconocido" />;
}
