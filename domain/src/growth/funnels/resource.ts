// Funnels: the phases through which a business leads its contacts, each with its scenarios (contract/growth#funnels;
// docs/decisions/0073).
import * as z from "zod";
import { messageTextProblem } from "../../business/contacts/message-text/message-text.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { defineResource } from "../../kit/resource.ts";
import { DateTime, dateTime, Id, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { ACTIONS, formattedName, GOALS, PHASE_TYPES, SCENARIO_TYPES } from "./phases.ts";
import {
  delayProblem,
  MOST_IN_SEQUENCE,
  MOST_OF_SEQUENCE_TEXT,
  SEQUENCE_REFERENCES,
  SEQUENCE_UNITS,
  sequenceVariables,
} from "./sequence.ts";

/** Until a plan is bought (D-17.15). */
const USUAL_FUNNELS = 20;
export const MOST_PHASES = 12;
export const MOST_SCENARIOS = 12;
export const MOST_NOTES = 50;

const NO_LETTERS = "El nombre debe llevar letras o números";
const name = text(1, 40, "El nombre").refine((value) => value === "" || formattedName(value) !== "", NO_LETTERS);
const ActionReference = z.enum(["none", ...ACTIONS], "La acción de referencia no es válida");
const PhaseType = z.enum(PHASE_TYPES, "Elige el tipo de la fase");
const ScenarioType = z.enum(SCENARIO_TYPES, "El tipo debe ser automático o manual");

const TimeUnit = z.enum(SEQUENCE_UNITS, "Elige minutos, horas o días");
const DelayReference = z.enum(SEQUENCE_REFERENCES, "Elige desde cuándo se cuenta el tiempo");

const WrittenMessage = z
  .object({
    /** Of an existing one; a new one has none yet. */
    _id: Id.optional(),
    text: text(1, MOST_OF_SEQUENCE_TEXT, "El mensaje", "El texto del mensaje es requerido."),
    /** The last part of 'phase.scenario.message'; without one it is named by its place. */
    formattedName: optionalText(60, "El nombre del mensaje").optional(),
    delay: z.number(REQUIRED).int("El tiempo debe ser un número entero"),
    timeUnit: TimeUnit.default("days"),
    delayReference: DelayReference.default("scenario_update"),
    deletable: z.boolean("Debe ser verdadero o falso").default(true),
  })
  .check(({ value, issues }) => {
    const message = delayProblem(value);
    if (message !== null) issues.push({ code: "custom", input: value.delay, path: ["delay"], message });
  });
export type WrittenMessage = z.output<typeof WrittenMessage>;

const Sequence = z
  .array(WrittenMessage)
  .max(MOST_IN_SEQUENCE, `Una secuencia puede tener hasta ${MOST_IN_SEQUENCE} mensajes`)
  .superRefine((messages, context) => {
    const names = ({ formattedName: said }: WrittenMessage) => formattedName(said ?? "");
    once(messages, names, "formattedName", "Ya hay un mensaje con ese nombre", context);
  });

const Scenario = z
  .object({
    /** Of an existing one; a new one has none yet. */
    _id: Id.optional(),
    name,
    description: optionalText(100, "La descripción").prefault(""),
    actionReference: ActionReference.default("none"),
    type: ScenarioType.default("manual"),
    /** The label of these contacts in the phone's own app. */
    WALabel: optionalText(100, "La etiqueta de WhatsApp").prefault(""),
    /** Left out, the existing one stays. */
    reactivationMessagesSequence: Sequence.optional(),
  })
  .refine(({ type, actionReference }) => type !== "auto" || actionReference !== "none", {
    path: ["actionReference"],
    error: "Un escenario automático necesita una acción de referencia",
  })
  .refine(({ type, actionReference }) => type !== "manual" || actionReference === "none", {
    path: ["type"],
    error: "Un escenario con acción de referencia es automático",
  });

const Phase = z
  .object({
    _id: Id.optional(),
    name,
    type: PhaseType,
    scenarios: z
      .array(Scenario)
      .min(1, "Agrega al menos un escenario")
      .max(MOST_SCENARIOS, `Una fase puede tener hasta ${MOST_SCENARIOS} escenarios`)
      .superRefine((scenarios, context) => {
        once(scenarios, ({ name: said }) => formattedName(said), "name", "Ya hay un escenario con ese nombre", context);
        const actions = ({ actionReference }: (typeof scenarios)[number]) =>
          actionReference === "none" ? "" : actionReference;
        once(scenarios, actions, "actionReference", "Otro escenario de esta fase ya usa esa acción", context);
      }),
  })
  .check(({ value, issues }) => {
    for (const [at, { reactivationMessagesSequence: messages = [] }] of value.scenarios.entries()) {
      for (const [index, { text: written }] of messages.entries()) {
        const message = messageTextProblem(written, sequenceVariables(value.type));
        const path = ["scenarios", at, "reactivationMessagesSequence", index, "text"];
        if (message !== null) issues.push({ code: "custom", input: written, path, message });
      }
    }
  });

const Phases = z
  .array(Phase)
  .min(1, "Agrega al menos una fase")
  .max(MOST_PHASES, `Un funnel puede tener hasta ${MOST_PHASES} fases`)
  .superRefine((phases, context) => {
    once(phases, ({ name: said }) => formattedName(said), "name", "Ya hay una fase con ese nombre", context);
  });
export type WrittenPhase = z.output<typeof Phase>;
export type FunnelPhasesInput = z.input<typeof Phases>;

/** A duplicate gets the error at its own field; '' is ignored. */
function once<One>(
  list: readonly One[],
  of: (one: One) => string,
  field: string,
  message: string,
  context: { addIssue(issue: { code: "custom"; path: PropertyKey[]; message: string }): void },
): void {
  const seen = new Set<string>();
  for (const [index, one] of list.entries()) {
    const key = of(one);
    if (key !== "" && seen.has(key)) context.addIssue({ code: "custom", path: [index, field], message });
    seen.add(key);
  }
}

/** Blank ones are left out. */
const Notes = z
  .array(z.object({ text: optionalText(500, "La nota"), date: dateTime("La fecha de la nota").optional() }))
  .max(MOST_NOTES, `Un funnel puede tener hasta ${MOST_NOTES} notas`);

export const FunnelPhase = z.object({
  _id: Id,
  name: z.string(),
  formattedName: z.string(),
  type: PhaseType,
  scenarios: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      formattedName: z.string(),
      description: z.string(),
      actionReference: ActionReference,
      type: ScenarioType,
      WALabel: z.string(),
      reactivationMessagesSequence: z.array(
        z.object({
          _id: Id,
          text: z.string(),
          formattedName: z.string(),
          delay: z.int(),
          timeUnit: TimeUnit,
          delayReference: DelayReference,
          deletable: z.boolean(),
        }),
      ),
    }),
  ),
});
export type FunnelPhase = z.output<typeof FunnelPhase>;

