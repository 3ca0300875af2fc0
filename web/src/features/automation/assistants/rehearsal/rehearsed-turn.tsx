// One message of the customer and the assistant's turn: its words, its actions, its cost and its reasons.
import type { RehearsalTurn } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";
import { EventAvailableOutlined } from "../../../../ui/icon/places.ts";
import { HiddenText } from "../../../../ui/layout/hidden-text.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import type { RehearsalMessage } from "./use-rehearsal.ts";

type Props = { said: RehearsalMessage; name: string; onRetry?: () => void };

export function RehearsedTurn({ said: { text, answer, error }, name, onRetry }: Props) {
  return (
    <Box component="li" sx={{ listStyle: "none", display: "flex", flexDirection: "column", gap: 0.75, pb: 2 }}>
      <Bubble side="customer">
        <HiddenText>Cliente:</HiddenText>
        {text}
      </Bubble>
      {error !== "" && (
        <Notice
          tone="error"
          role="alert"
          {...(onRetry && {
            action: (
              <Button size="small" onClick={onRetry}>
                Reintentar
              </Button>
            ),
          })}
        >
          {error}
        </Notice>
      )}
      {answer === null && error === "" && (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: "flex-end" }}>
          {`${name} está escribiendo…`}
        </Typography>
      )}
      {answer && <Answer answer={answer} name={name} />}
    </Box>
  );
}

function Answer({ answer, name }: { answer: RehearsalTurn; name: string }) {
  const { reply, silence, effects, reasons, standIn } = answer;
  return (
    <>
      <Box
        sx={{
          alignSelf: "flex-end",
          display: "flex",
          alignItems: "center",
          gap: 0.5,
          typography: "caption",
          color: "text.secondary",
        }}
      >
        <SmartToyOutlined sx={{ fontSize: 14 }} />
        {name}
      </Box>
      {reply === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: "flex-end" }}>
          {silence}
        </Typography>
      ) : (
        <Bubble side="assistant">{reply}</Bubble>
      )}
      {effects.map(({ kind, text }) => (
        <Effect key={`${kind} ${text}`} text={text} />
      ))}
      {standIn !== "" && <Notice tone="warning">{standIn}</Notice>}
      <Box sx={{ alignSelf: "flex-end", typography: "caption", color: "text.secondary" }}>{costOf(answer)}</Box>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}

function Bubble({ side, children }: { side: "customer" | "assistant"; children: ReactNode }) {
  const isOwn = side === "assistant";
  return (
    <Box
      sx={{
        alignSelf: isOwn ? "flex-end" : "flex-start",
        maxWidth: "88%",
        px: 1.5,
        py: 0.75,
        borderRadius: "14px",
        border: "1px solid",
        borderColor: isOwn ? "transparent" : "divider",
        bgcolor: isOwn ? "secondary.soft" : "background.paper",
        typography: "body1",
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
      }}
    >
      {children}
    </Box>
  );
}

/** What a real conversation would have changed. */
function Effect({ text }: { text: string }) {
  return (
    <Box
      sx={{
        alignSelf: "flex-end",
        maxWidth: "88%",
        display: "flex",
        gap: 1,
        px: 1.5,
        py: 1,
        border: "1px dashed",
        borderColor: "outline",
        borderRadius: 1,
      }}
    >
      <EventAvailableOutlined sx={{ fontSize: 20, color: "success.ink" }} />
      <Box>
        <Typography variant="body2">{text}</Typography>
        <Typography variant="caption" color="textSecondary">
          Es una prueba: no se guardó nada.
        </Typography>
      </Box>
    </Box>
  );
}

function Reasons({ reasons }: { reasons: RehearsalTurn["reasons"] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box
      sx={{ alignSelf: "flex-end", display: "flex", flexDirection: "column", alignItems: "flex-end", maxWidth: "88%" }}
    >
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        ¿Por qué contestó esto?
      </Button>
      {isOpen && (
        <Box component="ul" id={id} sx={{ m: 0, mt: 0.75, pl: 2.5, typography: "body2", color: "text.secondary" }}>
          {reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function costOf({ engine, credits, inputTokens, outputTokens }: RehearsalTurn): string {
  if (engine === "integrado" && inputTokens + outputTokens === 0) return "Respuesta incluida · sin costo";
  const tokens = `${new Intl.NumberFormat("es-MX").format(inputTokens + outputTokens)} tokens`;
  const by = engine === "proveedor" ? "Proveedor de IA" : "Respuesta incluida";
  return `${by} · ${credits === 1 ? "1 crédito" : `${creditText(credits)} créditos`} · ${tokens}`;
}
