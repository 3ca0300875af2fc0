// Who answers a contact that wrote: the most specific active assistant that speaks on that channel to such people, or
// nobody (D-8.4, D-5.5).
import type { AssistantChannel, CorrespondTo } from "./schema.ts";

export type Candidate = {
  id: string;
  isWorking: boolean;
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
  const fitting = candidates.filter(
    (each) =>
      each.isWorking && each.channel.includes(situation.channel) && AUDIENCES[each.correspondTo](situation.contact),
  );
  for (const audience of MOST_SPECIFIC_FIRST) {
    const first = fitting.find((each) => each.correspondTo === audience);
    if (first) return first;
  }
  return null;
}

const AUDIENCES: Record<CorrespondTo, (contact: Situation["contact"]) => boolean> = {
  leads_and_clients: ({ type }) => type !== "personal",
  leads: ({ type }) => type === "lead",
  clients: ({ type }) => type === "client",
  business: ({ isStaff }) => isStaff,
  test_numbers: ({ isTestNumber }) => isTestNumber,
};
