// The model it answers with, when a provider is used.
import { TEMPERATURES } from "@mostrador/domain/automation/assistants/temperature.ts";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";

export function ModelFields() {
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
