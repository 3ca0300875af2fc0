// Ready rules: messages of the plan that every business can turn on (contract/growth#ready-rules). Off by default.
import * as z from "zod";
import { messageTextProblem } from "../../business/contacts/message-text/message-text.ts";
import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
  type VariableName,
} from "../../business/contacts/message-text/variables.ts";
import { event } from "../../kit/event.ts";
import { DateTime, HourMinute, Id, REQUIRED, text, UpdatedAtOrNever } from "../../kit/schema.ts";

export const READY_KINDS = ["birthday", "win_back", "review"] as const;
export type ReadyKind = (typeof READY_KINDS)[number];

const MOST_LETTERS = 1000;
export const MOST_OF_READY = MOST_LETTERS;
/** Outside the quiet hours. */
const FIRST_HOUR = "08:00";
const LAST_HOUR = "20:45";

/** The ends of `days`: before a birthday, without a visit, after a visit. */
export const DAYS_RANGE: Readonly<Record<ReadyKind, readonly [number, number]>> = {
  birthday: [0, 30],
  win_back: [7, 365],
  review: [0, 30],
};

export const READY_VARIABLES: Readonly<Record<ReadyKind, readonly VariableName[]>> = {
  birthday: [...CONTACT_VARIABLES, "asistente"],
  win_back: [...CONTACT_VARIABLES, "asistente"],
  review: [...APPOINTMENT_VARIABLES.filter((name) => name !== "pago" && name !== "codigo"), "asistente"],
};

export type ReadyFields = { isOn: boolean; message: string; hour: string; days: number };

export const READY_DEFAULTS: Readonly<Record<ReadyKind, ReadyFields>> = {
  birthday: {
    isOn: false,
    message: "¡Feliz cumpleaños, {{nombre}}! En {{negocio}} te deseamos un gran día. Ven esta semana a celebrarlo.",
    hour: "10:00",
    days: 0,
  },
  win_back: {
    isOn: false,
    message: "Hola {{nombre}}, hace tiempo que no te vemos en {{negocio}}. ¿Te apartamos un lugar esta semana?",
    hour: "11:00",
    days: 60,
  },
  review: {
    isOn: false,
    message:
      "Hola {{nombre}}, gracias por venir a {{negocio}}. ¿Cómo te fue con tu {{servicio}}? Tu opinión nos ayuda.",
    hour: "12:00",
    days: 1,
  },
};

export const ReadyRuleEdit = z
  .object({
    kind: z.enum(READY_KINDS, "Elige cumpleaños, volver o reseña"),
    isOn: z.boolean("Debe ser verdadero o falso").optional(),
    message: text(1, MOST_LETTERS, "El mensaje").optional(),
    hour: HourMinute.refine((hour) => hour >= FIRST_HOUR && hour <= LAST_HOUR, {
      message: "Elige una hora entre las 8:00 am y las 8:45 pm",
    }).optional(),
    days: z.number(REQUIRED).int("Los días deben ser un número entero").optional(),
    updatedAt: UpdatedAtOrNever,
  })
  .check(({ value, issues }) => {
    const { kind, message, days } = value;
    const problem = message === undefined ? null : messageTextProblem(message, READY_VARIABLES[kind]);
    if (problem !== null) issues.push({ code: "custom", path: ["message"], message: problem, input: message });
    const [least, most] = DAYS_RANGE[kind];
    if (days !== undefined && (days < least || days > most)) {
      issues.push({ code: "custom", path: ["days"], message: `Los días van de ${least} a ${most}`, input: days });
    }
  });
export type ReadyRuleEdit = z.infer<typeof ReadyRuleEdit>;

export const ReadyRule = z.object({
  kind: z.enum(READY_KINDS),
  isOn: z.boolean(),
  message: z.string(),
  hour: z.string(),
  days: z.int(),
  /** That of its planned messages; null while it was never saved. */
  ruleId: Id.nullable(),
  /** Of its messages of the last year. */
  figures: z.object({ planned: z.int(), sent: z.int(), answered: z.int(), booked: z.int() }),
  updatedAt: DateTime.nullable(),
});
export type ReadyRule = z.infer<typeof ReadyRule>;

/** A rule was saved: contacts are planned again, those with a planned message first, then those with recent visits. */
export const ReadyRuleChanged = event<{ ruleId: string; stage: "planned" | "visited"; beyond: string | null }>(
  "ready-rule-changed",
  "Regla modificada",
);
/** Once a day while the rule of birthdays is on. `run`: one of an earlier time that it was turned on does nothing. */
export const BirthdaysDue = event<{ run: number; beyond: string | null }>("birthdays-due");
