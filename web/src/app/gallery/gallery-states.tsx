import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { CopyButton } from "../../ui/action/copy-button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { Money } from "../../ui/data/money.tsx";
import { StatusChip } from "../../ui/data/status.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Drawing, type DrawingName } from "../../ui/state/drawings.tsx";
import { Empty } from "../../ui/state/empty.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Notice } from "../../ui/state/notice.tsx";
import { SaveState } from "../../ui/state/save-state.tsx";
import { FormSkeleton, RowsSkeleton, TableSkeleton } from "../../ui/state/skeletons.tsx";

const DRAWINGS: DrawingName[] = [
  "agenda",
  "chat",
  "people",
  "list",
  "place",
  "search",
  "service",
  "robot",
  "plug",
  "file",
  "chart",
  "money",
];
const TONES = ["neutral", "primary", "secondary", "accent", "success", "warning", "error"] as const;
const MARKS = ["dot", "ring", "half", "check", "cross", "dash", "clock"] as const;

export function GalleryStates() {
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ pt: 2, display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <Card title="Botones y estados">
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mb: 2 }}>
          <Button variant="contained" color="primary">
            Guardar
          </Button>
          <Button>Cancelar</Button>
          <Button variant="text" color="primary">
            Ver más
          </Button>
          <Button variant="contained" color="error" onClick={() => setAsking(true)}>
            Eliminar
          </Button>
          <Button variant="contained" color="primary" disabled>
            Guardando...
          </Button>
          <CopyButton text="hola" />
        </Box>
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mb: 2 }}>
          {TONES.map((tone, index) => (
            <StatusChip key={tone} tone={tone} mark={MARKS[index] ?? "dot"} label={tone} />
          ))}
        </Box>
        <Box sx={{ display: "flex", gap: 2, mb: 2 }}>
          <SaveState state="saving" />
          <SaveState state="saved" />
          <SaveState state="failed" onRetry={() => undefined} />
        </Box>
        <Box sx={{ display: "grid", gap: 1 }}>
          <Notice>Recuperamos lo que habías escrito.</Notice>
          <Notice tone="error">Ese horario ya está ocupado. Elige otro.</Notice>
        </Box>
      </Card>
      <Card title="Datos" action={<Button size="small">Editar</Button>}>
        <Box sx={{ display: "flex", gap: 1, mb: 2 }}>
          {["Ana López", "José Ruiz", "Óscar M", "Ximena P", "Raúl T", "V"].map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Box>
        <Facts
          facts={[
            { label: "WhatsApp", value: "+52 55 1234 5678" },
            { label: "Correo", value: "" },
            { label: "Pagado", value: <Money amount={1250} /> },
            { label: "Notas", value: "Prefiere por la tarde.\nAlérgica al látex." },
          ]}
        />
      </Card>
      <Card>
        <Empty
          drawing="agenda"
          text="Tu agenda está libre. Toca un horario para agendar la primera cita."
          action={
            <Button variant="contained" color="primary">
              Agendar cita
            </Button>
          }
        />
      </Card>
      <Card>
        <ErrorState onRetry={() => undefined} />
      </Card>
      <Card title="Dibujos">
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {DRAWINGS.map((name) => (
            <Drawing key={name} name={name} size={96} />
          ))}
        </Box>
      </Card>
      <Card title="Cargando">
        <RowsSkeleton rows={3} />
        <TableSkeleton rows={2} columns={4} />
        <FormSkeleton fields={1} />
      </Card>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Eliminar a Ana López?"
        confirmLabel="Eliminar"
        danger
        onConfirm={() => undefined}
      >
        Se borran sus notas y su historial. Esto no se puede deshacer.
      </ConfirmDialog>
    </Box>
  );
}
