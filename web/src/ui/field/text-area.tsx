import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { useField } from "./use-field.ts";

export type TextAreaProps = FieldText & {
  name: string;
  placeholder?: string;
  minRows?: number;
  maxRows?: number;
  /** Shows 'n/max' next to the label. Longer text can be typed: the schema reports it. */
  max?: number;
};

/** Several lines of text with a counter. Ctrl/⌘ Enter saves. */
export function TextArea(props: TextAreaProps) {
  const { name, placeholder, minRows = 3, maxRows = 12, max } = props;
  const field = useField<string>(name);
  const length = field.value?.length ?? 0;
  const counter = max !== undefined && (
    <Typography variant="caption" sx={{ alignSelf: "end", color: length > max ? "error.ink" : "text.secondary" }}>
      {length.toLocaleString("es-MX")}/{max.toLocaleString("es-MX")}
    </Typography>
  );
  return (
    <FieldFrame {...props} id={field.id} error={field.error} aside={counter}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        inputRef={field.ref}
        multiline
        minRows={minRows}
        maxRows={maxRows}
        value={field.value ?? ""}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        placeholder={placeholder}
        slotProps={{
          input: {
            "aria-required": props.required,
            "aria-describedby": (field.error ?? props.help) ? `${field.id}-help` : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
