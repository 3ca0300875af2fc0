import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useEffect, useState } from "react";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { FieldSide } from "./field-side.tsx";
import { useField } from "./use-field.ts";

export type NumberFieldProps = FieldText & {
  name: string;
  /** How many decimals a number has; of whole ones the schema says so of any other that is typed. */
  decimals?: number;
  negative?: boolean;
  placeholder?: string;
  /** Before and after the number: '$', 'MXN', 'min'. */
  start?: ReactNode;
  end?: ReactNode;
};

/** A number as a number in the form; null while empty. No spinner, no wheel: those change amounts unseen. */
export function NumberField(props: NumberFieldProps) {
  const { name, decimals = 0, negative = false, start, end } = props;
  const field = useField<number>(name);
  const [typed, setTyped] = useState(written(field.value, decimals));
  useEffect(() => {
    const current = field.value ?? null;
    setTyped((text) => (readNumber(text) === current ? text : written(current, decimals)));
  }, [field.value, decimals]);
  // A separator that is left out would make ten times as much of what follows it.
  const fraction = decimals > 0 ? `{0,${decimals}}` : "*";
  const allowed = new RegExp(`^${negative ? "-?" : ""}\\d*([.,]\\d${fraction})?$`);

  return (
    <FieldFrame {...props} id={field.id} error={field.error}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        inputRef={field.ref}
        value={typed}
        onChange={(event) => {
          const text = event.target.value.replace(/[\s$]/g, "").replace(/,(?=\d{3}(\D|$))/g, "");
          if (!allowed.test(text)) return;
          setTyped(text);
          field.change(readNumber(text));
        }}
        onBlur={field.blur}
        placeholder={props.placeholder}
        startAdornment={start && <FieldSide side="start">{start}</FieldSide>}
        endAdornment={end && <FieldSide side="end">{end}</FieldSide>}
        slotProps={{
          input: {
            inputMode: decimals > 0 ? "decimal" : "numeric",
            autoComplete: "off",
            "aria-required": props.required,
            "aria-describedby": (field.error ?? props.help) ? `${field.id}-help` : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}

/** Cents are two figures: 349.50. */
function written(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined) return "";
  return decimals === 2 && !Number.isInteger(value) ? value.toFixed(decimals) : String(value);
}

function readNumber(text: string): number | null {
  const number = Number.parseFloat(text.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
