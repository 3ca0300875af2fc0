// Guards that keep a language model's own text from customers.
import type { Mutant } from "./mutant.ts";

const SPEECH = "domain/src/automation/assistants/speech";
const ASSISTANTS = "server/src/modules/automation/assistants";

export const speech: Mutant[] = [
  {
    name: "whatever a language model writes goes out",
    where: SPEECH,
    cut: "return PHRASES.get(lettersOf(bare)) ?? null;",
    put: "return { text: bare, asks: false, takesLeave: false };",
    noticedBy: ["proofs/speech/hostile"],
  },
  {
    name: "a paragraph that speaks of something done is quoted to customers",
    where: SPEECH,
    cut: ".filter((text) => paragraphProblem(text) === null)",
    put: ".filter((text) => paragraphProblem(text) !== undefined)",
    noticedBy: ["proofs/speech/choices"],
  },
  {
    name: "the name in a question is a language model's",
    where: ASSISTANTS,
    cut: "if (scene.model && !(await isTheirWord(scene, name))) return NOT_WRITTEN;",
    put: 'if (name !== "" && !isTheirWord) return NOT_WRITTEN;',
    noticedBy: [`${ASSISTANTS}/consent`],
  },
  {
    name: "'I do not know' is said of what the business keeps rows of",
    where: ASSISTANTS,
    cut: "if (speech?.isUnknown && isAnswerable(facts.turn.texts))",
    put: "if (speech?.isUnknown && isAnswerable([]))",
    noticedBy: [`${ASSISTANTS}/provider`],
  },
];
