import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CloudSyncOutlined } from "../icon/devices.ts";
import { CheckRounded } from "../icon/outcomes.ts";
import { ErrorOutlineRounded } from "../icon/states.ts";

export type SaveStatus = "idle" | "saving" | "saved" | "failed";

const SHOWN = {
  saving: { text: "Guardando…", icon: <CloudSyncOutlined fontSize="small" />, color: "text.secondary" },
  saved: { text: "Guardado", icon: <CheckRounded fontSize="small" />, color: "success.ink" },
  failed: { text: "No se guardó", icon: <ErrorOutlineRounded fontSize="small" />, color: "error.ink" },
} as const;

/** The saving state of this very place. */
export function SaveState({ state, onRetry }: { state: SaveStatus; onRetry?: () => void }) {
  const shown = state === "idle" ? undefined : SHOWN[state];
  return (
    <Box
      role="status"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, typography: "caption", minHeight: 20 }}
    >
      {shown && (
        <Box
          component="span"
          sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, color: shown.color, fontWeight: 500 }}
        >
          {shown.icon}
          {shown.text}
        </Box>
      )}
      {state === "failed" && onRetry && (
        <Button size="small" variant="text" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Box>
  );
}
