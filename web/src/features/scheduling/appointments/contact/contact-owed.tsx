// What a contact owes for past visits, next to its money movements. Visits with a text price are listed but not added.

import { owedAppointments } from "@mostrador/domain/scheduling/appointments/debt/routes.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { useRead } from "../../../../lib/query.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";
import { Money } from "../../../../ui/data/money.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";

const TOLD = [appointmentChanged];
const STALE = [owedAppointments.name];
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactOwed({ contact }: OfContact) {
  const read = useRead(owedAppointments, { query: { clientId: contact._id } }, { staleTime: 0 });
  useRereadOn(TOLD, STALE);
  if (read.error && !read.data) {
    return <ErrorState dense title={NOT_READ} error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data || read.data.visits === 0) return null;
  const { visits, priced, price, owed } = read.data;
  return (
    <Box component="section" aria-label="Por cobrar">
      <Typography variant="body2" color="textSecondary">
        Por cobrar
      </Typography>
      <Box sx={{ typography: "h2" }}>{priced > 0 ? <Money amount={owed} /> : "No se sabe"}</Box>
      <Typography variant="caption" color="textSecondary">
        {priced > 0 && (
          <>
            De <Money amount={price} /> en {visitsText(priced)} con asistencia, menos lo que se pagó por cada una.{" "}
          </>
        )}
        {priced < visits && unpricedText(visits - priced)}
      </Typography>
    </Box>
  );
}

function visitsText(count: number): string {
  return count === 1 ? "1 cita" : `${count} citas`;
}

function unpricedText(count: number): string {
  return count === 1
    ? "1 cita no se cuenta: su servicio no tiene precio unitario en pesos."
    : `${count} citas no se cuentan: sus servicios no tienen precio unitario en pesos.`;
}
