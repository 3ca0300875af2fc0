// The server's questions when a model chooses to ask.
import { appointmentLine } from "../engine/say/appointment-line.ts";
import { bullets } from "../engine/say/format.ts";
import { askIfCalled } from "../proposals/written-names.ts";
import type { Question } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";

export const ASK: Readonly<Record<Exclude<Question, "need">, (facts: SpeechFacts) => string>> = {
  service: ({ services }) =>
    services.length > 0 && services.length <= 6
      ? `¿Cuál servicio quieres?\n${bullets(services.map(({ name }) => name))}`
      : "¿Cuál servicio quieres?",
  day: () => "¿Qué día te gustaría?",
  time: () => "¿A qué hora te gustaría?",
  specialist: () => "¿Con quién te gustaría?",
  branch: ({ branches }) => `¿En cuál sucursal te queda mejor?\n${bullets(branches.map(({ name }) => name))}`,
  name: ({ nameToRepeat }) => (nameToRepeat === null ? "¿Me compartes tu nombre?" : askIfCalled(nameToRepeat)),
  appointment: ({ appointments, now, branches }) =>
    appointments.length > 0
      ? `¿De cuál cita me hablas?\n${bullets(appointments.map((each) => appointmentLine(each, now.day, branches.length > 1)))}`
      : "A tu nombre no encuentro ninguna cita próxima. ¿Cuál buscas?",
};
