// Writes out what a language model chose to say in a turn. If it named things that do not exist it may choose a second
// time; then the valid part is said.

import { choicesOf } from "@mostrador/domain/automation/assistants/offers/choices-of.ts";
import type { ContactMessage } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { Speech } from "@mostrador/domain/automation/assistants/speech/composer.ts";
import { type ReadSay, readSay, sayInText } from "@mostrador/domain/automation/assistants/speech/read-say.ts";
import { sayActs } from "@mostrador/domain/automation/assistants/speech/say-acts.ts";
import { type Act, SAY_DESCRIPTION, Say } from "@mostrador/domain/automation/assistants/speech/schema.ts";
import type { Search, SpeechFacts } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";
import { cleanInput } from "@mostrador/domain/automation/assistants/tools/clean-input.ts";
import type { Choice } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { LlmTool } from "../../../../providers/llm/port.ts";
import { toolError } from "../tools/scene.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";
import { readSpeechFacts } from "./read-speech-facts.ts";

const MOST_REFUSALS = 1;
const UNREAD = "Cada acto lleva `act`, con uno de los nombres de la herramienta, y son 8 a lo más.";

export type Speaker = {
  tool: LlmTool;
  isOver(): boolean;
  /** Notes a search of this turn, so that the reply can report it. */
  noteSearch(search: Search): void;
  noteAppointments(): void;
  notePackages(): void;
  noteReminders(): void;
  noteProducts(): void;
  noteOrders(): void;
  noteItems(): void;
  /** The speech to send, from the acts, or from the bare text if there were no acts. */
  speechOf(text: string): Promise<Speech | null>;
  /** The text that may precede the server's own question. */
  leadOf(text: string): Promise<string>;
  /** Why nothing was sent. */
  problems(): readonly string[];
  /** The parts of that text that can be pressed. */
  choicesIn(text: string): readonly Choice[];
};

/** `said`: the conversation with this turn. `isOpening`: the assistant said nothing yet. */
export function openSpeaker(
  facts: TurnFacts,
  { said, isOpening }: { said: readonly ContactMessage[]; isOpening: boolean },
): Speaker {
  let acts: Act[] = [];
  let speech: Speech | null = null;
  let search: Search | null = null;
  let isOver = false;
  let refusals = 0;
  let lookedUp: Act["act"] | null = null;
  let rows: SpeechFacts | null = null;
  const write = async (chosen: readonly Act[], isLead = false) => {
    rows = await readSpeechFacts(facts, chosen, { search, said, isOpening });
    return sayActs(chosen, rows, { isLead });
  };
  const take = async (read: ReadSay): Promise<Speech> => {
    acts = read.acts;
    const written = await write(acts);
    const problems = read.unread > 0 ? [UNREAD, ...written.problems] : written.problems;
    speech = { ...written, problems };
    return speech;
  };
  const choose = async (text: string): Promise<void> => {
    if (isOver) return;
    const told = sayInText(text);
    if (told) await take(told);
    else if (acts.length === 0 && text !== "")
      await take({ acts: [{ act: "words", text: text.slice(0, 400) }], unread: 0 });
  };
  return {
    tool: {
      name: "say",
      description: SAY_DESCRIPTION,
      input: Say,
      run: async (input) => {
        if (isOver) return { said: true };
        const { text, problems } = await take(readSay(cleanInput(input)));
        if (text === "" || (problems.length > 0 && refusals < MOST_REFUSALS)) {
          refusals += 1;
          return toolError("not_said", problems.join(" ") || UNREAD);
        }
        isOver = true;
        return { said: true };
      },
    },
    isOver: () => isOver,
    noteSearch: (found) => {
      search = found;
      lookedUp = "slots";
    },
    noteAppointments: () => {
      lookedUp ??= "appointments";
    },
    notePackages: () => {
      lookedUp ??= "packages";
    },
    noteReminders: () => {
      lookedUp ??= "reminders";
    },
    noteProducts: () => {
      // Without `createOrders`, products are looked up only for a note: the customer does not wait for them.
      if (facts.scene.capabilities.createOrders) lookedUp ??= "products";
    },
    noteOrders: () => {
      lookedUp ??= "orders";
    },
    noteItems: () => {
      lookedUp ??= "items";
    },
    async speechOf(text) {
      await choose(text);
      if (speech && speech.text !== "") return speech;
      // It looked something up and did not say it: the customer waits for that.
      if (lookedUp === null) return null;
      const implied = await write([{ act: lookedUp }]);
      return implied.text === "" ? null : implied;
    },
    async leadOf(text) {
      await choose(text);
      return (await write(acts, true)).text;
    },
    problems: () => speech?.problems ?? [],
    choicesIn(text) {
      if (!rows) return [];
      const { search: found, slots: named, now } = rows;
      const slots = [...(found ? [...found.output.slots, ...found.output.alternatives] : []), ...named];
      return choicesOf(text, { ...rows, slots, today: now.day });
    },
  };
}
