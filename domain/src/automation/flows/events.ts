// The events that start a flow, and what each carries (D-10).
import type { AssistantChannel } from "../assistants/schema.ts";

export const FLOW_EVENTS = [
  "whatsapp_message",
  "instagram_message",
  "facebook_message",
  "instagram_comment",
  "facebook_comment",
  "timer",
] as const;
export type FlowEvent = (typeof FLOW_EVENTS)[number];

export const EVENT_LABELS: Readonly<Record<FlowEvent, string>> = {
  whatsapp_message: "Mensaje de WhatsApp",
  instagram_message: "Mensaje de Instagram",
  facebook_message: "Mensaje de Facebook",
  instagram_comment: "Comentario en Instagram",
  facebook_comment: "Comentario en Facebook",
  timer: "Temporizador",
};

/** Minutes between two starts of a timer. */
export const TIMER_MINUTES = [1, 5, 10, 15, 20, 30, 60, 120, 180, 360, 720, 1440] as const;

/** The contacts for whom a timer starts a run each; `none`: one run without a contact, which can write to nobody. */
export const TIMER_CONTACTS = ["none", "birthday", "inactive", "no_show", "waiting_list", "enrolled"] as const;
export type TimerContacts = (typeof TIMER_CONTACTS)[number];
export const TIMER_CONTACTS_LABELS: Readonly<Record<TimerContacts, string>> = {
  none: "Para nadie en particular",
  birthday: "Quien cumple años hoy",
  inactive: "Quien lleva días sin venir ni escribir",
  no_show: "Quien no asistió a su cita",
  waiting_list: "Quien está en la lista de espera",
  enrolled: "Quien se inscribió a un curso",
};

export const isMessageEvent = (event: FlowEvent) => event.endsWith("_message");
export const isCommentEvent = (event: FlowEvent) => event.endsWith("_comment");

/** The channel of its conversation; a timer writes by WhatsApp. */
export function channelOfEvent(event: FlowEvent): AssistantChannel {
  if (event.startsWith("instagram")) return "Instagram";
  return event.startsWith("facebook") ? "Facebook" : "WhatsApp";
}

/** '15 minutos', '2 horas', '1 día' */
export function intervalText(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? "1 día" : `${minutes / 1440} días`;
  if (minutes % 60 === 0) return minutes === 60 ? "1 hora" : `${minutes / 60} horas`;
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}
