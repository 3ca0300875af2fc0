// Configuración: whom the assistant answers, and with which model when a provider answers.
import { AssistantFields } from "@mostrador/domain/automation/assistants/schema.ts";
import { TEMPERATURES } from "@mostrador/domain/automation/assistants/temperature.ts";
import { Facts } from "../../../../ui/data/facts.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { AutoForm } from "../../../../ui/form/auto-form.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { audienceOptions, channelText, engineText } from "../assistant-words.ts";
import type { EditorProps } from "./editor-props.ts";

const Configuration = AssistantFields.pick({
  correspondTo: true,
  model: true,
  temperature: true,
  reasoningEffort: true,
}).partial();

export function ConfigurationEditor({ assistant, onSave, onState }: EditorProps) {
  const { correspondTo, model, temperature, reasoningEffort } = assistant;
  const provider = assistant.engine === "proveedor";
  return (
    <AutoForm
      aria-label="Configuración"
      schema={Configuration}
      values={{ correspondTo, model, temperature, reasoningEffort }}
      delay={600}
      onSave={onSave}
      onState={onState}
    >
      <FormSection title="A quién responde">
        <SelectField
          name="correspondTo"
          label="Público"
          options={audienceOptions(correspondTo)}
          help="Si varios asistentes activos coinciden, responde el del público más específico."
        />
        <Facts facts={[{ label: "Canal", value: channelText(assistant) }]} />
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

function ModelFields() {
  const model = useFormValue("model");
  return (
    <>
      <ChoiceField
        name="model"
        label="Modelo"
        options={[
          { value: "gpt_model", label: "GPT" },
          { value: "reasoning_model", label: "Reasoning" },
        ]}
      />
      {model === "gpt_model" ? (
        <SelectField<number>
          name="temperature"
          label="Temperatura"
          options={TEMPERATURES.map((value) => ({ value, label: String(value) }))}
          help="De 0.01 (siempre igual) a 1 (más variado)."
        />
      ) : (
        <ChoiceField
          name="reasoningEffort"
          label="Esfuerzo de razonamiento"
          options={[
            { value: "low", label: "Bajo" },
            { value: "medium", label: "Medio" },
            { value: "high", label: "Alto" },
          ]}
        />
      )}
    </>
  );
}
