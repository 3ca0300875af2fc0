// The values of the form around a field, live: for fields that depend on others. Features need not know the form library.
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";

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

/** Writes a list, or one of its parts, as it is now: nothing is said to be wrong there before somebody tried to save. */
export function useSetFormList() {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  return (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
}

/** What is wrong with a list itself, and with none of its parts. */
export function useFormError(name: string): string | undefined {
  const { errors } = useFormState();
  const error = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined;
  const message = error?.root?.message ?? error?.message;
  return typeof message === "string" && message ? message : undefined;
}
