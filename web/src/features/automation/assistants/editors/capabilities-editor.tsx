// Capacidades: what the assistant may do. An assistant of the business has a set of its own.
import { CapabilityFields } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { AssistantEdit } from "@mostrador/domain/automation/assistants/schema.ts";
import Typography from "@mui/material/Typography";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { AutoForm } from "../../../../ui/form/auto-form.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { AudioFrequencyField } from "./audio-frequency-field.tsx";
import { ConversionField } from "./conversion-field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FreeSlotsField } from "./free-slots-field.tsx";
import { HoursBeforeField } from "./hours-before-field.tsx";
import { PagesField } from "./pages-field.tsx";
import { WaitField } from "./wait-field.tsx";

const Shown = CapabilityFields.partial();

export function CapabilitiesEditor({ assistant, onSave, onState, onValues }: EditorProps) {
  return (
    <AutoForm
      aria-label="Capacidades"
      schema={Shown}
      values={assistant.capabilities}
      delay={1000}
      onSave={(changes) => onSave({ capabilities: changes as AssistantEdit["capabilities"] })}
      onState={onState}
      onValues={(values) => onValues({ capabilities: values as AssistantEdit["capabilities"] })}
    >
      {assistant.type === "business" ? <ForPeople assistant={assistant} /> : <ForCustomers assistant={assistant} />}
    </AutoForm>
  );
}

function ForPeople({ assistant: { hasModel } }: Pick<EditorProps, "assistant">) {
  return (
    <>
      <FormSection
        title="Agenda del equipo"
        description="Para quien comprobó su número. Cada quien puede por WhatsApp lo mismo que con su acceso en el negocio, y todo cambio se confirma con un sí."
      >
        <div>
          <SwitchField
            name="getAppointmentsByDate"
            label="Consultar las citas de un día"
            help="«¿Qué citas tengo mañana?»"
          />
          <SwitchField
            name="updateAppointmentStatus"
            label="Cambiar el estado de las citas"
            help="«Ana no vino», «confirma la de las 4»"
          />
          <SwitchField name="createBlockSchedules" label="Bloquear horarios" help="«Bloquea el viernes de 2 a 4»" />
        </div>
      </FormSection>
      <FormSection title="Encargos de cada quien">
        <div>
          <SwitchField
            name="createReminders"
            label="Crear recordatorios"
            help="«Recuérdame mañana a las 9 llamar al proveedor», «mis recordatorios». Le llega por WhatsApp a quien lo pidió."
          />
        </div>
      </FormSection>
      <FormSection title="Audios e imágenes">
        <div>
          <SwitchField
            name="processAudio"
            label="Entender audios"
            help={
              hasModel
                ? "Escribe lo que dicen las notas de voz y lo contesta; los cambios piden un sí por escrito. Cuesta lo que una respuesta del modelo."
                : "Sin un modelo de lenguaje no puede oírlos: pide que se lo escriban."
            }
          />
          <SwitchField
            name="processImages"
            label="Entender imágenes"
            help={
              hasModel
                ? "Deja la descripción bajo cada foto, para encontrarla con el buscador del chat. Lo escrito en una foto no hace nada. Cuesta lo que una respuesta del modelo."
                : "Sin un modelo de lenguaje no puede verlas: pide que se lo escriban."
            }
          />
        </div>
      </FormSection>
    </>
  );
}

function ForCustomers({ assistant }: Pick<EditorProps, "assistant">) {
  return (
    <>
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
        <FreeSlotsField />
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
      <FormSection title="Datos y encargos del cliente">
        <div>
          <SwitchField
            name="createReminders"
            label="Crear recordatorios"
            help={
              assistant.engine === "integrado"
                ? "«Recuérdame el lunes llevar mis estudios». Sin un modelo de lenguaje, avisa a una persona para que lo atienda."
                : "«Recuérdame el lunes llevar mis estudios». Lo programa con las palabras del cliente cuando acepta, y lo ves en su conversación."
            }
          />
          <SwitchField
            name="collectClientData"
            label="Guardar el nombre que da el cliente"
            help="Cuando tu directorio no lo tiene y el cliente lo escribe, queda en su ficha."
          />
        </div>
      </FormSection>
      <FormSection title="Imágenes, audios y ventas">
        <div>
          <SwitchField
            name="processAudio"
            label="Entender audios"
            help={
              assistant.engine === "integrado"
                ? "Sin un modelo de lenguaje no puede oírlos: lo dice con amabilidad y avisa a una persona."
                : "Escribe lo que dicen las notas de voz y lo contesta; la transcripción queda bajo cada audio. Para agendar o cancelar pide el sí por escrito."
            }
          />
          <SwitchField
            name="processImages"
            label="Entender imágenes"
            help={
              assistant.engine === "integrado"
                ? "Sin un modelo de lenguaje no puede verlas: lo dice con amabilidad y avisa a una persona."
                : "Describe las fotos que mandan tus clientes y las toma en cuenta al contestar; la descripción queda bajo cada foto. Lo escrito en una foto no agenda, cancela ni confirma nada."
            }
          />
          <AudioFrequencyField engine={assistant.engine} />
          <SwitchField
            name="createOrders"
            label="Tomar pedidos"
            help={
              assistant.engine === "integrado"
                ? "De tus productos, con su precio y lo que hay. Sin un modelo de lenguaje toma un producto por mensaje; lo demás lo atiende una persona. Los carritos de WhatsApp llegan a Pedidos de todos modos."
                : "De tus productos, con su precio y lo que hay. Resume el pedido, espera el sí del cliente y lo deja en Pedidos."
            }
          />
          <ConversionField engine={assistant.engine} />
        </div>
      </FormSection>
      <FormSection title="Agenda del equipo">
        <Typography variant="body2" color="textSecondary">
          Consultar las citas de un día, cambiar su estado y bloquear horarios lo hace un asistente de tipo Negocio, con
          la gente de tu equipo.
        </Typography>
      </FormSection>
    </>
  );
}
