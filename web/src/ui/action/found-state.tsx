import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { FoundSet } from "./use-found.ts";

type Props = {
  found: FoundSet;
  text: string;
  /** The list is empty. */
  isEmpty: boolean;
};

const LIST = new Intl.ListFormat("es-MX");

/** Below the list of the command search: loading, failed or empty. */
export function FoundState({ found: { state, failed, retry }, text, isEmpty }: Props) {
  const said =
    state === "finding"
      ? "Buscando…"
      : failed.length > 0
        ? `No se pudo buscar en ${LIST.format(failed)}.`
        : isEmpty
          ? `Nada coincide con «${text.trim()}».`
          : null;
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        color: "text.secondary",
        ...(said && { minHeight: 48, px: 2, py: 1, borderTop: isEmpty ? 0 : "1px solid", borderColor: "divider" }),
      }}
    >
      {state === "finding" && <CircularProgress size={16} aria-hidden />}
      {said}
      {state === "done" && failed.length > 0 && (
        <Button size="small" variant="text" onClick={retry} sx={{ flexShrink: 0 }}>
          Intentar de nuevo
        </Button>
      )}
    </Box>
  );
}
