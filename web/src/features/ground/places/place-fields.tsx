// The country, state and city fields of an address: suggestions where available, free text otherwise.
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { SuggestField } from "../../../ui/pick/suggest-field.tsx";
import { useDebounced } from "../../../ui/pick/use-debounced.ts";
import { useCities, useCountries, useStates } from "./api.ts";

/** `optional`: none of them has to be filled in. */
export function PlaceFields({ optional = false }: { optional?: boolean }) {
  const shown = optional ? { required: false } : {};
  const country = useDebounced((useFormValue<string | undefined>("country") ?? "").trim());
  const state = useDebounced((useFormValue<string | undefined>("state") ?? "").trim());
  return (
    <>
      <SuggestField name="country" label="País" {...shown} options={useCountries()} />
      <SuggestField name="state" label="Estado" {...shown} options={useStates(country)} />
      <SuggestField name="city" label="Ciudad" {...shown} options={useCities(country, state)} />
    </>
  );
}
