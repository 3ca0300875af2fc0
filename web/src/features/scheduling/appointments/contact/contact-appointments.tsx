// A contact's appointments on its page: future ones, next first, then past ones.
import type { DataOf } from "@mostrador/domain/kit/route.ts";
import { attendeesOf } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { populateAppointments } from "@mostrador/domain/scheduling/appointments/routes.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useClientHistory } from "../api.ts";
import { STATUS_LOOK } from "../status-look.ts";

const TOLD = [appointmentChanged];
const STALE = [populateAppointments.name];
const FIRST = 10;
const LIST = new Intl.ListFormat("es-MX");
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactAppointments({ contact }: OfContact) {
  const history = useClientHistory(contact._id);
  useRereadOn(TOLD, STALE);
  const now = useNow();
  if (history.isPending) return <RowsSkeleton />;
  if (history.error)
    return <ErrorState title={NOT_READ} error={history.error} onRetry={() => void history.refetch()} />;
  const { appointments } = history.data;
  if (appointments.length === 0) return <Empty drawing="agenda" text="Sin citas registradas" dense />;
  const isAhead = ({ status, end }: Appointment) =>
    status !== "asistida" && holdsPlace(status) && Date.parse(end) > now;
  const ahead = appointments.filter(isAhead).sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const past = appointments.filter((one) => !isAhead(one)).sort((a, b) => Date.parse(b.start) - Date.parse(a.start));
  const attendees = attendeesOf(appointments);
  return (
    <Stack sx={{ gap: 3 }}>
      {attendees.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Agenda también para {LIST.format(attendees)}.
        </Typography>
      )}
      <Visits title="Próximas citas" visits={ahead} none="No tiene citas próximas." named={history.data} />
      {past.length > 0 && (
        <Visits title={pastTitle(past, now)} help={attended(past)} visits={past} named={history.data} />
      )}
    </Stack>
  );
}

/** Cancelled future ones are included. */
function pastTitle(past: readonly Appointment[], now: number): string {
  return past.some(({ end }) => Date.parse(end) > now) ? "Citas anteriores y canceladas" : "Citas anteriores";
}

type VisitsProps = {
  title: string;
  help?: string;
  visits: readonly Appointment[];
  none?: string;
  named: Omit<DataOf<typeof populateAppointments>, "appointments">;
};

function Visits({ title, help, visits, none, named }: VisitsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? visits : visits.slice(0, FIRST);
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 0.5 }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {visits.length === 0 ? none : help}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {shown.map((visit) => (
          <Visit key={visit._id} visit={visit} named={named} />
        ))}
      </Box>
      {visits.length > shown.length && (
        <Button size="small" variant="text" color="primary" onClick={() => setAll(true)}>
          Ver las {visits.length} citas
        </Button>
      )}
    </Box>
  );
}

function Visit({ visit, named }: { visit: Appointment; named: VisitsProps["named"] }) {
  const branch = named.branches.find(({ _id }) => _id === visit.branchId);
  const service = named.services.find(({ _id }) => _id === visit.serviceId)?.name ?? "Servicio desconocido";
  const specialist = named.specialists.find(({ _id }) => _id === visit.specialistId)?.name;
  return (
    <Box component="li" sx={{ borderBottom: "1px solid", borderColor: "divider", "&:last-of-type": { border: 0 } }}>
      <Box component={Link} to={`/agenda?cita=${visit._id}`} sx={LINE}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
            {service}
            {visit.attendeeName !== null && ` para ${visit.attendeeName}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <DateTime value={visit.start} zone={branch?.timezone.name} />
            {[specialist, branch?.name]
              .filter(Boolean)
              .map((name) => ` · ${name}`)
              .join("")}
          </Typography>
        </Box>
        <StatusChip {...STATUS_LOOK[visit.status]} label={STATUS_LABELS[visit.status]} />
      </Box>
    </Box>
  );
}

/** '3 asistidas, 1 no asistida'; omits those that did not happen. */
function attended(past: readonly Appointment[]): string {
  const count = (status: Appointment["status"]) => past.filter((one) => one.status === status).length;
  const [came, missed] = [count("asistida"), count("no_asistida")];
  return [
    came > 0 && `${came} ${came === 1 ? "asistida" : "asistidas"}`,
    missed > 0 && `${missed} ${missed === 1 ? "no asistida" : "no asistidas"}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  px: 1,
  mx: -1,
  py: 1.25,
  minHeight: 56,
  borderRadius: "8px",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
} as const;
