// Flows of the trade to begin with: each works once its assistant is chosen.
import type { FlowGraph } from "../graph.ts";
import { FIRST_SETTINGS } from "../new-graph.ts";
import type { FlowSettings } from "../schema.ts";
import { build, node } from "./build.ts";

export type ReadyFlow = { id: string; name: string; hint: string; graph: FlowGraph; settings: FlowSettings };

const DAY = 1440;
const once = (days: number): FlowSettings => ({ ...FIRST_SETTINGS, reentry: "after", reentryDays: days });

/** An invitation by WhatsApp; who answers goes on with an assistant. */
function invitation(
  contacts: Parameters<typeof build>[0]["contacts"],
  text: string,
  more: { minutes: number; days?: number },
) {
  return build(
    { event: "timer", ...(contacts && { contacts }), ...more },
    [
      node("send_whatsapp", "mensaje", { text }, "Mensaje"),
      node("awaitReply", "respuesta", { channel: "WhatsApp", timeoutMinutes: 3 * DAY }),
      node("delegate_ai", "cita", {}, "Agendar la cita"),
      node("release", "fin"),
    ],
    ["inicio mensaje", "mensaje respuesta", "respuesta cita", "respuesta fin timeout"],
  );
}

const asks = (id: string, label: string, value: string) => ({
  ...{ id, label, field: "event_signal.text", operator: "contains" as const },
  value,
});

export const READY_FLOWS: readonly ReadyFlow[] = [
  {
    id: "comment",
    name: "Comentario en Instagram: cita o persona",
    hint: "Responde en privado a quien comenta, pregunta qué necesita y lo lleva a su cita o con una persona.",
    settings: FIRST_SETTINGS,
    graph: build(
      { event: "instagram_comment", keywords: ["precio", "info", "cita"] },
      [
        node(
          "reply_instagram_comment",
          "privado",
          {
            private: true,
            text: "¡Hola! Gracias por tu comentario. ¿Quieres agendar una cita o hablar con una persona?",
          },
          "Mensaje privado",
        ),
        node("awaitReply", "respuesta", { channel: "Instagram" }, "Su respuesta"),
        node(
          "conditional",
          "pregunta",
          { rules: [asks("cita", "Cita", "cita"), asks("persona", "Persona", "persona")] },
          "¿Qué necesita?",
        ),
        node("delegate_ai", "agendar", {}, "Agendar la cita"),
        node("delegate_human", "equipo", {}, "Hablar con el equipo"),
        node("release", "fin"),
      ],
      [
        "inicio privado",
        "privado respuesta",
        "respuesta pregunta",
        "respuesta fin timeout",
        "pregunta agendar cita",
        "pregunta equipo persona",
        "pregunta agendar default",
      ],
    ),
  },
  {
    id: "lead",
    name: "Contacto nuevo de un anuncio",
    hint: "Saluda a quien escribe por primera vez desde un anuncio, pregunta qué busca y le ofrece su cita.",
    settings: { ...FIRST_SETTINGS, reentry: "never" },
    graph: build(
      { event: "whatsapp_message", firstOnly: true, keywords: ["info", "anuncio", "promoción"] },
      [
        node(
          "send_whatsapp",
          "saludo",
          { text: "¡Hola, {{nombre}}! Gracias por escribirnos. ¿Qué servicio te interesa?" },
          "Saludo",
        ),
        node("awaitReply", "respuesta", { channel: "WhatsApp" }, "Su respuesta"),
        node("delegate_ai", "agendar", {}, "Agendar la cita"),
        node("send_whatsapp", "recordar", { text: "¿Te ayudo a encontrar un horario, {{nombre}}?" }, "Recordatorio"),
        node("release", "fin"),
      ],
      ["inicio saludo", "saludo respuesta", "respuesta agendar", "respuesta recordar timeout", "recordar fin"],
    ),
  },
  {
    id: "no_show",
    name: "No asistió a su cita",
    hint: "Escribe a quien faltó y le ayuda a encontrar otro horario.",
    settings: once(7),
    graph: invitation("no_show", "Hola, {{nombre}}. Te esperábamos en tu cita. ¿Te busco otro horario?", {
      minutes: 60,
    }),
  },
  {
    id: "inactive",
    name: "Reactivación a los 60 días",
    hint: "Invita de nuevo a quien lleva 60 días sin venir ni escribir.",
    settings: once(60),
    graph: invitation("inactive", "Hola, {{nombre}}. Hace tiempo que no te vemos. ¿Te aparto un lugar esta semana?", {
      minutes: DAY,
      days: 60,
    }),
  },
  {
    id: "birthday",
    name: "Cumpleaños",
    hint: "Felicita a cada contacto en su día.",
    settings: once(300),
    graph: build(
      { event: "timer", minutes: DAY, contacts: "birthday" },
      [
        node(
          "send_whatsapp",
          "mensaje",
          { text: "¡Feliz cumpleaños, {{nombre}}! Te desea un gran día {{negocio}}." },
          "Felicitación",
        ),
        node("release", "fin"),
      ],
      ["inicio mensaje", "mensaje fin"],
    ),
  },
  {
    id: "waiting_list",
    name: "Lista de espera",
    hint: "Pregunta a quien espera un lugar si le sigue interesando.",
    settings: once(7),
    graph: invitation(
      "waiting_list",
      "Hola, {{nombre}}. Estás en nuestra lista de espera. ¿Te sigue interesando un lugar?",
      {
        minutes: DAY,
      },
    ),
  },
  {
    id: "enrolled",
    name: "Inscripción a un curso",
    hint: "Da la bienvenida a quien se inscribe y contesta sus dudas.",
    settings: { ...FIRST_SETTINGS, ends: ["booking", "optOut"] },
    graph: invitation("enrolled", "¡Hola, {{nombre}}! Gracias por inscribirte. ¿Tienes alguna duda antes de empezar?", {
      minutes: 60,
    }),
  },
];

/** With that assistant at each node that has none. */
export function withAssistant(graph: FlowGraph, assistantId: string): FlowGraph {
  const nodes = graph.nodes.map((one) =>
    (one.type === "delegate_ai" || one.type === "assistant") && one.params.assistantId === null
      ? ({ ...one, params: { ...one.params, assistantId } } as typeof one)
      : one,
  );
  return { ...graph, nodes };
}
