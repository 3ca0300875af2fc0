// Who changed a contact and when: the names of the changed fields, never their values (docs/decisions/0035).
import { undoMerge } from "@mostrador/domain/business/contacts/merge/routes.ts";
import { contactHistory } from "@mostrador/domain/business/contacts/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRead } from "../../../../lib/query.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useMerges, useUndoMerge } from "../merge/merge-api.ts";

const MOST = 100;

export function ContactHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const history = useRead(contactHistory, { params: { id }, query: { limit: MOST } }, { staleTime: 0 });
  const entries = history.data?.entries ?? [];
  return (
    <Dialog open onClose={onClose} title="Historial de cambios" size="medium">
      <Merges id={id} onUndone={onClose} />
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

/** The contacts merged into it, while that can be undone. */
function Merges({ id, onUndone }: { id: string; onUndone: () => void }) {
  const merges = useMerges(id).data ?? [];
  const mayUndo = useMayCall()(undoMerge);
  const undo = useUndoMerge();
  const [busy, setBusy] = useState(false);
  if (merges.length === 0) return null;
  const takeBack = async (mergeId: string) => {
    setBusy(true);
    if (await undo(mergeId)) onUndone();
    else setBusy(false);
  };
  return (
    <Box sx={{ display: "grid", gap: 1, mb: 2 }}>
      {merges.map(({ _id, goneName, mergedBy, mergedAt, until }) => (
        <Notice
          key={_id}
          action={
            mayUndo && (
              <Button size="small" disabled={busy} onClick={() => void takeBack(_id)}>
                Deshacer
              </Button>
            )
          }
        >
          {mergedBy} lo unió con «{goneName}» el <DateTime value={mergedAt} />. Se puede deshacer hasta el{" "}
          <DateTime value={until} time={false} />.
        </Notice>
      ))}
    </Box>
  );
}
