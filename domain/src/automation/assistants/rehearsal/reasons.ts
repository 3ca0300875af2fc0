// 'Por qué contestó esto': what the assistant read for an answer, what it chose to say, and what was refused.
import { lookup } from "../../../kit/words/lookup.ts";
import type { Act, ActName, Question } from "../speech/schema.ts";
import type { ToolAppointment, ToolSlot } from "../tools/answers/schema.ts";
import { shortWhen, type ToldCall } from "./effects.ts";
import type { RehearsalReason } from "./schema.ts";

/** `isAgreed`: done because the customer said yes to the server's question. */
export type KeptCall = ToldCall & { isAgreed: boolean };

type NameLookup = {
  /** Of a service, a specialist or a branch. */
  names: ReadonlyMap<string, string>;
  /** A sentence of the business by its key, or as written. */
  sentence: (key: string) => string;
};

/** `acts`: the model's last choice; empty for the built-in engine. */
export function reasonsOf(calls: readonly KeptCall[], acts: readonly Act[], named: NameLookup): RehearsalReason[] {
  const looked = calls.flatMap((call) => reasonOf(call, named));
  const said = acts.map((act): RehearsalReason => ({ kind: "said", text: sayAct(act, named) }));
  const all = [...looked, ...said];
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
}

function reasonOf(call: KeptCall, named: NameLookup): RehearsalReason[] {
  const refusal = (call.output ?? {}) as { error?: string; message?: string };
  if (refusal.error) return [{ kind: "refused", text: refusal.message ?? "La agenda no lo permitió." }];
  if (call.isAgreed) return [{ kind: "settled", text: "El cliente aceptó lo que se le preguntó." }];
  const text = LOOKED[call.name]?.(call, named);
  return text ? [{ kind: "looked", text }] : [];
}

const LOOKED: Readonly<Record<string, (call: ToldCall, named: NameLookup) => string>> = lookup({
  list_services: () => "Leyó tus servicios y precios.",
  list_branches: () => "Leyó tus sucursales y sus horarios.",
  list_specialists: () => "Leyó quién atiende.",
  list_appointments: ({ output }) => {
    const { appointments } = output as { appointments: ToolAppointment[] };
    if (appointments.length === 0) return "Leyó las citas de este cliente: no tiene próximas.";
    return `Leyó las citas de este cliente: ${appointments.map((one) => `${one.serviceName}, ${shortWhen(one)}`).join("; ")}.`;
  },
  find_slots: ({ input, output }, { names }) => {
    const { serviceId = "", from = "", to = "", time } = (input ?? {}) as Record<string, string>;
    const { slots, alternatives } = output as { slots: ToolSlot[]; alternatives: ToolSlot[] };
    const days =
      from === to
        ? `el ${shortWhen({ day: from, time })}`
        : `del ${shortWhen({ day: from })} al ${shortWhen({ day: to })}`;
    const free = slots.length === 1 ? "1 libre" : `${slots.length} libres`;
    const near = alternatives.length === 1 ? "1 cercano" : `${alternatives.length} cercanos`;
    const found = slots.length > 0 ? free : `ninguno libre, ${near}`;
    return `Buscó horarios de ${names.get(serviceId) ?? "un servicio"} ${days}: ${found}.`;
  },
});

function sayAct(
  { act, services = [], branch, sentences = [], about, slots, days = [] }: Act,
  named: NameLookup,
): string {
  const names = [...services, ...(branch ? [branch] : [])].map((id) => named.names.get(id) ?? id);
  const of = names.length > 0 ? ` de ${names.join(", ")}` : "";
  if (act === "quote") return `Citó tus textos: ${sentences.map((key) => `«${named.sentence(key)}»`).join(", ")}.`;
  if (act === "ask") return `Preguntó ${ASKED[about ?? "need"]}.`;
  if (act === "slots") return slots ? "Ofreció horarios que había encontrado." : "Dijo los horarios que encontró.";
  const when = days.length > 0 ? ` para ${days.map((day) => shortWhen({ day })).join(", ")}` : "";
  return `${SAID[act] ?? "Dijo"}${of}${when}.`;
}

const ASKED: Readonly<Record<Question, string>> = {
  service: "qué servicio",
  day: "qué día",
  time: "a qué hora",
  specialist: "con quién",
  branch: "en qué sucursal",
  name: "el nombre",
  appointment: "de cuál cita",
  need: "en qué puede ayudar",
};

const SAID: Readonly<Partial<Record<ActName, string>>> = {
  greet: "Saludó",
  thank: "Agradeció",
  welcome: "Respondió a un gracias",
  sorry: "Lamentó lo ocurrido",
  bye: "Se despidió",
  words: "Dijo una cortesía",
  introduce: "Dijo que es un asistente virtual",
  services: "Dijo los servicios",
  price: "Dijo el precio",
  duration: "Dijo la duración",
  includes: "Dijo lo que incluye",
  people: "Dijo quién atiende",
  works: "Dijo cuándo atienden",
  hours: "Dijo el horario",
  open_now: "Dijo si está abierto",
  place: "Dijo la dirección",
  appointments: "Dijo las citas del cliente",
  unknown: "No lo sabe: ofreció pasar con una persona",
};
