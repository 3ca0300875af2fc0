// Capacidades: what the assistant may do. Only what takes effect is shown; what is not shown stays as it is stored.
import { CapabilityFields } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { AutoForm } from "../../../../ui/form/auto-form.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import type { EditorProps } from "./editor-props.ts";
import { HoursBeforeField } from "./hours-before-field.tsx";
import { PagesField } from "./pages-field.tsx";
import { WaitField } from "./wait-field.tsx";

const Shown = CapabilityFields.partial();

export function CapabilitiesEditor({ assistant, onSave, onState }: EditorProps) {
  return (
    <AutoForm
      aria-label="Capacidades"
      schema={Shown}
      values={assistant.capabilities}
      delay={1000}
      onSave={(changes) => onSave({ capabilities: changes as AssistantEdit["capabilities"] })}
      onState={onState}
    >
      <FormSection title="Citas">
        <div>
          <SwitchField name="inPersonScheduling" label="Agendar citas presenciales" />
          <SwitchField name="onlineScheduling" label="Agendar citas en línea" />
          <SwitchField name="rescheduleAppointments" label="Reagendar citas" />
          <SwitchField name="cancelAppointments" label="Cancelar citas" />
        </div>
        <ChoiceField
          name="schedulingMode"
          label="Modo de agendar"
          help="Seguro: agenda cuando el cliente lo pide. Abierto: también puede proponerlo. Siempre confirma antes."
          options={[
            { value: "secure", label: "Seguro" },
            { value: "open", label: "Abierto" },
          ]}
        />
      </FormSection>
      <FormSection title="Horarios que ofrece">
        <WaitField />
        <PagesField />
      </FormSection>
      <FormSection
        title="Avisos de cada cita"
        description="Salen por WhatsApp, tantas horas antes de cada cita. Si ya pasaron 24 horas desde el último mensaje del cliente, se usa una plantilla aprobada."
      >
        <div>
          <HoursBeforeField name="requestConfirmation" label="Pedir confirmación" />
          <HoursBeforeField name="autoCancelAppointments" label="Cancelar si no confirma" />
          <HoursBeforeField name="sendReminder" label="Enviar recordatorio" />
        </div>
      </FormSection>
    </AutoForm>
  );
}
