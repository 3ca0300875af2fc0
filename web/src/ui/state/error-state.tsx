import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { BrokenDrawing } from "./drawing-sheet.tsx";
import { sayError } from "./say-error.ts";

export type ErrorStateProps = {
  title?: string;
  /** What happened; by default the error's own message if it is meant for people. */
  error?: unknown;
  onRetry?: () => void;
  retryLabel?: string;
  dense?: boolean;
};

/** A failed load: the message, a retry button, and the same address. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "No se pudo cargar", error, onRetry, retryLabel = "Reintentar", dense = false } = props;
  return (
    <Stack
      role="alert"
      sx={{
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        gap: 1.5,
        px: 3,
        py: dense ? 4 : 8,
        flex: 1,
      }}
    >
      <BrokenDrawing size={dense ? 88 : 120} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: "52ch", textWrap: "balance", whiteSpace: "pre-line" }}>
        {sayError(error)}
      </Typography>
      {onRetry && (
        <Button onClick={onRetry} sx={{ mt: 1 }}>
          {retryLabel}
        </Button>
      )}
    </Stack>
  );
}