export const funnels = defineResource({
  name: "funnel",
  table: "funnels",
  noun: { one: "funnel", many: "funnels", gender: "m", held: "tiene contactos o lo usa un asistente" },
  texts: { created: "Funnel creado correctamente", edited: "Funnel actualizado correctamente" },
  page: PAGE.funnels,
  readers: [PAGE.asistentes, PAGE.contactos],
  fields: {
    name: text(2, 60, "El nombre"),
    description: optionalText(500, "La descripción"),
    goal: z.enum(GOALS, "La meta no es válida"),
    notes: Notes,
    phases: Phases,
  },
  defaults: { description: "", goal: "none", notes: [] },
  answer: {
    notes: z.array(z.object({ text: z.string(), date: DateTime })),
    phases: z.array(FunnelPhase),
    /** How many contacts are in it. */
    contacts: z.int(),
  },
  sorts: ["createdAt", "name"],
  searched: ["name", "description"],
  shownBy: ["assistant"],
  example: ({ mark, next }) => ({
    name: `Funnel ${mark} ${next()}`.slice(0, 60),
    description: `Cómo llega alguien a ${mark}`,
    phases: [
      {
        name: `Nuevos ${mark}`.slice(0, 40),
        type: "personalized" as const,
        scenarios: [
          { name: "Escribió", actionReference: "entry" as const, type: "auto" as const },
          { name: `Interesado ${mark}`.slice(0, 40) },
        ],
      },
      {
        name: "Citas",
        type: "scheduling" as const,
        scenarios: [{ name: "Agendó", actionReference: "agendada" as const, type: "auto" as const }],
      },
    ],
  }),
});

/** What the plan of a business counts of them. */
export const LIMITED_FUNNELS = {
  ...{ name: funnels.name, table: funnels.table, noun: funnels.noun },
  limit: { name: "funnels", usual: USUAL_FUNNELS },
};

/** Edited, archived or deleted: what it planned is planned again. `beyond`: the last contact of the page before. */
export const FunnelChanged = event<{ funnelId: string; stage: "planned" | "placed"; beyond: string | null }>(
  "funnel-changed",
  "Funnel modificado",
);

export type Funnel = z.output<typeof funnels.Row>;
export type NewFunnel = z.output<typeof funnels.New>;
