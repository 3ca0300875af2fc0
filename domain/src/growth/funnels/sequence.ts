// The reactivation messages of a scenario: when each is sent, and which variables its text may use (D-11.3).
import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
  type VariableName,
} from "../../business/contacts/message-text/variables.ts";
import type { PhaseType } from "./phases.ts";

export const SEQUENCE_UNITS = ["minutes", "hours", "days"] as const;
export const SEQUENCE_REFERENCES = ["scenario_update", "last_appointment", "last_reactivation_message"] as const;
export const MOST_IN_SEQUENCE = 10;
export const MOST_OF_SEQUENCE_TEXT = 1000;

/** A negative delay is before the reference. */
export type SequenceTiming = {
  delay: number;
  timeUnit: (typeof SEQUENCE_UNITS)[number];
  delayReference: (typeof SEQUENCE_REFERENCES)[number];
};

export type SequenceMessage = SequenceTiming & {
  _id: string;
  text: string;
  formattedName: string;
  /** Whether a person may withdraw it once it is planned. */
  deletable: boolean;
};

export const REFERENCE_LABELS: Readonly<Record<SequenceTiming["delayReference"], string>> = {
  scenario_update: "Que llegó al escenario",
  last_appointment: "Su última cita",
  last_reactivation_message: "El mensaje anterior",
};

const MOST = { minutes: 1440, hours: 720, days: 365 } as const;
const UNIT_WORDS = {
  minutes: ["minuto", "minutos"],
  hours: ["hora", "horas"],
  days: ["día", "días"],
} as const;

/** What is wrong with the delay, in Spanish; null when nothing is. Only an appointment has a time before it. */
export function delayProblem({ delay, timeUnit, delayReference }: SequenceTiming): string | null {
  if (delay < 0 && delayReference !== "last_appointment") return "El delay no puede ser negativo.";
  const most = MOST[timeUnit];
  return Math.abs(delay) > most ? `Con ${UNIT_WORDS[timeUnit][1]}, el tiempo puede ser hasta ${most}` : null;
}

/** Only the contacts of a phase of appointments have one to speak of. */
export function sequenceVariables(type: PhaseType): readonly VariableName[] {
  return type === "scheduling" ? OF_SCHEDULING : [...CONTACT_VARIABLES, "asistente"];
}

const OF_SCHEDULING: readonly VariableName[] = [
  ...APPOINTMENT_VARIABLES.filter((name) => name !== "pago" && name !== "codigo"),
  "asistente",
];

/** '2 días después de su última cita' */
export function sequenceTimingText({ delay, timeUnit, delayReference }: SequenceTiming): string {
  const count = Math.abs(delay);
  if (count === 0) return `${AT_ONCE[delayReference]}`;
  const time = `${count} ${UNIT_WORDS[timeUnit][count === 1 ? 0 : 1]}`;
  return `${time} ${delay < 0 ? "antes" : "después"} ${AFTER[delayReference]}`;
}

const AT_ONCE = {
  scenario_update: "Al llegar al escenario",
  last_appointment: "Al terminar su última cita",
  last_reactivation_message: "Junto con el mensaje anterior",
} as const;
const AFTER = {
  scenario_update: "de llegar al escenario",
  last_appointment: "de su última cita",
  last_reactivation_message: "del mensaje anterior",
} as const;
