import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useEffect, useState } from "react";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { FieldSide } from "./field-side.tsx";
import { useField } from "./use-field.ts";

export type NumberFieldProps = FieldText & {
  name: string;
  /** The number of decimals; for 0 the schema reports any decimals. */
  decimals?: number;
  negative?: boolean;
  placeholder?: string;
  /** Before and after the number: '$', 'MXN', 'min'. */
  start?: ReactNode;
  end?: ReactNode;
};

/** A field for a number; null while empty. No spinner or wheel, which change amounts by accident. */
export function NumberField(props: NumberFieldProps) {
  const { name, decimals = 0, negative = false, start, end } = props;
  const field = useField<number>(name);
  const [typed, setTyped] = useState(written(field.value, decimals));
  useEffect(() => {
    const current = field.value ?? null;
    setTyped((text) => (readNumber(text) === current ? text : written(current, decimals)));
  }, [field.value, decimals]);
  // Ignoring a separator would make the number ten times larger or more.
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

/** Cents have two digits: 349.50. */
function written(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined) return "";
  return decimals === 2 && !Number.isInteger(value) ? value.toFixed(decimals) : String(value);
}

function readNumber(text: string): number | null {
  const number = Number.parseFloat(text.replace(",", "."));
  return Number.isFinite(number) ? number : null;
}
