// A field's place in the form around it: value, change, error, and the ids that tie label and help to the input. Whoever
// only passes by is told of no error: leaving a field counts once something was written or chosen there.
import { useEffect, useId, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";

export function useField<Value>(name: string) {
  const { control, watch } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const changed = useRef(false);
  // A form that starts over names no field: nothing is written there yet.
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
