// A contact's conversion events on its page, newest first.
import type { ConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useEventsOf } from "./api.ts";
import { EventSourceChip, RelatedChips } from "./event-parts.tsx";

const MOST = 20;
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactConversion({ contact: { _id: clientId } }: OfContact) {
  const list = useEventsOf(clientId, MOST);
  const zone = useZone();
  const hidden = useRemovedIds();
  if (list.error && !list.data)
    return <ErrorState title={NOT_READ} error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <RowsSkeleton rows={2} avatar={false} />;
  const events = list.data.filter(({ _id }) => !hidden.has(_id));
  if (events.length === 0) return <Empty drawing="chart" text="Sin datos de conversión" dense />;
  return (
    <>
      <DividedList label="Eventos de conversión">
        {events.map((event) => (
          <Line key={event._id} event={event} zone={zone} />
        ))}
      </DividedList>
      {list.data.length === MOST && (
        <Link component={RouterLink} to={`/eventos-conversion?cliente=${clientId}`} variant="body2">
          Ver todos sus eventos
        </Link>
      )}
    </>
  );
}

function Line({ event, zone }: { event: ConversionEvent; zone: string }) {
  return (
    <DividedRow tall>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 0.5, flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/eventos-conversion?evento=${event._id}`}
          variant="body2"
          sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
        >
          {event.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          <DateTime value={event.date} zone={zone} />
        </Typography>
        {event.description && (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {event.description}
          </Typography>
        )}
        <RelatedChips related={event.related} />
      </Box>
      <EventSourceChip source={event.source} />
    </DividedRow>
  );
}
