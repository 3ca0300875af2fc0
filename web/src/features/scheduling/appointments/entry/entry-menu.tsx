// The menu of an entry: its states, move, copy, and the chat with its client.
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useNavigate } from "react-router";
import { StatusDot } from "../../../../ui/data/status.tsx";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { STATUS_LOOK } from "../status-look.ts";
import { useStatusChange } from "./status-menu.tsx";

export type EntryMenuProps = {
  entry: AgendaEntry;
  at: Point;
  mayEdit: boolean;
  onClose: () => void;
  onOpen: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onRepeat: () => void;
  /** First asks what to tell the client, and which part of the visit is meant. */
  onCancel: () => void;
  /** Null when the entry is not in a grid of hours. */
  onMove: (() => void) | null;
};

const STEPS: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  agendada: ["confirmada", "asistida", "no_asistida", "cancelada"],
  confirmada: ["asistida", "no_asistida", "cancelada"],
  pago_pendiente: ["confirmada", "asistida", "cancelada"],
  asistida: ["no_asistida", "agendada"],
  no_asistida: ["asistida", "agendada"],
  no_pagada: ["agendada", "cancelada"],
  cancelada: ["agendada"],
};
const VERBS: Readonly<Record<AppointmentStatus, string>> = {
  agendada: "Volver a agendada",
  confirmada: "Confirmar",
  asistida: "Marcar que asistió",
  no_asistida: "Marcar que no asistió",
  cancelada: "Cancelar la cita",
  pago_pendiente: "Marcar pago pendiente",
  no_pagada: "Marcar no pagada",
};

export function EntryMenu(props: EntryMenuProps) {
  const { entry, at, mayEdit, onClose, onOpen, onEdit, onCopy, onRepeat, onCancel, onMove } = props;
  const change = useStatusChange();
  const navigate = useNavigate();
  const { status } = entry;
  const isBlock = status === "block";
  const item = (label: string, act: () => void, icon?: React.ReactNode) => (
    <MenuItem
      key={label}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {icon && <ListItemIcon>{icon}</ListItemIcon>}
      {label}
    </MenuItem>
  );
  const steps = isBlock || !mayEdit ? [] : STEPS[status];
  const who = isBlock ? entry.title : whoComes(entry) || entry.title;
  const label = `Acciones de ${who}`;
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ top: at.y, left: at.x }}
      slotProps={{ paper: { role: "region", "aria-label": label }, list: { "aria-label": label, dense: true } }}
      onContextMenu={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {steps.map((next) =>
        item(
          VERBS[next],
          () => (next === "cancelada" ? onCancel() : void change(entry, next)),
          <StatusDot {...STATUS_LOOK[next]} size={14} />,
        ),
      )}
      {steps.length > 0 && <Divider key="line" sx={{ my: "6px !important" }} />}
      {item(isBlock && mayEdit ? "Editar bloqueo" : "Ver detalles", onOpen)}
      {!isBlock && mayEdit && item("Editar cita", onEdit)}
      {mayEdit && onMove && item("Mover con las flechas", onMove)}
      {!isBlock && mayEdit && item("Copiar a otro horario", onCopy)}
      {!isBlock && mayEdit && entry.clientId !== "0" && item("Repetir cada semana…", onRepeat)}
      {entry.clientId !== "0" && !isBlock && item("Abrir chat", () => void navigate(`/chat?cliente=${entry.clientId}`))}
    </Menu>
  );
}
