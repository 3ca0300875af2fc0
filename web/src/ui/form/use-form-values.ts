// Live values of the surrounding form, for fields that depend on others. Features need not know the form library.
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";

export function useFormValue<Value>(name: string): Value {
  const { control } = useFormContext();
  return useWatch({ control, name }) as Value;
}

export function useSetFormValue() {
  const { setValue } = useFormContext();
  return (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
}

/** Whether there are unsaved changes. */
export function useFormDirty(): boolean {
  return useFormState().isDirty;
}

/** Writes a list or one of its parts, without showing errors there before the first save. */
export function useSetFormList() {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  return (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
}

/** The error of a list itself, not of its parts. */
export function useFormError(name: string): string | undefined {
  const { errors } = useFormState();
  const error = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined;
  const message = error?.root?.message ?? error?.message;
  return typeof message === "string" && message ? message : undefined;
}

/** Whether a list or any of its parts has an error. */
export function useFormErrorWithin(name: string): boolean {
  return get(useFormState().errors, name) !== undefined;
}
