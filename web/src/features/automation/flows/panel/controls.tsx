// The fields of the panel: each writes into the graph at once, without a form of its own.

import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import { useId } from "react";
import { FieldFrame } from "../../../../ui/field/field-frame.tsx";

type Common = { label: string; help?: string | undefined; error?: string | undefined; disabled?: boolean | undefined };

type TextProps = Common & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  type?: "text" | "time" | "number";
};

export function TextControl({ value, onChange, rows, maxLength, placeholder, type = "text", ...frame }: TextProps) {
  const id = useId();
  return (
    <FieldFrame {...frame} id={id} disabled={frame.disabled ?? false}>
      <OutlinedInput
        id={id}
        type={type}
        size="small"
        value={value}
        placeholder={placeholder}
        multiline={rows !== undefined}
        {...(rows !== undefined && { minRows: rows, maxRows: 10 })}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { maxLength, "aria-describedby": (frame.error ?? frame.help) ? `${id}-help` : undefined },
        }}
      />
    </FieldFrame>
  );
}

type NumberProps = Common & { value: number; least: number; most: number; onChange: (value: number) => void };

/** An empty field is the least value. */
export function NumberControl({ value, least, most, onChange, ...frame }: NumberProps) {
  return (
    <TextControl
      {...frame}
      type="number"
      value={String(value)}
      onChange={(text) => {
        const number = Math.trunc(Number(text));
        onChange(Number.isFinite(number) ? Math.min(Math.max(number, least), most) : least);
      }}
    />
  );
}

type SelectProps<Value extends string> = Common & {
  value: Value | "";
  options: readonly { value: Value; label: string }[];
  /** The first entry, with the value ''. */
  empty?: string;
  onChange: (value: Value | "") => void;
};

export function SelectControl<Value extends string>({ value, options, empty, onChange, ...frame }: SelectProps<Value>) {
  const id = useId();
  const isGone = value !== "" && !options.some((option) => option.value === value);
  return (
    <FieldFrame {...frame} id={id} disabled={frame.disabled ?? false}>
      <Select
        size="small"
        labelId={`${id}-label`}
        id={id}
        displayEmpty
        value={value}
        onChange={(event) => onChange(event.target.value as Value | "")}
        aria-describedby={(frame.error ?? frame.help) ? `${id}-help` : undefined}
      >
        {(empty !== undefined || value === "") && <MenuItem value="">{empty ?? "Elige una opción"}</MenuItem>}
        {isGone && (
          <MenuItem value={value} disabled>
            Ya no está disponible
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

const UNITS = [
  { value: "seconds", label: "segundos", ms: 1000 },
  { value: "minutes", label: "minutos", ms: 60_000 },
  { value: "hours", label: "horas", ms: 3_600_000 },
  { value: "days", label: "días", ms: 86_400_000 },
] as const;

type TimeProps = {
  label: string;
  ms: number;
  leastMs: number;
  mostMs: number;
  onChange: (ms: number) => void;
  error?: string | undefined;
};

/** A length of time in its largest whole unit. */
export function LengthControl({ label, ms, leastMs, mostMs, onChange, error }: TimeProps) {
  const fitting = UNITS.filter((unit) => unit.ms >= Math.min(leastMs, 1000) && unit.ms <= mostMs);
  const units = leastMs >= 60_000 ? fitting.slice(1) : fitting;
  const unit = units.findLast((one) => ms % one.ms === 0) ?? units[0] ?? UNITS[0];
  const write = (next: number) => onChange(Math.min(Math.max(next, leastMs), mostMs));
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }}>
      <NumberControl
        label={label}
        error={error}
        value={Math.round((ms / unit.ms) * 10) / 10}
        least={1}
        most={Math.floor(mostMs / unit.ms)}
        onChange={(count) => write(count * unit.ms)}
      />
      <SelectControl
        label="Unidad"
        value={unit.value}
        options={units}
        onChange={(value) => {
          const chosen = units.find((one) => one.value === value) ?? unit;
          write(Math.max(1, Math.round(ms / unit.ms)) * chosen.ms);
        }}
      />
    </div>
  );
}
