// The check of the file: its rows and changes, to import only valid rows or to 'Corregir y Continuar'. A file without
// errors is sent at once.
import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Change, FileCheck } from "../../../lib/import/import-messages.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { said } from "./state-words.ts";

type Props = {
  check: FileCheck;
  under: Import | null;
  onStart: (repair: boolean) => void;
  onColumns: () => void;
  onBack: () => void;
};

export function CheckedStep({ check, under, onStart, onColumns, onBack }: Props) {
  const { rows, isEstimate, valid, fixable, invalid, unknown } = check;
  const isClean = fixable === 0 && invalid === 0;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !isClean || under) return;
    begun.current = true;
    onStart(false);
  }, [isClean, under, onStart]);
  const counted = (count: number) => `${isEstimate ? "≈ " : ""}${count.toLocaleString("es-MX")}`;
  return (
    <Stack spacing={2}>
      {isEstimate && (
        <Notice>
          Es una estimación: se revisaron las primeras 250 filas y las últimas 250. Al cargar se valida cada fila.
        </Notice>
      )}
      {under && (
        <Notice tone="warning">Este archivo ya se estaba cargando. Al continuar se envía solo lo que falta.</Notice>
      )}
      {unknown.length > 0 && <Notice>{`No se usan estas columnas: ${unknown.slice(0, 8).join(", ")}.`}</Notice>}
      <Facts
        facts={[
          { label: "Filas", value: rows.toLocaleString("es-MX") },
          { label: "Válidas", value: counted(valid) },
          { label: "Se pueden corregir", value: counted(fixable) },
          { label: "Con errores", value: counted(invalid) },
        ]}
      />
      {check.changes.length > 0 && <Changes title="Lo que cambiaría" says="Quedaría" rows={check.changes} />}
      {check.errors.length > 0 && <Changes title="Con errores: no se cargan" says="Por qué no" rows={check.errors} />}
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap" }}>
        <Button onClick={onBack}>Elegir otro archivo</Button>
        {!under && <Button onClick={onColumns}>Revisar columnas</Button>}
        {under ? (
          <Button variant="contained" color="primary" onClick={() => onStart(under.repair)}>
            Continuar carga
          </Button>
        ) : (
          <>
            <Button {...(fixable === 0 && MAIN)} disabled={valid === 0} onClick={() => onStart(false)}>
              Cargar solo filas válidas
            </Button>
            {fixable > 0 && (
              <Button {...MAIN} onClick={() => onStart(true)}>
                Corregir y Continuar
              </Button>
            )}
          </>
        )}
      </Box>
    </Stack>
  );
}

const MAIN = { variant: "contained", color: "primary" } as const;

/** How many are shown at first, and added each time. */
const SHOWN = 100;

function Changes({ title, says, rows }: { title: string; says: "Quedaría" | "Por qué no"; rows: Change[] }) {
  const [shown, setShown] = useState(SHOWN);
  const lines = useMemo(() => new Set(rows.map(({ line }) => line)).size, [rows]);
  const more = rows.length - shown;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {`${title} (${said(lines, "fila")})`}
      </Typography>
      <ScrollBox label={title} sx={{ maxHeight: 260, border: 1, borderColor: "divider", borderRadius: "10px" }}>
        <Box
          component="table"
          sx={{
            width: 1,
            borderCollapse: "collapse",
            typography: "body2",
            "& th, & td": { textAlign: "left", p: 1, borderBottom: 1, borderColor: "divider", verticalAlign: "top" },
            "& td": { overflowWrap: "anywhere" },
          }}
        >
          <thead>
            <tr>
              <th>Fila</th>
              <th>Columna</th>
              <th>Dice</th>
              <th>{says}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ line, column, from, to, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
              <tr key={index}>
                <td>{line}</td>
                <td>{column}</td>
                <td>{from.slice(0, 80) || "(vacío)"}</td>
                <td>{to === undefined ? message : `${to || "(vacío)"} (${message})`}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScrollBox>
      {more > 0 && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)} sx={{ mt: 0.5 }}>
          {`Mostrar ${said(Math.min(more, SHOWN), "cambio")} más de ${more.toLocaleString("es-MX")}`}
        </Button>
      )}
    </Box>
  );
}
