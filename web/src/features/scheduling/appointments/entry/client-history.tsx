// The client's other appointments, newest first; a few, and the rest on demand.
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { useClientHistory } from "../api.ts";
import { STATUS_LOOK } from "../status-look.ts";
import { LINE } from "./lines/line.ts";

type Props = { clientId: string; currentId: string; onOpen: (appointmentId: string) => void };

const FIRST = 4;

export function ClientHistory({ clientId, currentId, onOpen }: Props) {
  const history = useClientHistory(clientId);
  const [all, setAll] = useState(false);
  if (history.isPending) return <Skeleton height={72} />;
  if (history.error) return <ErrorState error={history.error} onRetry={() => void history.refetch()} dense />;
  const { appointments, services, branches } = history.data;
  const others = appointments
    .filter((one) => one._id !== currentId)
    .sort((a, b) => Date.parse(b.start) - Date.parse(a.start));
  const attended = appointments.filter((one) => one.status === "asistida").length;
  const shown = all ? others : others.slice(0, FIRST);
  return (
    <Box component="section" aria-label="Historia del cliente">
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 500 }}>Otras citas</Typography>
        <Typography variant="body2" color="textSecondary">
          {others.length === 0
            ? "Es su primera cita"
            : `${others.length} más, ${attended === 1 ? "1 asistida" : `${attended} asistidas`}`}
        </Typography>
      </Box>
      {shown.map((one) => {
        const zone = branches.find((branch) => branch._id === one.branchId)?.timezone.name;
        return (
          <ButtonBase key={one._id} onClick={() => onOpen(one._id)} sx={LINE}>
            <StatusDot {...STATUS_LOOK[one.status]} label={STATUS_LABELS[one.status]} />
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }} noWrap>
              {services.find((service) => service._id === one.serviceId)?.name ?? one.title}
              {one.attendeeName !== null && ` para ${one.attendeeName}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap sx={{ display: { xs: "none", sm: "block" } }}>
              {STATUS_LABELS[one.status]}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap sx={{ minWidth: 126, textAlign: "right" }}>
              {dateTimeText(one.start, { zone })}
            </Typography>
          </ButtonBase>
        );
      })}
      {others.length > shown.length && (
        <Button size="small" variant="text" color="primary" onClick={() => setAll(true)}>
          Ver las {others.length} citas
        </Button>
      )}
    </Box>
  );
}
