// The versions of a flow: who changed what, and the way back.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMay } from "../../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRestoreFlow, useVersions } from "../api.ts";
import { changesBetween } from "./changes-between.ts";

type Props = { flowId: string; onClose: () => void; onRestored: (() => void) | undefined };

export function VersionsDialog({ flowId, onClose, onRestored }: Props) {
  const { data: versions, error, refetch } = useVersions(flowId);
  const restore = useRestoreFlow();
  const toast = useToast();
  const mayEdit = useMay()(PAGE.flujos, "edit");
  const back = (version: number) =>
    restore.mutate(
      { params: { id: flowId }, body: { version } },
      {
        onSuccess: () => {
          toast.success(`Volviste a la versión ${version}`);
          onClose();
          onRestored?.();
        },
        onError: (reason) => toast.error(sayError(reason)),
      },
    );
  return (
    <Dialog open onClose={onClose} title="Versiones" size="medium">
      {error && <ErrorState error={error} onRetry={() => void refetch()} dense />}
      {!versions && !error && <RowsSkeleton />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
        {versions?.map((version, index) => (
          <Box component="li" key={version.version} sx={{ borderBottom: "1px solid", borderColor: "divider", pb: 1.5 }}>
            <Typography sx={{ fontWeight: 500 }}>Versión {version.version}</Typography>
            <Typography variant="body2" color="textSecondary">
              {version.changedBy} · {dateTimeText(version.createdAt)}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2" }}>
              {changesBetween(versions[index + 1], version).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
            {index > 0 && mayEdit && (
              <Button size="small" disabled={restore.isPending} onClick={() => back(version.version)}>
                Volver a esta versión
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
