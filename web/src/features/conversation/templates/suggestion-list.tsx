// Ready-made templates for uses without one: a click submits it to WhatsApp.
import { SUGGESTIONS, type Suggestion } from "@mostrador/domain/conversation/templates/suggestions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useCreateTemplate } from "./api.ts";
import { TemplateBubble } from "./template-bubble.tsx";
import { CARDS, EXAMPLES, PURPOSE_LABELS } from "./template-look.ts";

export function SuggestionList({ taken }: { taken: ReadonlySet<string | null> }) {
  const { businessId } = useActiveBusiness();
  const create = useCreateTemplate();
  const toast = useToast();
  const [sent, setSent] = useState<string | null>(null);
  const open = SUGGESTIONS.filter(({ purpose }) => !taken.has(purpose));
  if (open.length === 0) return null;
  const propose = async ({ purpose, name, category, body, buttons }: Suggestion) => {
    setSent(name);
    try {
      const template = { businessId: businessId ?? "", purpose, name, category, body, buttons };
      const { message } = await create.mutateAsync({ body: { template } });
      toast.success(message);
    } catch (error) {
      toast.error(sayError(error));
    } finally {
      setSent(null);
    }
  };
  return (
    <Box component="section" aria-labelledby="sugerencias" sx={{ mt: 4 }}>
      <Typography id="sugerencias" variant="h2" sx={{ mb: 0.5 }}>
        Sugerencias
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Textos listos para tus avisos. WhatsApp los revisa en unos minutos.
      </Typography>
      <Box sx={CARDS}>
        {open.map((suggestion) => (
          <Card key={suggestion.name}>
            <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5, height: 1 }}>
              <Typography variant="h3">{PURPOSE_LABELS[suggestion.purpose]}</Typography>
              <TemplateBubble
                template={{
                  ...suggestion,
                  header: "",
                  footer: "",
                  buttons: suggestion.buttons.map((text) => ({ type: "QUICK_REPLY", text })),
                }}
                values={EXAMPLES}
                label={`Ejemplo de ${PURPOSE_LABELS[suggestion.purpose]}`}
              />
              <Button
                startIcon={<AddRounded />}
                disabled={sent !== null}
                onClick={() => void propose(suggestion)}
                sx={{ alignSelf: "flex-start", mt: "auto" }}
                aria-label={`Crear plantilla: ${PURPOSE_LABELS[suggestion.purpose]}`}
              >
                {sent === suggestion.name ? "Enviando…" : "Crear"}
              </Button>
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
