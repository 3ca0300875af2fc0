import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { STATUS_WORDS } from "./message-ticks.tsx";

type Props = {
  message: Message;
  onResend: ((message: Message) => void) | undefined;
  onDiscard: ((message: Message) => void) | undefined;
};

/** Below a message that is waiting, failed or of unknown state: why, and what can be done (D-15.1). */
export function MessageTrouble({ message, onResend, onDiscard }: Props) {
  const { status, reason, canResend } = message;
  if (status === "queued" && reason) return <Box sx={WAITS}>{reason}</Box>;
  if (status !== "failed" && status !== "unknown") return null;
  const why = reason || (status === "failed" ? STATUS_WORDS.failed : UNKNOWN);
  return (
    <Box role="group" aria-label="Mensaje sin enviar" sx={TROUBLE}>
      <Box sx={{ typography: "caption", color: status === "failed" ? "error.ink" : "warning.ink", maxWidth: "52ch" }}>
        {why}
      </Box>
      {(onDiscard || (canResend && onResend)) && (
        <Box sx={ACTIONS}>
          {onDiscard && (
            <Button size="small" variant="text" onClick={() => onDiscard(message)}>
              Descartar
            </Button>
          )}
          {canResend && onResend && (
            <Button size="small" variant="text" color="primary" onClick={() => onResend(message)}>
              Reenviar
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Below its bubble, at the same edge: the text has its own line, so that it never shares one with a button. */
const TROUBLE = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  alignSelf: "flex-end",
  maxWidth: 1,
  pt: 0.25,
  textAlign: "right",
} as const;
const WAITS = {
  alignSelf: "flex-end",
  maxWidth: "52ch",
  typography: "caption",
  color: "text.secondary",
  textAlign: "right",
} as const;
/** The last button's label ends where the bubble ends. */
const ACTIONS = { display: "flex", gap: 0.5, mr: -1 } as const;
const UNKNOWN = "No sabemos si se envió. Si en 10 minutos no hay noticias, podrás reenviarlo.";
