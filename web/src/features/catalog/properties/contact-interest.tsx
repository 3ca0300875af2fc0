// The properties a contact is interested in: a form field, and text for its page.
import { NO_PROPERTY } from "@mostrador/domain/catalog/properties/resource.ts";
import { RowNames } from "../../../ui/data/row-names.tsx";
import { RowsField } from "../../../ui/pick/rows-field.tsx";
import { properties } from "./api.ts";

export function InterestField({ name, label }: { name: string; label: string }) {
  return <RowsField name={name} label={label} rows={properties.useAll().data} />;
}

export function InterestNames({ ids }: { ids: readonly string[] }) {
  return <RowNames ids={ids} reading={properties.useAll()} unknown={NO_PROPERTY} />;
}
