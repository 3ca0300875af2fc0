// A field's connection to its form: value, change, error, and the ids that link label and help to the input. Leaving a
// field shows its error only after a value was typed or chosen there.
import { useEffect, useId, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";

export function useField<Value>(name: string) {
  const { control, watch } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const changed = useRef(false);
  // A reset form reports no field: no value was typed there yet.
  useEffect(() => {
    const { unsubscribe } = watch((_, { name: written }) => {
      if (written === undefined) changed.current = false;
    });
    return unsubscribe;
  }, [watch]);
  const id = `${useId()}${name}`;
  const error = fieldState.error ? messageOf(fieldState.error) : undefined;
  return {
    id,
    error,
    value: field.value as Value | null | undefined,
    change: (value: Value | null) => {
      changed.current = true;
      field.onChange(value);
    },
    blur: () => {
      if (changed.current) field.onBlur();
    },
    ref: field.ref,
    disabled: field.disabled,
    name: field.name,
  };
}

/** The first message of an error that may be nested, such as a list's. */
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
