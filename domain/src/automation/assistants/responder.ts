// Decides who answers a contact that wrote: the most specific active assistant for that channel and such people, or
// none (D-8.4, D-5.5). Also says by which rule, in words for staff.
import type { AssistantChannel, CorrespondTo } from "./schema.ts";

export type Candidate = {
  id: string;
  name: string;
  isWorking: boolean;
  /** An assistant in test mode speaks to test numbers only (decision 52). */
  mode: "production" | "testing";
  channel: readonly AssistantChannel[];
  correspondTo: CorrespondTo;
  /** Ids; the assistant only serves customers from one of these sources. Empty means all customers. */
  trafficSources: readonly string[];
};

export type Situation = {
  businessIsWorking: boolean;
  channel: AssistantChannel;
  contact: {
    type: "lead" | "client" | "personal";
    noRespond: boolean;
    /** The number belongs to the business's own people, and was proved (D-9.7, D-15.5). */
    isStaff: boolean;
    isTestNumber: boolean;
    /** The source of the customer (D-8.5). */
    trafficSources: readonly string[];
  };
  /** The conversation was passed to a person and not returned. */
  handedOver: boolean;
  /** A person of the business wrote a short while ago. */
  takenByPerson: boolean;
  /** A person decided that only people answer on this channel. Staff still get answers. */
  isTeamOnly: boolean;
};

const MOST_SPECIFIC_FIRST: CorrespondTo[] = ["test_numbers", "business", "leads", "clients", "leads_and_clients"];

/** `candidates` oldest first: of two equal ones the older answers. */
export function responder<C extends Candidate>(situation: Situation, candidates: readonly C[]): C | null {
  const { businessIsWorking, contact, handedOver, takenByPerson } = situation;
  if (!businessIsWorking || contact.noRespond || handedOver || takenByPerson) return null;
  return inOrder(situation, candidates)[0] ?? null;
}

/** Why `chosen` and no other, in one or two Spanish sentences. */
export function chosenBecause<C extends Candidate>(situation: Situation, candidates: readonly C[], chosen: C): string {
  const others = inOrder(situation, candidates).filter(({ id }) => id !== chosen.id);
  return `${reasonOf(chosen)} ${comparedText(chosen, others)}`;
}

function inOrder<C extends Candidate>({ channel, contact, isTeamOnly }: Situation, candidates: readonly C[]): C[] {
  const fitting = candidates.filter(
    (each) =>
      each.isWorking &&
      each.channel.includes(channel) &&
      attends(each, contact) &&
      !(isTeamOnly && each.mode === "production" && isForCustomers(each)),
  );
  return fitting
    .map((each, age) => ({ each, age }))
    .sort((one, other) => rankOf(one.each) - rankOf(other.each) || one.age - other.age)
    .map(({ each }) => each);
}

/**
 * A person who tests an assistant gets that one. For customers, an assistant limited to their source comes before a
 * general one.
 */
function rankOf(each: Candidate): number {
  if (each.mode === "testing") return -1;
  const audience = MOST_SPECIFIC_FIRST.indexOf(each.correspondTo);
  return isForSources(each) || !isForCustomers(each) ? audience : audience + MOST_SPECIFIC_FIRST.length;
}

/** It speaks to customers, not to the business's own people or to testers. */
export function isForCustomers({ correspondTo }: Pick<Candidate, "correspondTo">): boolean {
  return correspondTo !== "business" && correspondTo !== "test_numbers";
}

/** The business's own people and testers do not come from a source. */
function isForSources(each: Candidate): boolean {
  return each.mode === "production" && isForCustomers(each) && each.trafficSources.length > 0;
}

/** The assistant obeys the people of the business; a test number alone does not count as one. */
function attends(each: Candidate, contact: Situation["contact"]): boolean {
  const { mode, correspondTo } = each;
  if (isForSources(each) && !each.trafficSources.some((id) => contact.trafficSources.includes(id))) return false;
  if (mode === "production") return AUDIENCES[correspondTo](contact);
  return contact.isTestNumber && (correspondTo !== "business" || contact.isStaff);
}

const AUDIENCES: Record<CorrespondTo, (contact: Situation["contact"]) => boolean> = {
  leads_and_clients: ({ type }) => type !== "personal",
  leads: ({ type }) => type === "lead",
  clients: ({ type }) => type === "client",
  business: ({ isStaff }) => isStaff,
  test_numbers: ({ isTestNumber }) => isTestNumber,
};

const REASONS: Record<CorrespondTo, string> = {
  leads_and_clients: "atiende a prospectos y clientes",
  leads: "atiende solo a prospectos, y este contacto lo es",
  clients: "atiende solo a clientes, y este contacto lo es",
  business: "atiende a la gente del negocio, y este número se comprobó con un código",
  test_numbers: "atiende a los números de prueba, y este es uno",
};

function reasonOf(each: Candidate): string {
  const { name, mode, correspondTo } = each;
  if (mode === "testing") return `${name} está en pruebas y este es un número de prueba.`;
  const through = isForSources(each) ? "; de ellos, a quien llega por sus fuentes de tráfico, como este" : "";
  return `${name} ${REASONS[correspondTo]}${through}.`;
}

function comparedText(chosen: Candidate, others: readonly Candidate[]): string {
  const [next] = others;
  if (!next) return "Ningún otro asistente activo atiende a este contacto por este canal.";
  const names = others.map(({ name }) => name).join(", ");
  if (rankOf(next) === rankOf(chosen))
    return `También podía contestar ${names}: con el mismo público, responde el más antiguo.`;
  return `También podía contestar ${names}: se prefiere a quien tiene el público más específico.`;
}
