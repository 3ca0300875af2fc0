// An assistant's settings in read-only form.
import { whatToRegister } from "@mostrador/domain/automation/assistants/conversions/what-to-register.ts";
import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import Stack from "@mui/material/Stack";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { durationText } from "../../../ui/time/duration-field.tsx";
import { hourText } from "../../../ui/time/hour-text.ts";
import { useBranches } from "../../business/branches/index.ts";
import { useFunnels } from "../../growth/funnels/index.ts";
import { useTrafficSources } from "../../growth/traffic-sources/index.ts";
import { audienceText, channelText, engineText, MODE_OPTIONS, TYPE_OPTIONS } from "./assistant-words.ts";

type Props = { assistant: Assistant };

export function CapabilitiesFacts({ assistant }: Props) {
  const { capabilities } = assistant;
  if (assistant.type === "business") return <PeopleFacts assistant={assistant} />;
  const { waitTimeToSchedule: wait, searchPaginatedSchedules: pages } = capabilities;
  return (
    <Stack sx={{ gap: 3 }}>
      <FormSection title="Citas">
        <Facts
          facts={[
            { label: "Agendar citas presenciales", value: yesNo(capabilities.inPersonScheduling) },
            { label: "Agendar citas en línea", value: yesNo(capabilities.onlineScheduling) },
            { label: "Reagendar citas", value: yesNo(capabilities.rescheduleAppointments) },
            { label: "Cancelar citas", value: yesNo(capabilities.cancelAppointments) },
            { label: "Modo de agendar", value: capabilities.schedulingMode === "secure" ? "Seguro" : "Abierto" },
          ]}
        />
      </FormSection>
      <FormSection title="Horarios que ofrece">
        <Facts
          facts={[
            { label: "Anticipación", value: wait > 0 ? durationText(wait) : "Desde ahora mismo" },
            { label: "Horarios a la vez", value: pages?.slotsPerPage ?? 5 },
            { label: "Días adelante", value: pages?.daysToLookAhead ?? 60 },
            { label: "Publicar horarios libres", value: postsAt(capabilities.postFreeSchedules) },
          ]}
        />
      </FormSection>
      <FormSection title="Avisos de cada cita">
        <Facts
          facts={[
            { label: "Pedir confirmación", value: hoursBefore(capabilities.requestConfirmation) },
            { label: "Cancelar si no confirma", value: hoursBefore(capabilities.autoCancelAppointments) },
            { label: "Enviar recordatorio", value: hoursBefore(capabilities.sendReminder) },
          ]}
        />
      </FormSection>
      <FormSection title="Datos y encargos del cliente">
        <Facts
          facts={[
            { label: "Crear recordatorios", value: yesNo(capabilities.createReminders) },
            { label: "Guardar el nombre que da el cliente", value: yesNo(capabilities.collectClientData) },
            { label: "Entender audios", value: yesNo(capabilities.processAudio) },
            { label: "Entender imágenes", value: yesNo(capabilities.processImages) },
            {
              label: "Contestar con audios",
              value: capabilities.audioFrequency ? `${capabilities.audioFrequency} de cada 100` : yesNo(false),
            },
            { label: "Tomar pedidos", value: yesNo(capabilities.createOrders) },
            { label: "Registrar eventos de conversión", value: registered(capabilities) },
          ]}
        />
      </FormSection>
    </Stack>
  );
}

function registered(capabilities: Assistant["capabilities"]) {
  if (!capabilities.createCustomConversionEvents) return yesNo(false);
  return whatToRegister(capabilities) ?? "Falta decir qué registrar";
}

function postsAt({ enabled, deliveryHour }: Assistant["capabilities"]["postFreeSchedules"]) {
  return enabled ? `Cada día a las ${hourText(deliveryHour)}` : yesNo(false);
}

function PeopleFacts({ assistant: { capabilities } }: Props) {
  return (
    <FormSection title="Agenda del equipo">
      <Facts
        facts={[
          { label: "Consultar las citas de un día", value: yesNo(capabilities.getAppointmentsByDate) },
          { label: "Cambiar el estado de las citas", value: yesNo(capabilities.updateAppointmentStatus) },
          { label: "Bloquear horarios", value: yesNo(capabilities.createBlockSchedules) },
          { label: "Crear recordatorios", value: yesNo(capabilities.createReminders) },
          { label: "Entender audios", value: yesNo(capabilities.processAudio) },
          { label: "Entender imágenes", value: yesNo(capabilities.processImages) },
        ]}
      />
    </FormSection>
  );
}

export function PromptFacts({ assistant: { name, goal, personality, instructions } }: Props) {
  return (
    <Facts
      facts={[
        { label: "Nombre", value: name },
        { label: "Objetivo", value: goal },
        { label: "Personalidad", value: personality },
        { label: "Saludo", value: instructions.greeting },
        { label: "Antes de la venta", value: instructions.preSale },
        { label: "Después de la venta", value: instructions.postSale },
        { label: "Se puede citar", value: instructions.quotable },
      ]}
    />
  );
}

const EFFORT = { low: "Bajo", medium: "Medio", high: "Alto" } as const;

export function ConfigurationFacts({ assistant }: Props) {
  const { mode, type, branchId, correspondTo, funnelId, model, temperature, reasoningEffort } = assistant;
  const branches = useBranches().data ?? [];
  const funnels = useFunnels();
  const isReasoning = model === "reasoning_model";
  const ofProvider = [
    { label: "Modelo", value: isReasoning ? "Reasoning" : "GPT" },
    isReasoning
      ? { label: "Esfuerzo de razonamiento", value: EFFORT[reasoningEffort] }
      : { label: "Temperatura", value: String(temperature) },
  ];
  return (
    <Facts
      facts={[
        { label: "Modo", value: labelOf(MODE_OPTIONS, mode) },
        { label: "Tipo", value: labelOf(TYPE_OPTIONS, type) },
        { label: "A quién responde", value: audienceText(correspondTo) },
        { label: "Qué responde", value: "Mensajes" },
        {
          label: "Sucursal",
          value: branchId === null ? "Todas" : (branches.find(({ _id }) => _id === branchId)?.name ?? "…"),
        },
        {
          label: "Funnel",
          value: funnelId === null ? "Sin funnel" : (funnels?.find(({ _id }) => _id === funnelId)?.name ?? "…"),
        },
        { label: "Fuentes de tráfico", value: sourcesText(assistant, useTrafficSources()) },
        { label: "Canal", value: channelText(assistant) },
        { label: "Motor", value: engineText(assistant) },
        ...(assistant.engine === "proveedor" ? ofProvider : []),
      ]}
    />
  );
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function yesNo(is: boolean) {
  return is ? (
    <StatusChip tone="success" mark="check" label="Sí" />
  ) : (
    <StatusChip tone="neutral" mark="dash" label="No" />
  );
}

function hoursBefore(hours: number | null): string {
  return hours === null ? "No" : hours === 1 ? "1 hora antes" : `${hours} horas antes`;
}

function sourcesText({ trafficSources }: Assistant, known: ReturnType<typeof useTrafficSources>): string {
  if (trafficSources.length === 0) return "Todas";
  const names = trafficSources.flatMap((id) => known?.find(({ _id }) => _id === id)?.name ?? []);
  return names.join(", ");
}
