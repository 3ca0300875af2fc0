// What the documents name and this version does not do yet: in its place, switched off, with the reason.
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";

type LaterName = keyof typeof LATER;

const LATER = {
  processImages: ["Entender imágenes", "Todavía no para tu equipo: con tus clientes sí."],
  processAudio: ["Entender audios", "Todavía no para tu equipo: con tus clientes sí."],
  createReminders: ["Crear recordatorios", "Todavía no para tu equipo: con tus clientes sí."],
  createCustomConversionEvents: ["Registrar eventos de conversión", "Todavía no: llegará con la página de eventos."],
  customConversionEvent: ["Evento de conversión propio", "Todavía no: llegará con la página de eventos."],
} as const;

export function LaterLines({ names }: { names: readonly LaterName[] }) {
  return names.map((name) => {
    const [label, help] = LATER[name];
    return <SwitchLine key={name} label={label} help={help} checked={false} disabled />;
  });
}
