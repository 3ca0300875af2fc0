// One event with all its data, to edit or delete.
import { listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import { deleteConversionEvent, editConversionEvent } from "@mostrador/domain/growth/conversion-events/routes.ts";
import type { ConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useEvent } from "./api.ts";
import { EventSourceChip, RelatedChips } from "./event-parts.tsx";

type EventProps = {
  zone: string;
  onClose: () => void;
  onEdit: (event: ConversionEvent) => void;
  onRemove: (event: ConversionEvent) => void;
};
/** The address may name one that is not in the list. */
type Props = EventProps & { id: string; listed: ConversionEvent | undefined };

export function EventDialog({ id, listed, ...shared }: Props) {
  const read = useEvent(listed ? null : id);
  const event = listed ?? read.data?.[0];
  if (event) return <Shown event={event} {...shared} />;
  return (
    <Dialog open onClose={shared.onClose} title="Evento de conversión">
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : read.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Empty drawing="search" text="Ese evento ya no está." dense />
      )}
    </Dialog>
  );
}

function Shown({ event, zone, onClose, onEdit, onRemove }: EventProps & { event: ConversionEvent }) {
  const mayCall = useMayCall();
  const [mayEdit, mayRemove] = [mayCall(editConversionEvent), mayCall(deleteConversionEvent)];
  const when = (at: string) => dateTimeText(at, { zone });
  return (
    <Dialog
      open
      onClose={onClose}
      title={event.name}
      actions={
        (mayEdit || mayRemove) && (
          <>
            {mayRemove && (
              <Button variant="text" color="error" sx={{ mr: "auto" }} onClick={() => onRemove(event)}>
                Eliminar
              </Button>
            )}
            {mayEdit && <Button onClick={() => onEdit(event)}>Editar</Button>}
          </>
        )
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Facts
          facts={[
            { label: "Cliente", value: event.clientName },
            { label: "Fecha", value: when(event.date) },
            { label: event.source === "assistant" ? "Nota del asistente" : "Descripción", value: event.description },
            { label: "Relacionado con", value: event.related.length > 0 && <RelatedChips related={event.related} /> },
            { label: "Lo registró", value: <EventSourceChip source={event.source} /> },
            { label: "Registrado", value: `${event.createdBy}, ${when(event.createdAt)}` },
            event.updatedAt !== event.createdAt && {
              label: "Última edición",
              value: `${event.updatedBy}, ${when(event.updatedAt)}`,
            },
          ]}
        />
        {event.threadId && mayCall(listThreads) && (
          <Button component={Link} to={`/chat?cliente=${event.clientId}`} sx={{ alignSelf: "start" }}>
            Ver conversación
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
