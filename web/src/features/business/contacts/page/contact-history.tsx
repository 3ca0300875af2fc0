// Who changed what of a contact, and when: which facts, never what they said (docs/decisions/0035).
import { contactHistory } from "@mostrador/domain/business/contacts/routes.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRead } from "../../../../lib/query.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";

const MOST = 100;

export function ContactHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const history = useRead(contactHistory, { params: { id }, query: { limit: MOST } }, { staleTime: 0 });
  const entries = history.data?.entries ?? [];
  return (
    <Dialog open onClose={onClose} title="Historial de cambios" size="medium">
      {history.isPending && <RowsSkeleton rows={4} avatar={false} />}
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} dense />}
      {history.data && entries.length === 0 && (
        <Empty drawing="list" text="Nadie ha cambiado nada de este contacto." dense />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {entries.map(({ _id, summary, actorName, at }) => (
          <li key={_id}>
            <Typography variant="body2">{summary}</Typography>
            <Typography variant="caption" color="textSecondary">
              {actorName} · <DateTime value={at} />
            </Typography>
          </li>
        ))}
      </Box>
      {history.data?.hasMore && (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 2 }}>
          Se muestran los {MOST} cambios más recientes.
        </Typography>
      )}
    </Dialog>
  );
}
