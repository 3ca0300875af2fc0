// What the server asks when a model chooses to ask, and how it names the appointments of the contact.
import type { Day } from "../../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../../kit/words/say-date.ts";
import { bullets } from "../engine/say/format.ts";
import type { ToolAppointment } from "../tools/answers/schema.ts";
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
  name: () => "¿Me compartes tu nombre?",
  appointment: ({ appointments, now, branches }) =>
    appointments.length > 0
      ? `¿De cuál cita me hablas?\n${bullets(appointments.map((each) => appointmentLine(each, now.day, branches.length > 1)))}`
      : "A tu nombre no encuentro ninguna cita próxima. ¿Cuál buscas?",
};

/** 'Corte de dama el jueves 26 de noviembre a las 5:00 pm con Marta Solís' */
export function appointmentLine(appointment: ToolAppointment, today: Day, hasBranches: boolean): string {
  const { serviceName, day, time, specialistName, branchName } = appointment;
  const where = hasBranches ? ` en ${branchName}` : "";
  return `${serviceName} ${sayTheDay(day, today)} a ${sayTheTime(time)} con ${specialistName}${where}`;
}
