// The values of the form around a field, live: for fields that depend on others. Features need not know the form library.
import { useFormContext, useFormState, useWatch } from "react-hook-form";

export function useFormValue<Value>(name: string): Value {
  const { control } = useFormContext();
  return useWatch({ control, name }) as Value;
}

export function useSetFormValue() {
  const { setValue } = useFormContext();
  return (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
}

/** Whether anything was changed that is not saved. */
export function useFormDirty(): boolean {
  return useFormState().isDirty;
}
