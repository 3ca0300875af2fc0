// A conversion event as a card: what happened, contact, time, subject, and who recorded it.
import type { ConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { EventSourceChip, RelatedChips } from "./event-parts.tsx";

type Props = { event: ConversionEvent; zone: string; actions: ReactNode };

export function EventCard({ event, zone, actions }: Props) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1.25, height: 1, p: 2 }}>
      <Box>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{event.name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {event.clientName} · <DateTime value={event.date} zone={zone} />
        </Typography>
      </Box>
      {event.description && (
        <Typography variant="body2" sx={FEW_LINES}>
          {event.description}
        </Typography>
      )}
      <RelatedChips related={event.related} />
      <Box
        sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mt: "auto", mr: -1, mb: -0.5 }}
      >
        <EventSourceChip source={event.source} />
        <Box onClick={(click) => click.stopPropagation()}>{actions}</Box>
      </Box>
    </Box>
  );
}

const FEW_LINES = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
} as const;
