import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { useField } from "./use-field.ts";

export type Option<Value extends string | number = string> = {
  value: Value;
  label: string;
  /** A second line in the open list. */
  help?: string;
  icon?: ReactNode;
  disabled?: boolean;
};
export type SelectFieldProps<Value extends string | number = string> = FieldText & {
  name: string;
  options: readonly Option<Value>[];
  placeholder?: string;
  /** The first entry clears the field (null) and shows this: 'Ninguno', 'Todas'. */
  emptyLabel?: string;
  onChanged?: (value: Value | null) => void;
};

const GONE = "Ya no está disponible";

/** One of a few known options. */
export function SelectField<Value extends string | number = string>(props: SelectFieldProps<Value>) {
  const { name, options, placeholder = "Selecciona una opción", emptyLabel, onChanged } = props;
  const field = useField<Value>(name);
  const isKnown = options.some((option) => option.value === field.value);
  const isGone = !isKnown && field.value !== null && field.value !== undefined && String(field.value) !== "";
  // The current value is always shown, even when it is no longer an option.
  const value = isKnown || (isGone && options.length > 0) ? String(field.value) : "";
  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <Select
        inputRef={field.ref}
        labelId={`${field.id}-label`}
        id={field.id}
        displayEmpty
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value)?.value ?? null;
          field.change(chosen);
          onChanged?.(chosen);
        }}
        onBlur={field.blur}
        renderValue={(shown) =>
          options.find((option) => String(option.value) === shown)?.label ??
          (shown === "" ? emptyLabel : GONE) ?? <Typography color="textSecondary">{placeholder}</Typography>
        }
        aria-describedby={(field.error ?? props.help) ? `${field.id}-help` : undefined}
      >
        {value !== "" && isGone && (
          <MenuItem value={value} disabled>
            {GONE}
          </MenuItem>
        )}
        {emptyLabel && <MenuItem value="">{emptyLabel}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={String(option.value)} disabled={option.disabled ?? false}>
            {option.icon}
            <span>
              {option.label}
              {option.help && (
                <Typography variant="caption" color="textSecondary" sx={{ display: "block", whiteSpace: "normal" }}>
                  {option.help}
                </Typography>
              )}
            </span>
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
