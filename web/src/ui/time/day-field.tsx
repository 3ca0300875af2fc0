import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { DayInput } from "./day-input.tsx";
import { isDay } from "./typed-day.ts";

export type DayFieldProps = FieldText & { name: string; min?: string; max?: string; years?: boolean };

const UNREAD = "No se entiende la fecha. Escribe, por ejemplo, 22/11 o mañana.";
const UNREAD_FAR = "No se entiende la fecha. Escribe, por ejemplo, 3/5/1985.";

/** A calendar day, `YYYY-MM-DD`; null when empty. */
export function DayField(props: DayFieldProps) {
  const { label, required, disabled, min, max, years = false } = props;
  const field = useField<string>(props.name);
  const value = field.value ?? "";
  const isUnread = value !== "" && !isDay(value);
  const error = isUnread ? (years ? UNREAD_FAR : UNREAD) : field.error;
  return (
    <FieldFrame {...props} id={field.id} error={error} several>
      <DayInput
        id={field.id}
        name={field.name}
        inputRef={field.ref}
        label={label}
        value={value}
        onChange={(day) => field.change(day || null)}
        onBlur={field.blur}
        min={min}
        max={max}
        years={years}
        error={Boolean(error)}
        disabled={disabled ?? false}
        required={required}
        describedBy={(error ?? props.help) ? `${field.id}-help` : undefined}
      />
    </FieldFrame>
  );
}
