import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import type { Option } from "./select-field.tsx";
import { useField } from "./use-field.ts";

export type ChoiceFieldProps<Value extends string = string> = FieldText & {
  name: string;
  options: readonly Option<Value>[];
  onChanged?: (value: Value) => void;
};

/** One of two to four visible options. */
export function ChoiceField<Value extends string = string>(props: ChoiceFieldProps<Value>) {
  const field = useField<Value>(props.name);
  return (
    <FieldFrame {...props} id={field.id} error={field.error} group>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field.value ?? null}
        onChange={(_, chosen: Value | null) => {
          if (chosen === null) return;
          field.change(chosen);
          props.onChanged?.(chosen);
        }}
        onBlur={field.blur}
        disabled={props.disabled ?? false}
        aria-labelledby={`${field.id}-label`}
      >
        {props.options.map((option) => (
          <ToggleButton key={option.value} value={option.value} disabled={option.disabled ?? false} sx={{ gap: 0.75 }}>
            {option.icon}
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldFrame>
  );
}
