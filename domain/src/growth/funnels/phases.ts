// The phases of a funnel and their scenarios: the positions of a contact, and where each action moves it (D-11.2).
import { fold } from "../../kit/text.ts";

export const PHASE_TYPES = ["scheduling", "personalized", "contact_human", "ordering"] as const;
export type PhaseType = (typeof PHASE_TYPES)[number];
export const PHASE_LABELS: Readonly<Record<PhaseType, string>> = {
  scheduling: "Agendar citas",
  personalized: "Personalizada",
  contact_human: "Hablar con una persona",
  ordering: "Pedidos",
};

/** Actions that move a contact; each leads to one scenario of a phase at most. */
export const ACTIONS = [
  "entry",
  "agendada",
  "confirmada",
  "cancelada",
  "asistida",
  "no_asistida",
  "contact_admin",
] as const;
export type Action = (typeof ACTIONS)[number];
export const ACTION_LABELS: Readonly<Record<Action | "none", string>> = {
  none: "Ninguna",
  entry: "Empieza una conversación",
  agendada: "Cita agendada",
  confirmada: "Cita confirmada",
  cancelada: "Cita cancelada",
  asistida: "Asistió a su cita",
  no_asistida: "No asistió a su cita",
  contact_admin: "Pide hablar con una persona",
};

/** The goal of a business for a scenario: fewer contacts in it, or none. */
export const GOALS = ["decrease", "none"] as const;
export type Goal = (typeof GOALS)[number];
export const GOAL_LABELS: Readonly<Record<Goal, string>> = { none: "Ninguna", decrease: "Que haya menos contactos" };

export const SCENARIO_TYPES = ["auto", "manual"] as const;

/** Without a position: as the documents write it. */
export const NO_PLACE = "sin_fase.ninguno";

/** 'Cita por confirmar' is `cita_por_confirmar`; '' for a name without letters or digits. */
export function formattedName(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}

export type PlacedScenario = { _id: string; formattedName: string; actionReference: Action | "none" };
export type PlacedPhase = { _id: string; formattedName: string; scenarios: readonly PlacedScenario[] };
/** A position, by its ids. */
export type Place = { phaseId: string; scenarioId: string };

/** 'phase.scenario' by their formatted names. */
export function writePlace(phases: readonly PlacedPhase[], place: Place | null): string {
  const phase = phases.find(({ _id }) => _id === place?.phaseId);
  const scenario = phase?.scenarios.find(({ _id }) => _id === place?.scenarioId);
  return phase && scenario ? `${phase.formattedName}.${scenario.formattedName}` : NO_PLACE;
}

/** Null for one that the funnel does not have. */
export function readPlace(phases: readonly PlacedPhase[], written: string): Place | null {
  const [phaseName, scenarioName] = written.split(".");
  const phase = phases.find((each) => each.formattedName === phaseName);
  const scenario = phase?.scenarios.find((each) => each.formattedName === scenarioName);
  return phase && scenario ? { phaseId: phase._id, scenarioId: scenario._id } : null;
}

type NamedPhase = {
  name: string;
  formattedName: string;
  scenarios: readonly { name: string; formattedName: string }[];
};

/** 'Citas · Agendó': the current names of a written position; what no longer exists keeps its written one. */
export function placeText(phases: readonly NamedPhase[], written: string): string {
  if (written === NO_PLACE) return "Sin fase";
  const [phaseName = "", scenarioName = ""] = written.split(".");
  const phase = phases.find(({ formattedName: name }) => name === phaseName);
  const scenario = phase?.scenarios.find(({ formattedName: name }) => name === scenarioName);
  return `${phase?.name ?? spaced(phaseName)} · ${scenario?.name ?? spaced(scenarioName)}`;
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

/** The phase of that scenario; null for one that the funnel does not have. */
export function placeOf(phases: readonly PlacedPhase[], scenarioId: string): Place | null {
  const phase = phases.find(({ scenarios }) => scenarios.some(({ _id }) => _id === scenarioId));
  return phase ? { phaseId: phase._id, scenarioId } : null;
}

/**
 * Where the action moves a contact from `present`: to its scenario in the same phase, or in the first later phase that
 * has one, or in the first phase that has one. Null: the funnel does not have the action.
 */
export function placeAfter(phases: readonly PlacedPhase[], present: Place | null, action: Action): Place | null {
  const at = phases.findIndex(({ _id }) => _id === present?.phaseId);
  const first = Math.max(at, 0);
  const walk = [...phases.slice(first), ...phases.slice(0, first)];
  for (const phase of walk) {
    const scenario = phase.scenarios.find(({ actionReference }) => actionReference === action);
    if (scenario) return { phaseId: phase._id, scenarioId: scenario._id };
  }
  return null;
}
