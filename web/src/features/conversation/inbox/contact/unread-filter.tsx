import { SelectField } from "../../../../ui/field/select-field.tsx";

const OPTIONS = [
  { value: "yes", label: "Con mensajes sin leer" },
  { value: "no", label: "Sin mensajes pendientes" },
];

/** The directory filter's field about conversations. */
export function UnreadFilter() {
  return <SelectField name="hasUnread" label="Mensajes" options={OPTIONS} emptyLabel="Todos" required={false} />;
}
