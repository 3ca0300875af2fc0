// One template: its text, WhatsApp's decision, and deleting it.
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { TemplateBubble } from "./template-bubble.tsx";
import { CATEGORY_LABELS, PURPOSE_LABELS, readableName, TEMPLATE_LOOK } from "./template-look.ts";

export function TemplateCard({ template, onDelete }: { template: Template; onDelete: (() => void) | undefined }) {
  const { name, status, reason, purpose, category, language, isSendable, quality } = template;
  const facts = [
    purpose ? PURPOSE_LABELS[purpose] : "Solo para el chat",
    CATEGORY_LABELS[category],
    LANGUAGES[language] ?? language,
    ...(quality === "RED" ? ["Calidad baja"] : quality === "YELLOW" ? ["Calidad media"] : []),
  ];
  return (
    <Card>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
        <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {readableName(name)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {facts.join(" · ")}
            </Typography>
          </Box>
          <StatusChip {...TEMPLATE_LOOK[status]} />
          {onDelete && (
            <MenuButton
              label={`Más acciones de ${name}`}
              actions={[{ label: "Eliminar", onSelect: onDelete, danger: true }]}
            />
          )}
        </Box>
        {reason && <Notice tone={status === "REJECTED" ? "error" : "warning"}>{reason}</Notice>}
        {!isSendable && (
          <Notice tone="neutral">Lleva imagen, enlace variable o código: no se puede enviar desde aquí.</Notice>
        )}
        <TemplateBubble template={template} label={`Texto de ${name}`} />
      </Box>
    </Card>
  );
}

const LANGUAGES: Readonly<Record<string, string>> = {
  es_MX: "Español (México)",
  es: "Español",
  es_ES: "Español (España)",
  en_US: "Inglés (EE. UU.)",
  en: "Inglés",
};
