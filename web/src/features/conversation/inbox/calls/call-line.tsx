// One action of the assistant; 'Acción' and 'Resultado' are tables with the details (contract/conversation#the-inbox).
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import { Facts } from "../../../../ui/data/facts.tsx";
import { ScrollBox } from "../../../../ui/layout/scroll-box.tsx";
import { askedFacts, type CallFact, resultFacts } from "./call-facts.ts";
import { callWords } from "./call-words.ts";
import { CallsHead } from "./calls-head.tsx";
import type { ToolCall } from "./tool-call.ts";

export function CallLine({ call }: { call: ToolCall }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the end of a conversation, opening a card grows it upwards, so the pressed line stays in view.
    if (isOpen) line.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <div ref={line}>
      <CallsHead call={call} isOpen={isOpen} onPress={() => setOpen(!isOpen)} controls={id} />
      {isOpen && <Details id={id} call={call} />}
    </div>
  );
}

function Details({ id, call }: { id: string; call: ToolCall }) {
  const { action, result } = callWords(call);
  return (
    <Box
      id={id}
      sx={{ px: 1.5, pb: 1.5, display: "grid", gap: 1.5, width: { sm: 480 }, maxWidth: 1, boxSizing: "border-box" }}
    >
      <Part title="Acción" alone={action} facts={askedFacts(call)} />
      <Part title="Resultado" alone={result || "Sin respuesta todavía."} facts={resultFacts(call)} />
    </Box>
  );
}

function Part({ title, alone, facts }: { title: string; alone: string; facts: CallFact[] }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h6" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {facts.length > 0 ? (
        // A long table scrolls inside its box; the keyboard can reach it.
        <ScrollBox label={`Tabla: ${title}`} sx={{ maxHeight: 300 }}>
          <Facts facts={facts} />
        </ScrollBox>
      ) : (
        <Typography variant="body2">{alone}</Typography>
      )}
    </Box>
  );
}
