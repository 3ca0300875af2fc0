// Composes the reply of a turn: courtesies and facts in their order, at most one question at the end.
import { fold } from "../../../kit/text.ts";
import { short } from "../engine/say/short.ts";
import type { ToolBranch, ToolService } from "../tools/answers/schema.ts";
import type { Act } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";
import { type Tone, toneOf } from "./tone.ts";

/** `text` '' when nothing can be said. `problems` are for the model: what it named that does not exist. */
export type Speech = { text: string; problems: string[]; isUnknown: boolean };

const ANSWER_FIRST =
  "El cliente preguntó algo: una cortesía o una pregunta sola no lo responde. Di el dato, o `unknown`.";
/** The longest message. */
const MOST = 900;

export class Composer {
  readonly facts: SpeechFacts;
  readonly isLead: boolean;
  readonly tone: Tone;
  readonly parts: string[] = [];
  readonly problems: string[] = [];
  /** The opening of the conversation: the owner's text where nothing else is said, or else one sentence. */
  opening: { whole: string; brief: string } | null = null;
  question: string | null = null;
  /** The question fits what the customer wants. */
  isFitting = false;
  tells = false;
  ends = false;
  isUnknown = false;
  leftOut = false;
  /** A part would have answered another question than the customer's. */
  isAstray = false;

  constructor(facts: SpeechFacts, isLead: boolean) {
    this.facts = facts;
    this.isLead = isLead;
    this.tone = toneOf(facts.assistant.personality);
  }

  goAstray(problem: string): void {
    this.isAstray = true;
    if (!this.problems.includes(problem)) this.problems.push(problem);
  }

  courtesy(text: string): void {
    if (!this.parts.includes(text)) this.parts.push(text);
  }

  fact(text: string | null): void {
    if (text === null || this.parts.includes(text)) return;
    this.tells = true;
    this.parts.push(text);
  }

  /** Only the first question is asked. */
  ask(question: string, isFitting = false): void {
    if (this.isLead || this.question !== null) return;
    this.question = question;
    this.isFitting = isFitting;
  }

  end(): Speech {
    const { tells, problems, isUnknown, facts, opening } = this;
    if (this.isAstray) return { text: "", problems: this.told(), isUnknown };
    if (!tells && !this.isLead && !this.isAnswerToWhatIsAsked()) {
      return { text: "", problems: [...this.told(), ANSWER_FIRST], isUnknown };
    }
    if (opening) this.parts.unshift(tells || this.question || this.isLead ? opening.brief : opening.whole);
    // A courtesy does not replace what was left out, and does not answer a customer who wants something.
    if (!tells && this.question === null && !this.isLead) {
      if (this.leftOut || problems.length > 0) return { text: "", problems: this.told(), isUnknown };
      if (this.parts.length > 0 && !this.ends && !facts.isThanked) this.question = this.tone.need;
    }
    const asked = this.question && !this.parts.some(isAsking) ? [this.question] : [];
    // Only whole parts are left out: a shortened fact may be a different fact.
    while (this.parts.length > 1 && joined([...this.parts, ...asked]).length > MOST) this.parts.pop();
    return { text: short(joined([...this.parts, ...asked])), problems: this.told(), isUnknown };
  }

  /** A courtesy does not answer a question, and neither does a question that assumes its answer. */
  isAnswerToWhatIsAsked(): boolean {
    const { customer } = this.facts;
    if (customer === null || !customer.asks) return true;
    return this.question !== null && this.isFitting;
  }

  told(): string[] {
    return this.leftOut
      ? [...this.problems, "En `words` solo caben frases cortas de cortesía; los datos y preguntas van en su acto."]
      : this.problems;
  }

  servicesOf(act: Act): ToolService[] {
    return this.named(act.services ?? [], this.facts.services, "servicio", "list_services");
  }

  branchesOf(act: Act): readonly ToolBranch[] {
    if (act.branch === undefined) return this.facts.branches;
    return this.named([act.branch], this.facts.branches, "sucursal", "list_branches");
  }

  /** By id, or by the exact name. */
  named<T extends { id: string; name: string }>(wanted: string[], rows: readonly T[], what: string, tool: string): T[] {
    const found = wanted.map((each) => rows.find(({ id, name }) => id === each || fold(name) === fold(each)));
    if (found.includes(undefined)) this.problems.push(`No existe ese ${what}: usa el id que da ${tool}.`);
    return [...new Set(found.filter((row) => row !== undefined))];
  }
}

function isAsking(text: string): boolean {
  return text.endsWith("?");
}

/** Sentences in a row; a list, and the text after it, on lines of their own. */
function joined(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    if (text === "") return part;
    const isPlain = !text.includes("\n") && !part.includes("\n") && text.length + part.length <= 140;
    return `${text}${isPlain ? " " : part.includes("\n") || text.includes("\n") ? "\n\n" : "\n"}${part}`;
  }, "");
}
