// Who answers on a channel (contract/conversation#who-answers): a person's choice first, then the assistants for it
// that can answer now.
import type { ChannelKind } from "../schema.ts";
import type { ChannelAnswering, ChannelAssistant } from "./schema.ts";

/** An assistant for customers, with the kinds of channels on which it speaks. */
export type AnsweringAssistant = Omit<ChannelAssistant, "isHere"> & { kinds: readonly ChannelKind[] };

export type AnsweringFacts = {
  kind: ChannelKind;
  /** A person's choice; null while no one was asked. */
  chosen: "assistants" | "team" | null;
  assistants: readonly AnsweringAssistant[];
};

export function answeringOf({ kind, chosen, assistants }: AnsweringFacts): ChannelAnswering {
  const shown = assistants.map(({ kinds, ...assistant }) => ({ ...assistant, isHere: kinds.includes(kind) }));
  const here = shown.filter(({ isHere }) => isHere);
  const answering = here.filter(({ silence }) => silence === "");
  const isChosen = chosen !== null;
  if (chosen === "team") return { by: "team", isChosen, text: "Contesta tu equipo", assistants: shown };
  const text = answering.length > 0 ? answeringText(answering) : silentText(here);
  return { by: answering.length > 0 ? "assistants" : "nobody", isChosen, text, assistants: shown };
}

const LISTED = new Intl.ListFormat("es-MX");

function answeringText(answering: readonly ChannelAssistant[]): string {
  const [first] = answering;
  if (answering.length > 1) return `Contestan ${LISTED.format(answering.map(({ name }) => name))}`;
  return `Contesta ${first?.name}${first?.audience ? `, ${first.audience}` : ""}`;
}

function silentText(here: readonly ChannelAssistant[]): string {
  const [first] = here;
  return first ? `Nadie contesta aquí: ${first.name} ${first.silence}` : "Nadie contesta aquí";
}
