import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { CommandFinder } from "./command.ts";
import type { FindState } from "./use-found.ts";

type Props = {
  state: FindState;
  texts: CommandFinder["texts"] | undefined;
  /** Nothing stands in the list at all. */
  isEmpty: boolean;
  foundNone: boolean;
  onRetry: () => void;
};

/** Below the list of the command search: what is under way, failed or missing. */
export function FoundState({ state, texts, isEmpty, foundNone, onRetry }: Props) {
  const text = textOf(state, texts, foundNone) ?? (isEmpty ? "Nada se llama así" : null);
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        color: "text.secondary",
        ...(text && { minHeight: 48, px: 2, borderTop: isEmpty ? 0 : "1px solid", borderColor: "divider" }),
      }}
    >
      {state === "finding" && <CircularProgress size={16} aria-hidden />}
      {text}
      {state === "failed" && (
        <Button size="small" variant="text" onClick={onRetry}>
          Intentar de nuevo
        </Button>
      )}
    </Box>
  );
}

function textOf(state: FindState, texts: Props["texts"], foundNone: boolean): string | null {
  if (!texts || state === "idle") return null;
  if (state === "finding") return texts.finding;
  if (state === "failed") return texts.failed;
  return foundNone ? texts.none : null;
}
