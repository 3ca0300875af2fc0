// Who answers a contact that wrote: the most specific active assistant that speaks on that channel to such people, or
// nobody (D-8.4, D-5.5); and by which rule it was this one, in words for staff.
import type { AssistantChannel, CorrespondTo } from "./schema.ts";

export type Candidate = {
  id: string;
  name: string;
  isWorking: boolean;
  /** One that is tried speaks to test numbers only (decision 52). */
  mode: "production" | "testing";
  channel: readonly AssistantChannel[];
  correspondTo: CorrespondTo;
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
  };
  /** The conversation was passed to a person and not given back. */
  handedOver: boolean;
  /** A person of the business wrote a short while ago. */
  takenByPerson: boolean;
};

const MOST_SPECIFIC_FIRST: CorrespondTo[] = ["test_numbers", "business", "leads", "clients", "leads_and_clients"];

/** `candidates` oldest first: of two alike the older one answers. */
export function responder<C extends Candidate>(situation: Situation, candidates: readonly C[]): C | null {
  const { businessIsWorking, contact, handedOver, takenByPerson } = situation;
  if (!businessIsWorking || contact.noRespond || handedOver || takenByPerson) return null;
  return inOrder(situation, candidates)[0] ?? null;
}

/** Why `chosen` and no other: a sentence or two of Spanish. */
export function chosenBecause<C extends Candidate>(situation: Situation, candidates: readonly C[], chosen: C): string {
  const others = inOrder(situation, candidates).filter(({ id }) => id !== chosen.id);
  return `${reasonOf(chosen)} ${comparedText(chosen, others)}`;
}

function inOrder<C extends Candidate>({ channel, contact }: Situation, candidates: readonly C[]): C[] {
  const fitting = candidates.filter(
    (each) => each.isWorking && each.channel.includes(channel) && attends(each, contact),
  );
  return fitting
    .map((each, age) => ({ each, age }))
    .sort((one, other) => rankOf(one.each) - rankOf(other.each) || one.age - other.age)
    .map(({ each }) => each);
}

/** Who tries an assistant means that one. */
function rankOf({ mode, correspondTo }: Candidate): number {
  return mode === "testing" ? -1 : MOST_SPECIFIC_FIRST.indexOf(correspondTo);
}

/** The people of the business are obeyed: a number that only tries is none of them. */
function attends({ mode, correspondTo }: Candidate, contact: Situation["contact"]): boolean {
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

function reasonOf({ name, mode, correspondTo }: Candidate): string {
  if (mode === "testing") return `${name} está en pruebas y este es un número de prueba.`;
  return `${name} ${REASONS[correspondTo]}.`;
}

function comparedText(chosen: Candidate, others: readonly Candidate[]): string {
  const [next] = others;
  if (!next) return "Ningún otro asistente activo atiende a este contacto por este canal.";
  const names = others.map(({ name }) => name).join(", ");
  if (rankOf(next) === rankOf(chosen))
    return `También podía contestar ${names}: con el mismo público, responde el más antiguo.`;
  return `También podía contestar ${names}: se prefiere a quien tiene el público más específico.`;
}
