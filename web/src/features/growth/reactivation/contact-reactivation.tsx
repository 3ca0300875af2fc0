// The messages that a contact gets because of its place in each funnel, on its page. A person can add one.
import { NO_PLACE, placeText } from "@mostrador/domain/growth/funnels/phases.ts";
import type { PlaceInFunnel } from "@mostrador/domain/growth/funnels/schema.ts";
import { createNotification, withdrawNotification } from "@mostrador/domain/growth/outreach/routes.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { useBegun } from "../../../ui/dialog/use-begun.ts";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late } from "../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useFunnels, usePlacesOf } from "../funnels/index.ts";
import { MessageRow, PLAN_MESSAGE, useNotifications } from "../outreach/index.ts";

export function ContactReactivation({ contact: { _id } }: OfContact) {
  const places = usePlacesOf(_id);
  const messages = useNotifications(_id, undefined);
  const failed = places.error && !places.data ? places : messages.error && !messages.data ? messages : null;
  return (
    <FormSection title="Mensajes por fase">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} dense />
      ) : !places.data || !messages.data ? (
        <RowsSkeleton rows={2} avatar={false} />
      ) : places.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Cuando esté en un funnel, aquí verás los mensajes de su fase.
        </Typography>
      ) : (
        places.data.map((place) => (
          <OfFunnel
            key={place.funnelId}
            clientId={_id}
            place={place}
            messages={messages.data.filter(({ funnelId }) => funnelId === place.funnelId)}
          />
        ))
      )}
    </FormSection>
  );
}

type Props = { clientId: string; place: PlaceInFunnel; messages: readonly Notification[] };

function OfFunnel({ clientId, place, messages }: Props) {
  const zone = useZone();
  const mayCall = useMayCall();
  const { begun, begin, end } = useBegun("programar");
  const known = useFunnels()?.find(({ _id }) => _id === place.funnelId)?.phases ?? [];
  const isThere = place.phase !== NO_PLACE;
  const phases = [...new Set(messages.map(scenarioOf))].toSorted(
    (one, other) => Number(other === place.phase) - Number(one === place.phase),
  );
  return (
    <Box component="section" aria-label={`Mensajes de ${place.funnelName}`}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 500, overflowWrap: "anywhere" }}>
          {isThere ? `${place.funnelName}: ${place.phaseName} · ${place.scenarioName}` : place.funnelName}
        </Typography>
        {isThere && mayCall(createNotification) && (
          <Button size="small" variant="text" color="primary" onClick={() => begin(place.funnelId)}>
            Añadir notificación
          </Button>
        )}
      </Box>
      {messages.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No hay mensajes de esta fase.
        </Typography>
      )}
      {phases.map((phase) => (
        <Box key={phase} sx={{ mt: 0.5 }}>
          {phase !== place.phase && (
            <Typography variant="caption" color="textSecondary">
              {`Antes: ${placeText(known, phase)}`}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {messages
              .filter((message) => scenarioOf(message) === phase)
              .map((message) => (
                <MessageRow
                  key={message._id}
                  message={message}
                  zone={zone}
                  mayWithdraw={mayCall(withdrawNotification)}
                />
              ))}
          </Box>
        </Box>
      ))}
      {begun === place.funnelId && isThere && (
        <Late
          part={PLAN_MESSAGE}
          props={{
            clientId,
            appointmentId: undefined,
            zone,
            title: "Añadir notificación",
            place: { funnelId: place.funnelId, phase: place.phase },
            onClose: end,
          }}
        />
      )}
    </Box>
  );
}

/** 'phase.scenario' of 'phase.scenario.message'. */
function scenarioOf({ phase }: Notification): string {
  return phase.split(".").slice(0, 2).join(".");
}
