// What the file holds, and what would change: valid rows alone, or 'Corregir y Continuar'. A file without a fault is sent at
// once.
import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { Change, FileCheck } from "../../../lib/import/import-messages.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { said } from "./state-words.ts";

type Props = { check: FileCheck; under: Import | null; onStart: (repair: boolean) => void; onBack: () => void };

export function CheckedStep({ check, under, onStart, onBack }: Props) {
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
      {check.changes.length > 0 && <Changes title="Lo que cambiaría" rows={check.changes} more={check.moreChanges} />}
      {check.errors.length > 0 && (
        <Changes title="Con errores: no se cargan" rows={check.errors} more={check.moreErrors} />
      )}
      <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", flexWrap: "wrap" }}>
        <Button onClick={onBack}>Elegir otro archivo</Button>
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

function Changes({ title, rows, more }: { title: string; rows: Change[]; more: number }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        sx={{ maxHeight: 260, overflow: "auto", border: 1, borderColor: "divider", borderRadius: "10px" }}
        tabIndex={0}
      >
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
              <th>{rows[0]?.to === undefined ? "Por qué no" : "Quedaría"}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, column, from, to, message }) => (
              <tr key={`${line} ${column}`}>
                <td>{line}</td>
                <td>{column}</td>
                <td>{from.slice(0, 80) || "(vacío)"}</td>
                <td>{to === undefined ? message : `${to} (${message})`}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {`Y ${said(more, "fila")} más.`}
        </Typography>
      )}
    </Box>
  );
}
