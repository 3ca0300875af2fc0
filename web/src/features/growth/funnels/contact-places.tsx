// Where a contact stands in the funnels, and how they came there: on their page, above what came of it.
import { ACTION_LABELS, NO_PLACE } from "@mostrador/domain/growth/funnels/phases.ts";
import type { PlaceInFunnel } from "@mostrador/domain/growth/funnels/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { usePlaces, usePlacesLive } from "./api.ts";

export function ContactPlaces({ contact: { _id } }: OfContact) {
  const places = usePlaces(_id);
  usePlacesLive();
  return (
    <Box component="section" aria-label="Funnels" sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        Funnels
      </Typography>
      {places.error && !places.data ? (
        <ErrorState error={places.error} onRetry={() => void places.refetch()} dense />
      ) : !places.data ? (
        <RowsSkeleton rows={1} avatar={false} />
      ) : places.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No está en ningún funnel.
        </Typography>
      ) : (
        <DividedList label="Lugar en los funnels">
          {places.data.map((place) => (
            <Line key={place.funnelId} place={place} />
          ))}
        </DividedList>
      )}
    </Box>
  );
}

function Line({
  place: { funnelId, funnelName, phase, phaseName, scenarioName, date, moves },
}: {
  place: PlaceInFunnel;
}) {
  return (
    <DividedRow tall>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={`/crm/${funnelId}`} variant="body2" sx={{ fontWeight: 500 }}>
          {funnelName}
        </Link>
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {phase === NO_PLACE ? "Ya no está en este funnel" : `${phaseName} · ${scenarioName}`}
        </Typography>
        {moves.map(({ at, action, by, to }) => (
          <Typography key={`${at} ${to}`} variant="caption" color="textSecondary" component="p">
            <DateTime value={at} />
            {` · ${action === "none" ? by : (ACTION_LABELS[action as keyof typeof ACTION_LABELS] ?? action)}`}
          </Typography>
        ))}
      </Box>
      {date && (
        <Typography variant="body2" color="textSecondary">
          <DateTime value={date} relative />
        </Typography>
      )}
    </DividedRow>
  );
}
