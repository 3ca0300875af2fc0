// How the words of a campaign look for real contacts of its audience, while it is written.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import { fillingOf } from "@mostrador/domain/growth/campaigns/template-words.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useChoices } from "../../../lib/resource/choices.ts";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useBusiness } from "../../business/businesses/index.ts";
import { TemplateBubble } from "../../conversation/templates/index.ts";
import { useReach } from "./api.ts";

type Props = { audienceId: string; template: Template | undefined };
type Sample = { name: string; pushName: string };

const NOBODY_YET: readonly Sample[] = [{ name: "Ana", pushName: "Anita" }];

export function CampaignPreview({ audienceId, template }: Props) {
  const how = useFormValue<"message" | "template">("how");
  const { data } = useReach(audienceId);
  const samples = data?.samples.length ? data.samples : NOBODY_YET;
  return (
    <Box component="section" aria-label="Vista previa" sx={{ bgcolor: "surface.sunken", borderRadius: "10px", p: 2 }}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>Así lo recibirán</Typography>
      {samples.map((sample, at) => {
        const name = sample.name || sample.pushName || "Sin nombre";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples have no ids, and their order does not change
          <Box key={at} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
              {name}
            </Typography>
            {how === "template" ? (
              <TemplateFor sample={sample} template={template} label={`Vista previa para ${name}`} />
            ) : (
              <WordsFor sample={sample} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

function WordsFor({ sample }: { sample: Sample }) {
  const message = useFormValue<string>("message");
  const values = useValuesFor(sample);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {fillText(message, values) || "Escribe el mensaje"}
    </Typography>
  );
}

function TemplateFor({ sample, template, label }: { sample: Sample; template: Template | undefined; label: string }) {
  const written = useFormValue<Record<string, string>>("templateVariables");
  const values = useValuesFor(sample);
  if (!template) {
    return (
      <Typography variant="body2" color="textSecondary">
        Elige una plantilla
      </Typography>
    );
  }
  // as it is sent: a contact without a name is greeted as a customer
  const nombre = values.nombre || "cliente";
  const known = { ...values, nombre, nombre_whatsapp: values.nombre_whatsapp || nombre };
  const filled = Object.entries(fillingOf(template.body, written)).map(([name, words]) => [
    name,
    fillText(words, known),
  ]);
  return <TemplateBubble template={template} values={Object.fromEntries(filled)} label={label} />;
}

function useValuesFor({ name, pushName }: Sample) {
  const { data: business } = useBusiness();
  const assistantId = useFormValue<string | null>("assistantId");
  const { options } = useChoices("assistant", []);
  return {
    nombre: name || pushName,
    nombre_whatsapp: pushName,
    negocio: business?.name ?? "",
    asistente: options.find(({ value }) => value === assistantId)?.label ?? "tu asistente",
  };
}
