// The visit of an appointment: its other services with time and person, and the total price.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import type { Desk } from "../desk.ts";
import { EntryLine } from "../entry/lines/entry-line.tsx";
import { sumOfPrices } from "./sum-of-prices.ts";

type Props = {
  entry: AgendaEntry;
  /** All of the visit, in order. */
  visit: readonly AgendaEntry[];
  desk: Desk;
  onOpen: (entryId: string) => void;
};

export function VisitSection({ entry, visit, desk, onOpen }: Props) {
  const held = visit.filter(({ status }) => holdsPlace(status));
  const price = sumOfPrices(held.map((one) => desk.services.find(({ _id }) => _id === one.serviceId)?.price ?? ""));
  return (
    <Box component="section" aria-label="Visita">
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 500, flex: 1 }}>Visita de {visit.length} servicios</Typography>
        {price && held.length > 1 && (
          <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
            Total {price}
          </Typography>
        )}
      </Box>
      {visit.map((one) => (
        <EntryLine key={one._id} entry={one} isCurrent={one._id === entry._id} onOpen={onOpen}>
          <Typography variant="body2" noWrap sx={{ fontVariantNumeric: "tabular-nums" }}>
            {hourOfInstant(one.start)} – {hourOfInstant(one.end)}
          </Typography>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {one.serviceName || one.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {desk.specialists.find(({ _id }) => _id === one.specialistId)?.name ?? ""}
          </Typography>
        </EntryLine>
      ))}
    </Box>
  );
}
