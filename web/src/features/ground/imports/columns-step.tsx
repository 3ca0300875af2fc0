// Maps columns to fields: guessed from the headers, corrected by hand, with sample rows. The mapping is remembered for
// the business's next file.
import { PHONE_COUNTRIES } from "@mostrador/domain/kit/phone-countries.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { FileLook, Mapping } from "../../../lib/import/import-messages.ts";
import { columnName } from "../../../lib/import/named-columns.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { Choice } from "./choice.tsx";
import type { ImportOf } from "./import-of.ts";

type Props = {
  fields: ImportOf["fields"];
  look: FileLook;
  mapping: Mapping;
  error: string;
  onLook: (sheet: number, headerLine?: number) => void;
  onNext: (mapping: Mapping) => void;
  onBack: () => void;
};

export function ColumnsStep({ fields, look, mapping: first, error, onLook, onNext, onBack }: Props) {
  const [mapping, setMapping] = useState(first);
  const [asked, setAsked] = useState(false);
  const missing = fields.filter(({ field, required }) => required && !mapping.fields.includes(field));
  const assign = (column: number, field: string | null) =>
    setMapping({
      ...mapping,
      fields: mapping.fields.map((one, index) => (index === column ? field : one === field ? null : one)),
    });
  return (
    <Stack spacing={2}>
      <Typography>Revisa qué es cada columna de tu archivo. La próxima vez se recordará.</Typography>
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      {look.isWindows && (
        <Notice tone="warning">
          El archivo no está en UTF-8: se leyó como lo escribe Excel en español. Revisa que los acentos de la muestra se
          vean bien.
        </Notice>
      )}
      {missing.map(({ field, label }) => (
        <Notice key={field} tone={asked ? "error" : "warning"} {...(asked && { role: "alert" as const })}>
          {missingText(label, look.open.find((one) => one.field === field)?.columns ?? [])}
        </Notice>
      ))}
      <FileRules fields={fields} look={look} mapping={mapping} onChange={setMapping} onLook={onLook} />
      <Columns fields={fields} look={look} mapping={mapping} onAssign={assign} />
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap" }}>
        <Button onClick={onBack}>Elegir otro archivo</Button>
        <Button
          variant="contained"
          color="primary"
          onClick={() => (missing.length > 0 ? setAsked(true) : onNext(mapping))}
        >
          Continuar
        </Button>
      </Box>
    </Stack>
  );
}

function missingText(label: string, rivals: readonly string[]): string {
  if (rivals.length < 2) return `Elige qué columna es ${label}.`;
  const named = rivals.map((one) => `«${one}»`);
  return `Las columnas ${named.slice(0, -1).join(", ")} y ${named.at(-1)} parecen ${label}. Elige cuál es.`;
}

type Rules = Pick<Props, "fields" | "look" | "mapping" | "onLook"> & { onChange: (mapping: Mapping) => void };

/** Settings of the whole file: sheet, header line, country of the numbers, date format. */
function FileRules({ fields, look, mapping, onChange, onLook }: Rules) {
  const hasCountry = fields.some(({ means }) => means === "country");
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
      {look.sheets.length > 1 && (
        <Choice
          label="Hoja"
          value={String(mapping.sheet)}
          options={look.sheets.map((name, sheet) => ({ value: String(sheet), label: name }))}
          onChange={(sheet) => onLook(Number(sheet))}
        />
      )}
      <Choice
        label="Fila de los encabezados"
        value={String(mapping.headerLine)}
        options={[
          ...headerLines(look, mapping).map(({ line, text }) => ({ value: String(line), label: `${line}: ${text}` })),
          { value: "0", label: "El archivo no tiene encabezados" },
        ]}
        onChange={(line) => onLook(mapping.sheet, Number(line))}
      />
      {hasCountry && (
        <Choice
          label="País de los números sin código"
          value={mapping.country}
          options={[{ value: "", label: "Ninguno: cada fila lleva su código" }, ...COUNTRIES]}
          onChange={(country) => onChange({ ...mapping, country })}
        />
      )}
      {look.hasSlashDays && (
        <Choice
          label="Las fechas están escritas como"
          value={mapping.monthFirst ? "month" : "day"}
          options={[
            { value: "day", label: "Día, mes y año" },
            { value: "month", label: "Mes, día y año" },
          ]}
          onChange={(first) => onChange({ ...mapping, monthFirst: first === "month" })}
        />
      )}
    </Box>
  );
}

/** The first lines, and the chosen one when it comes later. */
function headerLines({ lines, columns }: FileLook, { headerLine }: Mapping) {
  if (headerLine === 0 || lines.some(({ line }) => line === headerLine)) return lines;
  return [...lines, { line: headerLine, text: columns.map(({ header }) => header).join(", ") }];
}

const NAMES = new Intl.DisplayNames("es-MX", { type: "region" });
/** One for each code: several countries share the code 1. */
const COUNTRIES = PHONE_COUNTRIES.filter(
  ({ code }, index) => PHONE_COUNTRIES.findIndex((one) => one.code === code) === index,
).map(({ country, code }) => ({ value: code, label: `${NAMES.of(country)} (+${code})` }));

type MappingProps = Pick<Props, "fields" | "look" | "mapping"> & {
  onAssign: (column: number, field: string | null) => void;
};

function Columns({ fields, look, mapping, onAssign }: MappingProps) {
  const options = [{ value: "", label: "No se usa" }, ...fields.map(({ field, label }) => ({ value: field, label }))];
  return (
    <Box
      component="ul"
      aria-label="Columnas del archivo"
      sx={{ listStyle: "none", m: 0, p: 0, border: 1, borderColor: "divider", borderRadius: "10px" }}
    >
      {look.columns.map(({ header, samples }, index) => {
        const name = columnName(header, index);
        return (
          <Box
            component="li"
            key={name + String(index)}
            sx={{
              display: "grid",
              gap: 1,
              alignItems: "center",
              gridTemplateColumns: { xs: "1fr", sm: "1fr 220px" },
              p: 1.5,
              borderTop: index > 0 ? 1 : 0,
              borderColor: "divider",
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Box>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                {samples.map((sample) => sample.slice(0, 60)).join(" · ") || "Vacía"}
              </Typography>
            </Box>
            <Choice
              label={`Qué es «${name}»`}
              isLabelHidden
              value={mapping.fields[index] ?? ""}
              options={options}
              onChange={(field) => onAssign(index, field || null)}
            />
          </Box>
        );
      })}
    </Box>
  );
}
