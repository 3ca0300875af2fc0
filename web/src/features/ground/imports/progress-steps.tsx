// Shows the progress: reading the file, and sending its rows.
import type { ImportStats } from "@mostrador/domain/kit/import/import-schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { said } from "./state-words.ts";

const shown = (count: number) => count.toLocaleString("es-MX");

export function CheckingStep({ name, done, of }: { name: string; done: number; of: number | undefined }) {
  const words =
    of === undefined ? `Leyendo «${name}»: ${shown(done)} filas` : `Validando ${shown(done)} de ${shown(of)}`;
  return (
    <Stack spacing={1.5} sx={{ py: 4 }}>
      <Typography role="status">{words}</Typography>
      <LinearProgress
        aria-label="Validación"
        {...(of === undefined ? {} : { variant: "determinate" as const, value: (done * 100) / of })}
      />
    </Stack>
  );
}

type SendingProps = { rows: number; sent: number; stats: ImportStats; stopping: boolean; onCancel: () => void };

export function SendingStep({ rows, sent, stats, stopping, onCancel }: SendingProps) {
  return (
    <Stack spacing={1.5} sx={{ py: 4 }}>
      <Typography role="status">{`${shown(sent)} de ${shown(rows)} filas`}</Typography>
      <LinearProgress aria-label="Carga" variant="determinate" value={Math.min(100, (sent * 100) / rows)} />
      <Typography variant="body2" color="textSecondary">
        {`${said(stats.created, "creado")} · ${said(stats.updated, "completado")} · ${said(stats.failed, "fallido")}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Deja esta ventana abierta. Si se cierra, podrás seguir donde se quedó.
      </Typography>
      <Box sx={{ textAlign: "right" }}>
        <Button onClick={onCancel} disabled={stopping}>
          {stopping ? "Cancelando…" : "Cancelar carga"}
        </Button>
      </Box>
    </Stack>
  );
}
