// Rules of a condition or filters of the data: the field, how it is compared, and with what.
import { type DataType, OPERATOR_LABELS, type Operator, operatorsOf } from "@mostrador/domain/automation/flows/data.ts";
import { type Comparison, MOST_RULES } from "@mostrador/domain/automation/flows/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { AddRounded, DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { SelectControl, TextControl } from "./controls.tsx";

type Line = Comparison & { id?: string; label?: string };
type Props = {
  noun: "regla" | "filtro";
  fields: readonly { key: string; label: string; type: DataType }[];
  rows: readonly Line[];
  /** Each has a label: the name of its way out. */
  labelled?: boolean;
  error: (index: number, field: keyof Line) => string | undefined;
  emptyError?: string | undefined;
  onChange: (rows: Line[]) => void;
};

export function Comparisons({ noun, fields, rows, labelled = false, error, emptyError, onChange }: Props) {
  const add = () =>
    onChange([...rows, { field: "", operator: labelled ? "contains" : "equals", value: "", label: "" }]);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {rows.map((row, index) => (
        <Box
          key={row.id ?? index}
          role="group"
          aria-label={`${noun === "regla" ? "Regla" : "Filtro"} ${index + 1}`}
          sx={{ display: "grid", gap: 1, p: 1.5, border: "1px solid", borderColor: "divider", borderRadius: 2 }}
        >
          <One
            row={row}
            fields={fields}
            labelled={labelled}
            error={(field) => error(index, field)}
            onChange={(changed) => onChange(rows.with(index, changed))}
          />
          <IconAction
            label={`Quitar ${noun} ${index + 1}`}
            onClick={() => onChange(rows.toSpliced(index, 1))}
            sx={{ justifySelf: "end" }}
          >
            <DeleteOutlineRounded />
          </IconAction>
        </Box>
      ))}
      {emptyError && (
        <Typography role="alert" variant="body2" sx={{ color: "error.ink" }}>
          {emptyError}
        </Typography>
      )}
      {rows.length < MOST_RULES && (
        <Button startIcon={<AddRounded />} onClick={add} sx={{ justifySelf: "start" }}>
          Agregar {noun}
        </Button>
      )}
    </Box>
  );
}

type OneProps = {
  row: Line;
  fields: Props["fields"];
  labelled: boolean;
  error: (field: keyof Line) => string | undefined;
  onChange: (row: Line) => void;
};

function One({ row, fields, labelled, error, onChange }: OneProps) {
  const type = fields.find(({ key }) => key === row.field)?.type ?? "string";
  const operators = operatorsOf(type);
  return (
    <>
      {labelled && (
        <TextControl
          label="Nombre de la salida"
          maxLength={40}
          placeholder="Quiere cita"
          error={error("label")}
          value={row.label ?? ""}
          onChange={(label) => onChange({ ...row, label })}
        />
      )}
      <SelectControl
        label="Dato"
        error={error("field")}
        value={row.field}
        options={fields.map(({ key, label }) => ({ value: key, label }))}
        onChange={(field) => {
          const now = operatorsOf(fields.find(({ key }) => key === field)?.type ?? "string");
          onChange({ ...row, field, operator: now.includes(row.operator) ? row.operator : (now[0] ?? "equals") });
        }}
      />
      <SelectControl<Operator>
        label="Comparación"
        error={error("operator")}
        value={row.operator}
        options={operators.map((value) => ({ value, label: OPERATOR_LABELS[value] }))}
        onChange={(operator) => operator && onChange({ ...row, operator })}
      />
      <TextControl
        label="Valor"
        maxLength={300}
        error={error("value")}
        help={type === "date" ? "AAAA-MM-DD, hoy, hoy-7 o hoy+3" : undefined}
        value={String(row.value)}
        onChange={(value) => onChange({ ...row, value })}
      />
    </>
  );
}
