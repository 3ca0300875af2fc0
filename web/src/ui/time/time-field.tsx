import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { TimeInput } from "./time-input.tsx";

export type TimeFieldProps = FieldText & { name: string; step?: number; min?: string; max?: string };

/** An hour of the day, `HH:mm`. */
export function TimeField(props: TimeFieldProps) {
  const field = useField<string>(props.name);
  const { step, min, max } = props;
  const limits = { ...(step !== undefined && { step }), ...(min && { min }), ...(max && { max }) };
  return (
    <FieldFrame {...props} id={field.id} error={field.error} several>
      <TimeInput
        id={field.id}
        label={props.label}
        value={field.value ?? ""}
        onChange={field.change}
        fullWidth
        error={Boolean(field.error)}
        disabled={props.disabled ?? false}
        {...limits}
      />
    </FieldFrame>
  );
}
