// The first values of a funnel's form: the stored one, a copy, or default phases. `key` identifies list entries while
// they move; it is never sent.
import type { Action, Goal, PhaseType } from "@mostrador/domain/growth/funnels/phases.ts";
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import type { SequenceMessage } from "@mostrador/domain/growth/funnels/sequence.ts";

export type SequenceValues = Omit<SequenceMessage, "_id"> & { key: string; _id?: string };
export type ScenarioValues = {
  key: string;
  _id?: string;
  name: string;
  description: string;
  actionReference: Action | "none";
  type: "auto" | "manual";
  WALabel: string;
  reactivationMessagesSequence: SequenceValues[];
};
export type PhaseValues = { key: string; _id?: string; name: string; type: PhaseType; scenarios: ScenarioValues[] };
export type NoteValues = { key: string; text: string; date?: string };
type FunnelValues = { name: string; description: string; goal: Goal; notes: NoteValues[]; phases: PhaseValues[] };

const MOST_LETTERS = 60;

export function valuesOf({ name, description, goal, notes, phases }: Funnel): FunnelValues {
  return {
    name,
    description,
    goal,
    notes: notes.map(({ text, date }, at) => ({ key: `n${at}`, text, date })),
    phases: phases.map((phase, at) => ({
      key: phase._id,
      _id: phase._id,
      name: phase.name,
      type: phase.type,
      scenarios: phase.scenarios.map((scenario, index) => ({
        key: `${at}-${index}`,
        _id: scenario._id,
        name: scenario.name,
        description: scenario.description,
        actionReference: scenario.actionReference,
        type: scenario.type,
        WALabel: scenario.WALabel,
        reactivationMessagesSequence: scenario.reactivationMessagesSequence.map((message) => ({
          ...message,
          key: message._id,
        })),
      })),
    })),
  };
}

/** Without ids, because it is saved as another one. */
export function copyOf(funnel: Funnel): FunnelValues {
  const { name, phases, ...rest } = valuesOf(funnel);
  const mark = " (copia)";
  return {
    ...rest,
    name: `${name.slice(0, MOST_LETTERS - mark.length)}${mark}`,
    phases: phases.map(({ _id: _, scenarios, ...phase }) => ({
      ...phase,
      scenarios: scenarios.map(({ _id: __, reactivationMessagesSequence, ...scenario }) => ({
        ...scenario,
        reactivationMessagesSequence: reactivationMessagesSequence.map(({ _id: ___, ...message }) => message),
      })),
    })),
  };
}

export function presetValues(): FunnelValues {
  return {
    name: "",
    description: "",
    goal: "none",
    notes: [],
    phases: [
      phase("Nuevos", "personalized", [
        ["Escribió", "entry"],
        ["Interesado", "none"],
      ]),
      phase("Citas", "scheduling", [
        ["Agendó", "agendada"],
        ["Confirmó", "confirmada"],
        ["Canceló", "cancelada"],
      ]),
      phase("Clientes", "personalized", [
        ["Asistió", "asistida"],
        ["No asistió", "no_asistida"],
      ]),
      phase("Atención", "contact_human", [["Pide hablar con una persona", "contact_admin"]]),
    ],
  };
}

export function newPhase(): PhaseValues {
  return { key: newKey(), name: "", type: "personalized", scenarios: [newScenario()] };
}

export function newScenario(): ScenarioValues {
  return {
    key: newKey(),
    name: "",
    description: "",
    actionReference: "none",
    type: "manual",
    WALabel: "",
    reactivationMessagesSequence: [],
  };
}

/** The first counts from the arrival, the others from the message before. */
export function newSequenceMessage(isFirst: boolean): SequenceValues {
  const delayReference = isFirst ? ("scenario_update" as const) : ("last_reactivation_message" as const);
  return { key: newKey(), text: "", formattedName: "", delay: 1, timeUnit: "days", delayReference, deletable: true };
}

export function newNote(): NoteValues {
  return { key: newKey(), text: "" };
}

/** With the entry at `at` moved up (-1) or down (1). */
export function withMoved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

function phase(name: string, type: PhaseType, scenarios: readonly (readonly [string, Action | "none"])[]): PhaseValues {
  return {
    key: name,
    name,
    type,
    scenarios: scenarios.map(([said, actionReference]) => ({
      key: `${name}-${said}`,
      name: said,
      description: "",
      actionReference,
      type: actionReference === "none" ? "manual" : "auto",
      WALabel: "",
      reactivationMessagesSequence: [],
    })),
  };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}
