// Whether an assistant did what a test conversation expects, and else why not: judges all its answers.
import { fold } from "../../../kit/text.ts";
import type { Expectation, TestTurn, Topic } from "./schema.ts";

/** Names of services by their ids. */
export function judge(
  turns: readonly TestTurn[],
  expectations: readonly Expectation[],
  services: ReadonlyMap<string, string>,
): string[] {
  return expectations.flatMap((expectation) => failureOf(turns, expectation, services) ?? []);
}

/** Which lines get another answer or another effect than before. */
export function changedLines(turns: readonly TestTurn[], before: readonly TestTurn[]): number[] {
  return turns.flatMap((turn, at) => (seen(turn) === seen(before[at]) ? [] : [at]));
}

function failureOf(
  turns: readonly TestTurn[],
  expectation: Expectation,
  services: ReadonlyMap<string, string>,
): string | null {
  const { kind, text, topic, serviceId, time } = expectation;
  const said = turns.map(({ reply }) => fold(reply ?? "")).join("\n");
  const effects = turns.flatMap((turn) => turn.effects);
  switch (kind) {
    case "says":
      return said.includes(fold(text)) ? null : `No dijo «${text}».`;
    case "not_says":
      return said.includes(fold(text)) ? `Dijo «${text}», y no debía.` : null;
    case "about":
      return topic === null || turns.some((turn) => speaksOf(turn, topic, services))
        ? null
        : `No habló de ${TOPIC_NAMES[topic]}.`;
    case "books": {
      const booked = effects.filter((effect) => effect.kind === "book");
      const fits = booked.some(
        ({ place }) => (!serviceId || place?.serviceId === serviceId) && (!time || place?.time === time),
      );
      if (fits) return null;
      const wanted = [serviceId && (services.get(serviceId) ?? "ese servicio"), time && `a las ${time}`];
      const told = wanted.filter(Boolean).join(" ") || "una cita";
      return booked.length === 0
        ? `No agendó ${told}.`
        : `Agendó otra cosa en lugar de ${told}: ${booked.map((one) => one.text).join("; ")}.`;
    }
    case "hands_over":
      return effects.some((effect) => effect.kind === "hand_over") ? null : "No pasó la conversación a una persona.";
    case "no_effect":
      return effects.length === 0 ? null : `Hizo algo, y no debía: ${effects.map((one) => one.text).join("; ")}.`;
  }
}

/** Compared by what it read and said: both engines write from the same rows. */
function speaksOf({ reply, reasons }: TestTurn, topic: Topic, services: ReadonlyMap<string, string>): boolean {
  const words = fold(reply ?? "");
  const isRead = (start: string) => reasons.some(({ text }) => text.startsWith(start));
  switch (topic) {
    case "price":
      return /\$\s?\d/.test(words);
    case "hours":
      // a closed day has no hour to name
      return /\d{1,2}:\d{2} ?(am|pm)|no abrimos|cerrad[oa]/.test(words);
    case "services":
      return [...services.values()].some((name) => words.includes(fold(name)));
    case "slots":
      return isRead("Buscó horarios");
    case "appointments":
      return isRead("Leyó las citas");
  }
}

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  price: "precios",
  hours: "horarios",
  services: "los servicios",
  slots: "lugares libres",
  appointments: "las citas del cliente",
};

function seen(turn: TestTurn | undefined): string {
  return JSON.stringify([turn?.reply ?? null, turn?.effects.map(({ text }) => text) ?? []]);
}
