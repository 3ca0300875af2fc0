// A contact's scenario in each funnel, on its page, and its history, latest first.
import { ACTION_LABELS, NO_PLACE, placeText } from "@mostrador/domain/growth/funnels/phases.ts";
import type { PlaceInFunnel } from "@mostrador/domain/growth/funnels/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { usePlacesOf } from "./api.ts";
import { useFunnels } from "./index.ts";

const MOST_MOVES = 5;

export function ContactFunnels({ contact: { _id } }: OfContact) {
  const places = usePlacesOf(_id);
  return (
    <FormSection title="Funnels">
      {places.error && !places.data ? (
        <ErrorState error={places.error} onRetry={() => void places.refetch()} dense />
      ) : !places.data ? (
        <RowsSkeleton rows={2} avatar={false} />
      ) : places.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No está en ningún funnel.
        </Typography>
      ) : (
        <DividedList label="Funnels">
          {places.data.map((place) => (
            <Line key={place.funnelId} place={place} />
          ))}
        </DividedList>
      )}
    </FormSection>
  );
}

function Line({ place }: { place: PlaceInFunnel }) {
  const zone = useZone();
  const phases = useFunnels()?.find(({ _id }) => _id === place.funnelId)?.phases ?? [];
  const isThere = place.phase !== NO_PLACE;
  return (
    <DividedRow tall>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/crm/${place.funnelId}`}
          variant="body2"
          sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
        >
          {place.funnelName}
        </Link>
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {isThere ? `${place.phaseName} · ${place.scenarioName}` : "Ya no está en este funnel"}
        </Typography>
        {place.date && (
          <Typography variant="body2" color="textSecondary">
            Desde <DateTime value={place.date} zone={zone} />
          </Typography>
        )}
        <Box component="ul" aria-label={`Movimientos en ${place.funnelName}`} sx={{ m: 0, mt: 0.75, pl: 2.5 }}>
          {place.moves.slice(0, MOST_MOVES).map((step) => (
            <Typography
              key={`${step.at}${step.to}`}
              component="li"
              variant="caption"
              color="textSecondary"
              sx={{ overflowWrap: "anywhere" }}
            >
              {`${placeText(phases, step.from)} → ${placeText(phases, step.to)} · ${actionText(step.action)} · `}
              <DateTime value={step.at} zone={zone} />
            </Typography>
          ))}
        </Box>
      </Box>
    </DividedRow>
  );
}

function actionText(action: string): string {
  return action !== "none" && action in ACTION_LABELS ? ACTION_LABELS[action as keyof typeof ACTION_LABELS] : "A mano";
}
