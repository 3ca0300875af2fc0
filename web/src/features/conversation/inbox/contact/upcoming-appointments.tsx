// The contact's next appointments, shown next to the conversation.
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { populateAppointments } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { type Mark, StatusChip } from "../../../../ui/data/status.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import type { Tone } from "../../../../ui/theme/palette-types.ts";

const TOLD = [appointmentChanged];
const STALE = [populateAppointments.name];
const LOOK: Partial<Record<AppointmentStatus, { tone: Tone; mark: Mark }>> = {
  agendada: { tone: "primary", mark: "ring" },
  confirmada: { tone: "success", mark: "check" },
  pago_pendiente: { tone: "warning", mark: "clock" },
};

export function UpcomingAppointments({ clientId, zone }: { clientId: string; zone: string | undefined }) {
  const { businessId } = useActiveBusiness();
  const history = useRead(populateAppointments, businessId ? { query: { clientId, businessId } } : null);
  useRereadOn(TOLD, STALE);
  const next = upcoming(history.data?.appointments ?? []);
  const nameOf = (list: { _id: string; name: string }[] | undefined, id: string) =>
    list?.find((one) => one._id === id)?.name ?? "";
  return (
    <Box component="section" aria-label="Próximas citas">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Próximas citas
      </Typography>
      {history.isPending && <Skeleton height={56} />}
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} dense />}
      {history.data && next.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No tiene citas próximas.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, display: "grid", gap: 1 }}>
        {next.map((appointment) => (
          <Box key={appointment._id} component="li" sx={CARD}>
            <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
              <Typography variant="subtitle2" component="div">
                <DateTime value={appointment.start} zone={zone} />
              </Typography>
              <StatusChip
                {...(LOOK[appointment.status] ?? { tone: "neutral" })}
                label={STATUS_LABELS[appointment.status]}
              />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {[
                nameOf(history.data?.services, appointment.serviceId),
                nameOf(history.data?.specialists, appointment.specialistId),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function upcoming(appointments: readonly Appointment[]): Appointment[] {
  const now = Date.now();
  return appointments
    .filter(({ status, end }) => status !== "asistida" && holdsPlace(status) && Date.parse(end) > now)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

const CARD = { listStyle: "none", p: 1.25, borderRadius: 1, border: "1px solid", borderColor: "divider" } as const;
