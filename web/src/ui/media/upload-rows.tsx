// Running uploads, and failed ones with the reason.
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { IconAction } from "../action/icon-action.tsx";
import { CloseRounded } from "../icon/actions.ts";
import { Notice } from "../state/notice.tsx";
import type { UploadProgress } from "./use-uploads.ts";

type Props = { uploads: readonly UploadProgress[]; onRemove: (id: number) => void };

export function UploadRows({ uploads, onRemove }: Props) {
  return uploads.map(({ id, name, done, error }) =>
    error ? (
      <Notice
        key={id}
        tone="error"
        role="alert"
        action={
          <IconAction label={`Quitar el aviso de ${name}`} size="small" onClick={() => onRemove(id)}>
            <CloseRounded />
          </IconAction>
        }
      >
        <Box component="span" sx={{ overflowWrap: "anywhere" }}>
          {error}
        </Box>
      </Notice>
    ) : (
      <Box key={id} sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap>
            {name}
          </Typography>
          <LinearProgress
            variant={done < 1 ? "determinate" : "indeterminate"}
            value={Math.round(done * 100)}
            aria-label={`Subiendo ${name}`}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {Math.round(done * 100)} %
        </Typography>
        <IconAction label={`Cancelar la subida de ${name}`} size="small" onClick={() => onRemove(id)}>
          <CloseRounded />
        </IconAction>
      </Box>
    ),
  );
}
