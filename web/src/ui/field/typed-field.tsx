// A field whose value is kept outside a form, with the frame of all fields. Its children are the options of a choice.
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldFrame } from "./field-frame.tsx";

type TypedFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  error?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  /** With them a value is chosen, and not typed. */
  children?: ReactNode;
};

export function TypedField({ label, value, onChange, help, error, inputMode, maxLength, children }: TypedFieldProps) {
  const id = useId();
  const describedBy = error || help ? `${id}-help` : undefined;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {children ? (
        <Select
          id={id}
          labelId={`${id}-label`}
          size="small"
          value={value}
          onChange={({ target }) => onChange(String(target.value))}
        >
          {children}
        </Select>
      ) : (
        <OutlinedInput
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ input: { inputMode, maxLength, "aria-describedby": describedBy } }}
        />
      )}
    </FieldFrame>
  );
}
