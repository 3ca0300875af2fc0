// The fields of the panel: each writes into the graph at once, without a form of its own.

import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import { useId, useState } from "react";
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

type NumberProps = Common & {
  value: number;
  least: number;
  most: number;
  /** Whole numbers by default. */
  hasFractions?: boolean;
  onChange: (value: number) => void;
};

/** An empty field is the least value. */
export function NumberControl({ value, least, most, hasFractions = false, onChange, ...frame }: NumberProps) {
  return (
    <TextControl
      {...frame}
      type="number"
      value={String(value)}
      onChange={(text) => {
        const number = hasFractions ? Number(text) : Math.trunc(Number(text));
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
type Unit = (typeof UNITS)[number];

type TimeProps = {
  label: string;
  ms: number;
  leastMs: number;
  mostMs: number;
  /** It is a multiple of these milliseconds. */
  step: number;
  onChange: (ms: number) => void;
  error?: string | undefined;
};

/** A length of time in its largest whole unit, until another is chosen: then in parts of it, such as 1.5 hours. */
export function LengthControl({ label, ms, leastMs, mostMs, step, onChange, error }: TimeProps) {
  const [chosenUnit, setChosenUnit] = useState<Unit["value"] | null>(null);
  const units = UNITS.filter((unit) => unit.ms >= step && unit.ms <= mostMs);
  const whole = units.findLast((one) => ms % one.ms === 0) ?? units[0] ?? UNITS[0];
  const unit = units.find(({ value }) => value === chosenUnit) ?? whole;
  const write = (next: number) => onChange(Math.min(Math.max(Math.round(next / step) * step, leastMs), mostMs));
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }}>
      <NumberControl
        label={label}
        error={error}
        value={Number((ms / unit.ms).toFixed(4))}
        least={leastMs / unit.ms}
        most={mostMs / unit.ms}
        hasFractions
        onChange={(count) => {
          // the unit stays while a part of it is typed
          setChosenUnit(unit.value);
          write(count * unit.ms);
        }}
      />
      <SelectControl
        label="Unidad"
        value={unit.value}
        options={units}
        onChange={(value) => {
          const chosen = units.find((one) => one.value === value) ?? unit;
          setChosenUnit(chosen.value);
          write((ms / unit.ms) * chosen.ms);
        }}
      />
    </div>
  );
}
