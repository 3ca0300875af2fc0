// The result of each conversation of a run: passed or why not, with its answers next to those of the previous run.
import type { TestResult, TestTurn } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { StatusChip } from "../../../../ui/data/status.tsx";

export function TestResults({ results }: { results: readonly TestResult[] }) {
  return (
    <Box component="ul" aria-label="Resultados" sx={{ m: 0, p: 0 }}>
      {results.map((result) => (
        <Result key={result.conversationId} result={result} />
      ))}
    </Box>
  );
}

function Result({ result }: { result: TestResult }) {
  const { name, passed, failures, turns, before, changed, credits } = result;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="li" sx={{ listStyle: "none", py: 1.5, borderTop: "1px solid", borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
        <StatusChip
          tone={passed ? "success" : "error"}
          mark={passed ? "check" : "cross"}
          label={passed ? "Pasó" : "Falló"}
        />
        <Typography sx={{ flex: 1, minWidth: 160 }}>{name}</Typography>
        {changed.length > 0 && (
          <StatusChip
            tone="warning"
            mark="half"
            label={changed.length === 1 ? "1 respuesta distinta" : `${changed.length} respuestas distintas`}
          />
        )}
        {credits > 0 && (
          <Typography variant="caption" color="textSecondary">{`${creditText(credits)} créditos`}</Typography>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Ver la conversación «${name}»`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Ocultar" : "Ver"}
        </Button>
      </Box>
      {failures.map((failure) => (
        <Typography key={failure} variant="body2" sx={{ color: "error.ink" }}>
          {failure}
        </Typography>
      ))}
      {isOpen && (
        <Box component="ol" id={id} sx={{ m: 0, mt: 1, p: 0 }}>
          {turns.map((turn, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place in the conversation
              key={at}
              turn={turn}
              before={before?.turns[at]}
              isCompared={before !== null}
              isChanged={changed.includes(at)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

type LineProps = { turn: TestTurn; before: TestTurn | undefined; isCompared: boolean; isChanged: boolean };

function Line({ turn, before, isCompared, isChanged }: LineProps) {
  return (
    <Box component="li" sx={{ listStyle: "none", py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>{`Cliente: ${turn.text}`}</Typography>
      <Box
        sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: isChanged ? "1fr 1fr" : "1fr" }, gap: 1, mt: 0.5 }}
      >
        {isChanged && <Answer title="Antes" turn={before} />}
        <Answer
          title={isChanged ? "Ahora, distinto" : isCompared ? "Igual que antes" : "Respuesta"}
          turn={turn}
          isChanged={isChanged}
        />
      </Box>
    </Box>
  );
}

function Answer({
  title,
  turn,
  isChanged = false,
}: {
  title: string;
  turn: TestTurn | undefined;
  isChanged?: boolean;
}) {
  return (
    <Box
      sx={{
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: "1px solid",
        borderColor: isChanged ? "warning.ink" : "divider",
        typography: "body2",
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
      }}
    >
      <Typography variant="caption" color="textSecondary" component="div">
        {title}
      </Typography>
      {turn?.reply ?? turn?.silence ?? "No se había probado."}
      {turn?.effects.map(({ text }) => (
        <Typography key={text} variant="body2" color="textSecondary">
          {text}
        </Typography>
      ))}
    </Box>
  );
}
