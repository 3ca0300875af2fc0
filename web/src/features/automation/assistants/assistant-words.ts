// The words for an assistant's settings.
import type { Assistant, CorrespondTo } from "@mostrador/domain/automation/assistants/schema.ts";

const AUDIENCE: Record<CorrespondTo, string> = {
  leads_and_clients: "Prospectos y clientes",
  leads: "Solo prospectos",
  clients: "Solo clientes",
  business: "Administrador y empleados",
  test_numbers: "Números de prueba",
};

export const audienceText = (audience: CorrespondTo) => AUDIENCE[audience];

export function audienceOptions() {
  return (Object.keys(AUDIENCE) as CorrespondTo[]).map((value) => ({ value, label: AUDIENCE[value] }));
}

export const TYPE_OPTIONS = [
  { value: "new", label: "Nuevos" },
  { value: "client", label: "Clientes" },
  { value: "business", label: "Negocio" },
] as const;

export const MODE_OPTIONS = [
  { value: "production", label: "En servicio" },
  { value: "testing", label: "Pruebas" },
] as const;

/** The second option is documented, but always disabled. */
export const RESPOND_OPTIONS = [
  { value: "messages", label: "Mensajes" },
  { value: "comments", label: "Comentarios", disabled: true },
] as const;

export const MODE_HELP =
  "En pruebas solo contesta a tus números de prueba, y cada respuesta de un proveedor de IA cuesta la mitad.";
export const TYPE_HELP =
  "Nuevos y Clientes atienden a quien te compra. Negocio ayuda a la gente de tu equipo con la agenda.";

export function engineText({ engine }: Pick<Assistant, "engine">): string {
  return engine === "integrado" ? "Respuestas incluidas, sin costo" : "Proveedor de IA";
}

export function channelText({ channel }: Pick<Assistant, "channel">): string {
  return channel.map((one) => (one === "Facebook" ? "Messenger" : one)).join(", ") || "Ningún canal";
}

const CONNECT = {
  WhatsApp: "/integraciones/whatsapp",
  Instagram: "/integraciones/instagram",
  Facebook: "/integraciones/messenger",
} as const;

/** Why customers cannot write to it, and where to fix that. */
export function unreachable({ _id, channel, correspondTo }: Pick<Assistant, "_id" | "channel" | "correspondTo">) {
  const isForTeam = correspondTo === "business";
  const [first] = isForTeam ? channel.filter((one) => one === "WhatsApp") : channel;
  if (!first) {
    const why = isForTeam ? "tu equipo le escribe por WhatsApp, que está apagado" : "no tiene ningún canal encendido";
    return { why, to: `/asistentes/${_id}?editor=configuracion`, label: "Elegir canal" };
  }
  const name = first === "Facebook" ? "Messenger" : first;
  const why = channel.length === 1 || isForTeam ? `${name} no está conectado` : "ninguno de sus canales está conectado";
  return { why, to: CONNECT[first], label: "Conectar" };
}

/** 'Hoy: contestó 4 conversaciones, agendó 2 citas y pasó 1 a una persona' */
export function todayText({ answered, booked, handedOver }: Assistant["today"]): string {
  if (answered + booked + handedOver === 0) return "Hoy todavía no ha contestado.";
  const said = [
    `contestó ${answered} ${answered === 1 ? "conversación" : "conversaciones"}`,
    `agendó ${booked} ${booked === 1 ? "cita" : "citas"}`,
    `pasó ${handedOver} a una persona`,
  ];
  return `Hoy: ${said.slice(0, 2).join(", ")} y ${said[2]}.`;
}
