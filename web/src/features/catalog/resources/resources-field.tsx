// The resources field of other forms: which ones are sent along, chosen among the active ones, and their names as text.
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

/** Their names in a list. */
export function useResourceNames(ids: readonly string[]): string {
  const named = useChoices("resource", ids).options.filter(({ value }) => ids.includes(value));
  return named.map(({ label }) => label).join(", ");
}
