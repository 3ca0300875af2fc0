// The visit of an appointment: its other services with time and person, and the total price.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import type { Desk } from "../desk.ts";
import { LINE } from "../entry/line.ts";
import { STATUS_LOOK } from "../status-look.ts";
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
        <ButtonBase
          key={one._id}
          disabled={one._id === entry._id}
          aria-current={one._id === entry._id}
          onClick={() => onOpen(one._id)}
          sx={LINE}
        >
          <StatusDot {...STATUS_LOOK[one.status]} label={STATUS_LABELS[one.status]} />
          <Typography variant="body2" noWrap sx={{ fontVariantNumeric: "tabular-nums" }}>
            {hourOfInstant(one.start)} – {hourOfInstant(one.end)}
          </Typography>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {one.serviceName || one.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {desk.specialists.find(({ _id }) => _id === one.specialistId)?.name ?? ""}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
