// The form of a campaign: to whom, what, how fast and when, with its reach and its words for real contacts.
import { variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { Template } from "@mostrador/domain/conversation/templates/schema.ts";
import {
  CAMPAIGN_VARIABLES,
  type Campaign,
  MOST_A_MINUTE,
  MOST_OF_CAMPAIGN,
  type NewCampaign,
  campaigns as resource,
} from "@mostrador/domain/growth/campaigns/resource.ts";
import { useState } from "react";
import { type NamedRow, useChoices } from "../../../lib/resource/choices.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import type { PlanRoom } from "../../../ui/resource/resource-data.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { ResourcesField } from "../../catalog/resources/index.ts";
import { PromotionWarning } from "../../conversation/templates/index.ts";
import { campaigns } from "./api.ts";
import { campaignShape, campaignValues } from "./campaign-values.ts";
import { CampaignPreview } from "./preview.tsx";
import { Reach } from "./reach.tsx";
import { TemplateFields, useChosenTemplate, useUsableTemplates } from "./template-fields.tsx";

type Props = { campaign: Campaign | null; limit: PlanRoom | null | undefined; onClose: () => void };

export function CampaignForm({ campaign, limit, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const zone = useZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = campaigns.useSave();
  const [openedAt] = useState(() => Date.now());
  const templates = useUsableTemplates();
  const audiences = useChoices("audience", []);
  return (
    <ResourceDialog<NewCampaign>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={campaign}
      limit={limit}
      titles={{ add: "Crear campaña", edit: "Editar campaña" }}
      submitLabel="Guardar"
      needs={[templates.read, audiences.read]}
      schema={campaignShape(zone, templates.usable)}
      values={campaignValues(campaign, businessId, zone, openedAt)}
      save={(values) => save(campaign, values)}
      head={campaign && <Locked status={campaign.status} />}
      onClose={onClose}
      warnsOnLeaving
    >
      <CampaignFields hasBegun={Boolean(campaign?.startedAt)} templates={templates.usable} />
    </ResourceDialog>
  );
}

/** Says before anything is written that it cannot be saved now. */
function Locked({ status }: Pick<Campaign, "status">) {
  if (status === "draft" || status === "paused") return null;
  const text =
    status === "stopped" || status === "done"
      ? "La campaña ya terminó: crea otra."
      : "Pausa la campaña para cambiarla.";
  return (
    <Notice tone="warning" role="status">
      {text}
    </Notice>
  );
}

function CampaignFields({ hasBegun, templates }: { hasBegun: boolean; templates: readonly Template[] }) {
  const audienceId = useFormValue<string>("audienceId");
  const how = useFormValue<"message" | "template">("how");
  const template = useChosenTemplate(templates);
  const when = useFormValue<"now" | "later">("when");
  const assistantId = useFormValue<string | null>("assistantId");
  const assistants = useChoices("assistant", assistantId ? [assistantId] : [], isForCustomers);
  const { options, isNone } = useChoices("audience", audienceId ? [audienceId] : []);
  return (
    <>
      <PromotionWarning hasTemplate={how === "template"} />
      <TextField name="name" label="Nombre" autoFocus />
      <SelectField
        name="audienceId"
        label="Audiencia"
        options={options}
        disabled={hasBegun}
        help={isNone ? "Crea primero una audiencia, o guarda un filtro del directorio como audiencia viva" : ""}
      />
      <Reach audienceId={audienceId} hasTemplate={how === "template"} />
      <ChoiceField name="how" label="Qué reciben" options={HOW} />
      {how === "template" ? (
        <TemplateFields templates={templates} />
      ) : (
        <>
          <TextArea
            name="message"
            label="Mensaje"
            max={MOST_OF_CAMPAIGN}
            placeholder="Hola, {{nombre}}, esta semana tenemos…"
            help={variablesHint(CAMPAIGN_VARIABLES)}
          />
          <ResourcesField name="resources" />
        </>
      )}
      <FormSection title="Cuándo y qué tan rápido" columns={2}>
        <ChoiceField name="when" label="Empieza" options={WHEN} />
        <NumberField
          name="pace"
          label="Mensajes por minuto"
          help={`De 1 a ${MOST_A_MINUTE}. De noche espera a las 8:00`}
        />
        {when === "later" && (
          <>
            <DayField name="day" label="Día" />
            <TimeField name="time" label="Hora" step={15} />
          </>
        )}
      </FormSection>
      <SelectField
        name="assistantId"
        label="Asistente que contesta"
        required={false}
        options={assistants.options}
        emptyLabel="El de siempre"
        help="A lo que escriban en los 7 días después del mensaje"
      />
      <CampaignPreview audienceId={audienceId} template={template} />
    </>
  );
}

function isForCustomers({ correspondTo }: NamedRow & { correspondTo?: string }): boolean {
  return correspondTo !== "business" && correspondTo !== "test_numbers";
}

const HOW = [
  { value: "message", label: "Un mensaje" },
  { value: "template", label: "Una plantilla" },
];
const WHEN = [
  { value: "now", label: "Al iniciarla" },
  { value: "later", label: "En una fecha" },
];
