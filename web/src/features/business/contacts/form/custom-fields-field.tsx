// A contact's custom fields: a key, a type and a value. Keys are cleaned and values parsed by the server's schema
// (contract/contacts#fields).
import type { CustomField } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { FieldFrame } from "../../../../ui/field/field-frame.tsx";
import { useField } from "../../../../ui/field/use-field.ts";
import { AddRounded, DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { DayInput } from "../../../../ui/time/day-input.tsx";

/** The typed text; an incomplete day is ''. */
type CustomFieldValues = { key: string; value: CustomField["value"]; type: CustomField["type"] };

const TYPES: Readonly<Record<CustomField["type"], { label: string; empty: CustomFieldValues["value"] }>> = {
  string: { label: "Texto", empty: "" },
  number: { label: "Número", empty: "" },
  boolean: { label: "Sí o no", empty: "no" },
  date: { label: "Fecha", empty: "" },
};
const MOST = 50;
const MOST_KEY = 60;
const MOST_VALUE = 1000;

export function CustomFieldsField({ name }: { name: string }) {
  const field = useField<CustomFieldValues[]>(name);
  const rows = field.value ?? [];
  const change = (index: number, part: Partial<CustomFieldValues>) =>
    field.change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <FieldFrame id={field.id} label="Campos personalizados" hideLabel error={field.error} group>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while it is written a field has no name but its place
          <Box key={index} role="group" aria-label={row.key || `Campo ${index + 1}`} sx={ROW}>
            <OutlinedInput
              value={row.key}
              placeholder="Clave"
              onChange={(event) => change(index, { key: event.target.value })}
              slotProps={{ input: { "aria-label": "Clave", maxLength: MOST_KEY } }}
            />
            <Select
              value={row.type}
              onChange={({ target }) => change(index, { type: target.value, value: TYPES[target.value].empty })}
              SelectDisplayProps={{ "aria-label": "Tipo de valor" }}
            >
              {Object.entries(TYPES).map(([type, { label }]) => (
                <MenuItem key={type} value={type}>
                  {label}
                </MenuItem>
              ))}
            </Select>
            <ValueInput row={row} onChange={(value) => change(index, { value })} />
            <IconAction label="Quitar campo" onClick={() => field.change(rows.filter((_, at) => at !== index))}>
              <DeleteOutlineRounded />
            </IconAction>
          </Box>
        ))}
        {rows.length < MOST && (
          <Button
            startIcon={<AddRounded />}
            onClick={() => field.change([...rows, { key: "", type: "string", value: "" }])}
            sx={{ justifySelf: "start" }}
          >
            Agregar campo
          </Button>
        )}
      </Box>
    </FieldFrame>
  );
}

function ValueInput({ row: { type, value }, onChange }: { row: CustomFieldValues; onChange: (value: string) => void }) {
  if (type === "date") return <DayInput label="Valor" value={String(value)} onChange={onChange} years />;
  if (type === "boolean") {
    return (
      <Select
        value={value === true || value === "si" ? "si" : "no"}
        onChange={({ target }) => onChange(target.value)}
        SelectDisplayProps={{ "aria-label": "Valor" }}
      >
        <MenuItem value="si">Sí</MenuItem>
        <MenuItem value="no">No</MenuItem>
      </Select>
    );
  }
  return (
    <OutlinedInput
      value={String(value)}
      placeholder="Valor"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          "aria-label": "Valor",
          maxLength: MOST_VALUE,
          ...(type === "number" && { inputMode: "decimal" as const }),
        },
      }}
    />
  );
}

const ROW = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 1fr auto", sm: "1fr 130px 1fr auto" },
  gridTemplateAreas: { xs: '"key type drop" "value value value"', sm: '"key type value drop"' },
  gap: 1,
  alignItems: "center",
  "& > :nth-of-type(1)": { gridArea: "key" },
  "& > :nth-of-type(2)": { gridArea: "type" },
  "& > :nth-of-type(3)": { gridArea: "value" },
  "& > :last-child": { gridArea: "drop" },
} as const;
