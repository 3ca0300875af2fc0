// Instrucciones y personalidad: who speaks, for what purpose, and in which words.
import { AssistantFields } from "@mostrador/domain/automation/assistants/schema.ts";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { AutoForm } from "../../../../ui/form/auto-form.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import type { EditorProps } from "./editor-props.ts";
import { PersonalityField } from "./personality-field.tsx";

const Prompt = AssistantFields.pick({ name: true, goal: true, personality: true, instructions: true }).partial();

export function PromptEditor({ assistant, onSave, onState, onValues }: EditorProps) {
  const { name, goal, personality, instructions } = assistant;
  return (
    <AutoForm
      aria-label="Instrucciones y personalidad"
      schema={Prompt}
      values={{ name, goal, personality, instructions }}
      delay={1000}
      onSave={onSave}
      onState={onState}
      onValues={onValues}
    >
      <FormSection title="Quién es">
        <TextField name="name" label="Nombre" />
        <TextArea name="goal" label="Objetivo" max={200} minRows={2} />
        <PersonalityField name="personality" label="Personalidad" />
      </FormSection>
      <FormSection
        title="Instrucciones"
        description={
          assistant.engine === "integrado"
            ? "El motor integrado dice tu saludo; con un proveedor de IA conectado sigue también las demás instrucciones."
            : "El asistente las sigue en cada conversación. Precios, horarios y lugares libres siempre salen de tu agenda."
        }
      >
        <TextArea name="instructions.greeting" label="Saludo" max={7000} />
        <TextArea name="instructions.preSale" label="Antes de la venta" max={5000} minRows={4} />
        <TextArea name="instructions.postSale" label="Después de la venta" max={7000} minRows={4} />
        <TextArea
          name="instructions.quotable"
          label="Se puede citar a los clientes"
          max={20_000}
          minRows={4}
          placeholder={
            "Aceptamos efectivo, tarjeta y transferencia.\n\nMascotas: solo perros chicos, de lunes a jueves."
          }
          help="El asistente dice estos párrafos palabra por palabra cuando preguntan algo que no está en tus datos. Sepáralos con un renglón vacío. Lo demás que escribes aquí nunca se cita."
        />
      </FormSection>
    </AutoForm>
  );
}
