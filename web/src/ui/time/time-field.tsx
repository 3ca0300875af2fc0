import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { readTime, TimeInput } from "./time-input.tsx";

export type TimeFieldProps = FieldText & { name: string; step?: number; min?: string; max?: string };

const UNREAD = "No se entiende la hora. Escribe, por ejemplo, 9:30 o 5 pm.";

/** An hour of the day, `HH:mm`. */
export function TimeField(props: TimeFieldProps) {
  const field = useField<string>(props.name);
  const { step, min, max } = props;
  const limits = { ...(step !== undefined && { step }), ...(min && { min }), ...(max && { max }) };
  const value = field.value ?? "";
  const error = value !== "" && readTime(value) !== value ? UNREAD : field.error;
  return (
    <FieldFrame {...props} id={field.id} error={error} several>
      <TimeInput
        id={field.id}
        label={props.label}
        value={value}
        onChange={field.change}
        fullWidth
        error={Boolean(error)}
        keepsUnread
        describedBy={(error ?? props.help) ? `${field.id}-help` : undefined}
        disabled={props.disabled ?? false}
        {...limits}
      />
    </FieldFrame>
  );
}
