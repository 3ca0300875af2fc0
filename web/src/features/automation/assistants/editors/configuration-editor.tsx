// Configuración: mode, audience, branches, channels, face, and the model when a provider answers.
import { AssistantFields } from "@mostrador/domain/automation/assistants/schema.ts";
import { Facts } from "../../../../ui/data/facts.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { AutoForm } from "../../../../ui/form/auto-form.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useBranches } from "../../../business/branches/index.ts";
import { useFunnels } from "../../../growth/funnels/index.ts";
import {
  audienceOptions,
  engineText,
  MODE_HELP,
  MODE_OPTIONS,
  RESPOND_OPTIONS,
  TYPE_HELP,
  TYPE_OPTIONS,
} from "../assistant-words.ts";
import { StaffNumbers } from "../audience/staff-numbers.tsx";
import { TestNumbers } from "../audience/test-numbers.tsx";
import { AvatarField } from "../avatar/avatar-field.tsx";
import { ChannelsField } from "./channels-field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { ImageField } from "./image-field.tsx";
import { ModelFields } from "./model-fields.tsx";
import { SourcesField } from "./sources-field.tsx";

const Configuration = AssistantFields.pick({
  mode: true,
  type: true,
  branchId: true,
  channel: true,
  respondTo: true,
  correspondTo: true,
  funnelId: true,
  trafficSources: true,
  color: true,
  image: true,
  model: true,
  temperature: true,
  reasoningEffort: true,
}).partial();

export function ConfigurationEditor({ assistant, onSave, onState, onValues }: EditorProps) {
  const { mode, type, branchId, channel, respondTo, correspondTo, funnelId, trafficSources } = assistant;
  const { color, image, model, temperature, reasoningEffort } = assistant;
  const branches = (useBranches().data ?? []).filter((branch) => !branch.isArchived || branch._id === branchId);
  const funnels = (useFunnels() ?? []).filter((funnel) => !funnel.isArchived || funnel._id === funnelId);
  const provider = assistant.engine === "proveedor";
  return (
    <AutoForm
      aria-label="Configuración"
      schema={Configuration}
      values={{
        mode,
        type,
        branchId,
        channel,
        respondTo,
        correspondTo,
        funnelId,
        trafficSources,
        color,
        image,
        model,
        temperature,
        reasoningEffort,
      }}
      delay={600}
      onSave={onSave}
      onState={onState}
      onValues={onValues}
    >
      <FormSection title="Modo y tipo">
        <ChoiceField name="mode" label="Modo" help={MODE_HELP} options={MODE_OPTIONS} />
        <ChoiceField name="type" label="Tipo" help={TYPE_HELP} options={TYPE_OPTIONS} />
      </FormSection>
      <FormSection title="A quién responde">
        <SelectField
          name="correspondTo"
          label="Público"
          options={audienceOptions()}
          help="Si varios asistentes activos coinciden, responde el del público más específico."
        />
        {correspondTo === "business" && <StaffNumbers />}
        <ChoiceField
          name="respondTo"
          label="Qué responde"
          help="Los comentarios de tus publicaciones los contesta tu equipo, en Comentarios."
          options={RESPOND_OPTIONS}
        />
      </FormSection>
      <FormSection
        title="Números de prueba"
        description="Prueban a los asistentes de este negocio que están en pruebas o cuyo público son los números de prueba. Con un proveedor de IA, sus respuestas cuestan la mitad."
      >
        <TestNumbers />
      </FormSection>
      <FormSection title="Dónde atiende">
        <SelectField
          name="branchId"
          label="Sucursal"
          emptyLabel="Todas"
          required={false}
          options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          help="Con una sucursal, solo ofrece los servicios, la gente y los horarios de ella."
        />
        <ChannelsField />
      </FormSection>
      <FormSection title="Funnel y fuentes de tráfico">
        <SelectField
          name="funnelId"
          label="Funnel"
          emptyLabel="Sin funnel"
          required={false}
          options={funnels.map(({ _id, name }) => ({ value: _id, label: name }))}
          help="A quien atienda y no esté en ningún funnel, lo pone en este."
        />
        <SourcesField correspondTo={correspondTo} />
      </FormSection>
      <FormSection title="Cara">
        <AvatarField name="color" label="Avatar" required={false} />
        <ImageField />
      </FormSection>
      <FormSection title="Motor">
        <Facts
          facts={[
            { label: "Responde", value: engineText(assistant) },
            ...(provider
              ? []
              : [{ label: "Cómo funciona", value: "Entiende español y consulta tu agenda sin salir de tu servidor." }]),
          ]}
        />
        {provider && <ModelFields />}
      </FormSection>
    </AutoForm>
  );
}
