// The fields of a new assistant: in its dialog and in the first steps of a business.
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { audienceOptions } from "./assistant-words.ts";

export function AssistantFields() {
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
      <SelectField name="correspondTo" label="A quién responde" options={audienceOptions()} />
    </>
  );
}
