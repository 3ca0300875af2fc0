// The fields of a new assistant: in its dialog and in the first steps of a business.

import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { audienceOptions, MODE_HELP, MODE_OPTIONS, TYPE_HELP, TYPE_OPTIONS } from "./assistant-words.ts";

const AUDIENCE_OF = { new: "leads_and_clients", client: "clients", business: "business" } as const;

export function AssistantFields() {
  const set = useSetFormValue();
  const type = useFormValue<string>("type");
  return (
    <>
      <TextField
        name="name"
        label="Nombre"
        placeholder="Sofía"
        help="Así se presenta con tus clientes."
        autoFocus
        maxLength={30}
      />
      <TextArea name="goal" label="Objetivo" max={200} minRows={2} help="Qué debe lograr en cada conversación." />
      <ChoiceField
        name="type"
        label="Tipo"
        help={TYPE_HELP}
        options={TYPE_OPTIONS}
        onChanged={(type) => set("correspondTo", AUDIENCE_OF[type])}
      />
      <SelectField
        name="correspondTo"
        label="A quién responde"
        options={audienceOptions()}
        onChanged={(audience) => {
          if (audience === "business") set("type", "business");
          else if (type === "business") set("type", "new");
        }}
      />
      <ChoiceField name="mode" label="Modo" help={MODE_HELP} options={MODE_OPTIONS} />
    </>
  );
}
