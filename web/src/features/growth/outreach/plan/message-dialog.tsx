// One planned message: what goes to whom, when and why, and what withdraws it.
import { KIND_LABELS } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { withdrawalText } from "@mostrador/domain/growth/outreach/withdrawal.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { Facts } from "../../../../ui/data/facts.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { causeText } from "../cause-text.ts";
import { whenText } from "../when-text.ts";

type Props = { message: Notification; zone: string; actions: ReactNode; onClose: () => void };

export function MessageDialog({ message, zone, actions, onClose }: Props) {
  const isUnsent = message.status === "not_sent";
  const { kind, recipient, clientId, appointmentId, preview, reason } = message;
  const name = recipient || "Sin nombre";
  return (
    <Dialog open onClose={onClose} title={KIND_LABELS[kind]} {...(!isUnsent && { actions })}>
      <Facts
        facts={[
          { label: "Para", value: clientId ? to(`/contactos/${clientId}`, name) : name },
          { label: isUnsent ? "Debía salir" : "Saldrá", value: whenText(message, zone) },
          {
            label: "Por qué",
            value: appointmentId
              ? to(`/agenda?cita=${appointmentId}`, causeText(message, zone) || "Su cita")
              : causeText(message, zone),
          },
          !isUnsent && {
            label: "Se retira si",
            value: `${withdrawalText(kind)} También si el contacto pide no recibir mensajes.`,
          },
          reason !== "" && {
            label: isUnsent ? "Motivo" : "Atención",
            value: <Box sx={{ color: "error.ink" }}>{reason}</Box>,
          },
        ]}
      />
      <Typography sx={{ mt: 2, p: 2, bgcolor: "surface.sunken", borderRadius: "10px", whiteSpace: "pre-wrap" }}>
        {preview}
      </Typography>
    </Dialog>
  );
}

function to(address: string, text: string): ReactNode {
  return (
    <Link component={RouterLink} to={address}>
      {text}
    </Link>
  );
}
