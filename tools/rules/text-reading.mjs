// Checks that what a customer or a staff member writes is read in one place, `engine/parse`: other files of the
// assistants have no regular expression, and see the parser by its entries alone.
import { bare } from "./code-parts.mjs";
import { isTest } from "./source-files.mjs";

const assistants = ["domain/src/automation/assistants/", "server/src/modules/automation/assistants/"];
const engine = `${assistants[0]}engine/`;

/** Files whose patterns read other texts than a contact's, by the reason. */
const exempt = {
  "the format of a field": [
    "audience/schema.ts",
    "booking-name.ts",
    "orders/orders.ts",
    "plain-text.ts",
    "proposals/draft.ts",
    "tools/answers/schema.ts",
    "tools/clean-input.ts",
    "tools/find-slots.ts",
    "tools/schema.ts",
    "understanding/put-in-words.ts",
  ],
  "text of the business": [
    "conversions/what-to-register.ts",
    "first-instructions.ts",
    "prompt.ts",
    "speech/quotable.ts",
    "speech/tone.ts",
  ],
  "text of a model": [
    "picture-told.ts",
    "conversions/register-conversion.ts",
    "speech/courtesy-phrases.ts",
    "speech/courtesy.ts",
    "speech/read-say.ts",
  ],
  "text of the assistant itself": [
    "capabilities/said-aloud.ts",
    "guards/person-called.ts",
    "items/item-text.ts",
    "offers/choices-of.ts",
    "proposals/outcome.ts",
    "speech/rows/say-branches.ts",
    "speech/say-acts.ts",
    "test-conversations/judge.ts",
  ],
  "a status of the rows": ["speech/read-speech-facts.ts"],
  "words that are quoted or made anonymous, and not understood": [
    "reminders/said-by.ts",
    "test-conversations/without-person.ts",
    "turn/provider-turn.ts",
  ],
};
const isExempt = (file) => Object.values(exempt).flat().includes(inside(file));

/** What the rest of the product may import of the parser: its entries, the types of what was read, and pure data. */
const entries = [
  "acts/errands.ts",
  "acts/grievance.ts",
  "acts/polarity.ts",
  "answer/amounts.ts",
  "answer/answer-reading.ts",
  "items/item-words.ts",
  "items/named-items.ts",
  "parse.ts",
  "people/guests.ts",
  "people/name-messages.ts",
  "people/names.ts",
  "questions.ts",
  "relations.ts",
  "span.ts",
  "staff/reminder-words.ts",
  "staff/staff-utterance.ts",
  "time/clock.ts",
  "time/manner.ts",
  "utterance.ts",
  "wishes.ts",
  "words/known-words.ts",
  "words/within-reach.ts",
];

const PATTERN = /(?:[=(,:?[!&|]|\breturn|=>)\s*\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\[])+\/[a-z]*|\bRegExp\(/;
const IMPORTED = /from "[^"]*\/parse\/([^"]+)"/g;

/** @param {{ path: string, text: string }[]} files */
export function textReading(files) {
  const ours = files.filter(
    ({ path }) =>
      path.endsWith(".ts") && !isTest(path) && assistants.some((room) => path.startsWith(room)) && !isParser(path),
  );
  return ours.flatMap(({ path, text }) => [
    ...(PATTERN.test(bare(text)) && !isExempt(path)
      ? [`${path}: a regular expression outside engine/parse; let the parser read it`]
      : []),
    ...[...text.matchAll(IMPORTED)]
      .filter(([, module]) => !entries.includes(module))
      .map(([, module]) => `${path}: imports parse/${module}, which is no entry of the parser`),
  ]);
}

function isParser(path) {
  return path.startsWith(`${engine}parse/`) || path.startsWith(`${engine}lexicon/`);
}

function inside(path) {
  return assistants.reduce((rest, room) => rest.replace(room, ""), path);
}
