import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { STATUS_WORDS } from "./message-ticks.tsx";

type Props = {
  message: Message;
  onResend: ((message: Message) => void) | undefined;
  onDiscard: ((message: Message) => void) | undefined;
};

/** Below a message that did not go out, or of which nothing is heard: why, and what can be done (D-15.1). */
export function MessageTrouble({ message, onResend, onDiscard }: Props) {
  const { status, reason, canResend } = message;
  if (status !== "failed" && status !== "unknown") return null;
  const why = reason || (status === "failed" ? STATUS_WORDS.failed : UNKNOWN);
  return (
    <Box sx={TROUBLE}>
      <Box sx={{ typography: "caption", color: status === "failed" ? "error.ink" : "warning.ink", maxWidth: "52ch" }}>
        {why}
      </Box>
      {onDiscard && (
        <Button size="small" variant="text" onClick={() => onDiscard(message)}>
          Descartar
        </Button>
      )}
      {canResend && onResend && (
        <Button size="small" variant="text" onClick={() => onResend(message)}>
          Reenviar
        </Button>
      )}
    </Box>
  );
}

/** At the edge of its bubble; the row turns with the side of the message. */
const TROUBLE = {
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-start",
  alignSelf: "flex-end",
  columnGap: 0.5,
  flexWrap: "wrap",
  pt: 0.25,
  textAlign: "right",
} as const;
const UNKNOWN = "No sabemos si se envió. Si en 10 minutos no hay noticias, podrás reenviarlo.";
