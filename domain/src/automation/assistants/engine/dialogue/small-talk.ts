// Courtesy, and what is said when nothing is under way.
import { appointmentText } from "../say/offers.ts";
import type { Talk } from "../turn.ts";
import { ask, type Desk } from "./desk.ts";
import { myAppointments } from "./existing/appointments.ts";

/** Null: not understood. */
export function* smallTalk(desk: Desk): Talk<string | null> {
  const { m, r, turn } = desk;
  const { intents } = r;
  if (intents.has("done?"))
    return m.done
      ? `Sí, quedó agendada: ${m.done.text}.`
      : "Todavía no tienes una cita agendada por aquí. ¿Qué servicio quieres?";
  if (intents.has("unknown-fact")) {
    desk.isUnknown = true;
    ask(desk, "person");
    return "De eso no tengo información. Puedo ayudarte con servicios, precios, horarios y citas. ¿Quieres que te comunique con una persona?";
  }
  if (r.name?.own && !intents.has("thanks")) return `Mucho gusto, ${keepName(desk)}. ¿En qué te ayudo?`;
  if (intents.has("thanks"))
    return m.done ? "Con gusto, te esperamos." : "Con gusto. Aquí estoy si necesitas algo más.";
  if (intents.has("bye")) return "Hasta luego, que te vaya muy bien.";
  if (intents.has("drop")) return "Claro, aquí estoy para cuando gustes.";
  if (intents.has("greeting")) return greeting(desk);
  if (r.yes) return yield* yesToNothing(desk);
  if (r.no) return "De acuerdo. Aquí estoy para lo que necesites.";
  if (intents.has("help"))
    return turn.assistant.canBook ? "Claro, dime. Puedo darte precios, horarios o agendarte una cita." : "Claro, dime.";
  if (/^[\s~|]*(?:porfavor|jaja\w*|jeje\w*|dedosi|ntp|sobres|equis|x)[\s|]*$/.test(r.text))
    return m.greeted ? "" : greeting(desk);
  return null;
}

/** The first answer to a greeting greets back. */
export function greet(desk: Desk, text: string): string | null {
  if (text === "") return null;
  const first = !desk.m.greeted && desk.r.intents.has("greeting");
  return first && text !== greeting(desk) && !text.startsWith("Mucho gusto")
    ? `Hola, soy ${desk.turn.assistant.name} de ${desk.turn.assistant.businessName}.\n${text}`
    : text;
}

function greeting(desk: Desk): string {
  const { assistant } = desk.turn;
  const name = desk.turn.contactName?.split(" ")[0];
  if (desk.m.greeted) return `Hola${name ? `, ${name}` : ""}. ¿En qué te ayudo?`;
  if (assistant.greeting && assistant.greeting.length <= 600) return assistant.greeting;
  return `Hola${name ? `, ${name}` : ""}. Soy ${assistant.name} de ${assistant.businessName}. ¿En qué te ayudo?`;
}

function keepName(desk: Desk): string {
  const { m, r } = desk;
  m.name ??= r.name!.name;
  return r.name!.name.split(" ")[0]!;
}

// "Sí" with nothing asked here: often the answer to a reminder.
function* yesToNothing(desk: Desk): Talk<string | null> {
  const { m } = desk;
  m.stuck += 1;
  if (m.stuck % 2 === 0)
    return desk.turn.assistant.canBook
      ? "Dime qué necesitas: precios, horarios, ubicación o una cita."
      : "Dime qué necesitas: precios, horarios o ubicación.";
  if (m.done) return `Tu cita quedó así: ${m.done.text}. ¿Necesitas algo más?`;
  const waiting = (yield* myAppointments()).filter((appointment) => appointment.status !== "confirmada");
  if (waiting.length !== 1) return "¿En qué te ayudo?";
  m.appointment = waiting[0]!.ref;
  ask(desk, "attend");
  return `¿Confirmas tu asistencia a ${appointmentText(desk, waiting[0]!)}?`;
}
