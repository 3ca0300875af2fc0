import OutlinedInput from "@mui/material/OutlinedInput";
import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";

export type DayFieldProps = FieldText & { name: string; min?: string; max?: string };

/** A calendar day, `YYYY-MM-DD`, with the picker of the device: the one each person already knows. */
export function DayField(props: DayFieldProps) {
  const field = useField<string>(props.name);
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        inputRef={field.ref}
        type="date"
        value={field.value ?? ""}
        onChange={(event) => field.change(event.target.value || null)}
        onBlur={field.blur}
        slotProps={{
          input: {
            min: props.min,
            max: props.max,
            "aria-required": props.required,
            "aria-describedby": (field.error ?? props.help) ? `${field.id}-help` : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
