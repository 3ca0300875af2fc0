import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from "react";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { FieldSide } from "./field-side.tsx";
import { useField } from "./use-field.ts";

export type TextFieldProps = FieldText & {
  name: string;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  start?: ReactNode;
  end?: ReactNode;
  aside?: ReactNode;
  /** Rewrites the typed text, such as removing non-digits. */
  clean?: (text: string) => string;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const field = useField<string>(props.name);
  const { start, end, clean = (text: string) => text } = props;
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        inputRef={field.ref}
        type={props.type ?? "text"}
        value={field.value ?? ""}
        onChange={(event) => field.change(clean(event.target.value))}
        onBlur={field.blur}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? "off"}
        autoFocus={props.autoFocus ?? false}
        startAdornment={start && <FieldSide side="start">{start}</FieldSide>}
        endAdornment={end && <FieldSide side="end">{end}</FieldSide>}
        slotProps={{
          input: {
            inputMode: props.inputMode,
            maxLength: props.maxLength,
            "aria-required": props.required,
            "aria-describedby": (field.error ?? props.help) ? `${field.id}-help` : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
