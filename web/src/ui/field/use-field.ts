// A field's place in the form around it: value, change, error, and the ids that tie label and help to the input.
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";

export function useField<Value>(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = `${useId()}${name}`;
  const error = fieldState.error ? messageOf(fieldState.error) : undefined;
  return {
    id,
    error,
    value: field.value as Value | null | undefined,
    change: field.onChange as (value: Value | null) => void,
    blur: field.onBlur,
    ref: field.ref,
    disabled: field.disabled,
    name: field.name,
  };
}

/** The first message in an error that may be nested, such as that of a list. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === "string" && message) return message;
  for (const part of Object.values(error)) {
    const found = messageOf(part);
    if (found) return found;
  }
  return undefined;
}
