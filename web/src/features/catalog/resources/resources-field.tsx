// What another form says of resources: which go along, chosen among those that are not archived, and their names to be read.
import { useChoices } from "../../../lib/resource/choices.ts";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../ui/pick/multi-select-field.tsx";

export function ResourcesField({ name }: { name: string }) {
  const { options, isNone } = useChoices("resource", useFormValue<string[] | undefined>(name) ?? []);
  return (
    <MultiSelectField
      name={name}
      label="Recursos"
      required={false}
      options={options}
      help={isNone && "No hay recursos disponibles. Crea recursos primero."}
    />
  );
}

/** Their names, one after the other. */
export function useResourceNames(ids: readonly string[]): string {
  const named = useChoices("resource", ids).options.filter(({ value }) => ids.includes(value));
  return named.map(({ label }) => label).join(", ");
}
