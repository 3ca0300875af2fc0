// Detects customers who were harmed, complain, dispute money or lose patience: a person answers them, whatever service
// they name. Questions, fears and stories about another place do not count.
import { GRIEVANCES } from "../../lexicon/grievances.ts";
import { readWords } from "../words/words.ts";
import { likelihoodOf } from "./model.ts";

export type Grievance = keyof typeof GRIEVANCES;

/** For messages that no engine has read yet. */
export function readGrievance(texts: readonly string[]): Grievance | null {
  return grievanceOf(readWords(texts, NO_WORDS).text);
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Reads the spelled-out text (`words.ts`). */
export function grievanceOf(text: string): Grievance | null {
  const isElsewhere = ELSEWHERE.test(text);
  for (const [kind, pattern] of KINDS) {
    // What happened at another business is not for the people here; a life in danger is.
    if (isElsewhere && kind !== "crisis") continue;
    for (const match of text.matchAll(pattern)) {
      const isSaid = !NOT_SO.test(text.slice(0, match.index)) && !isAsked(text, match.index + match[0].length, kind);
      if (isSaid) return kind;
    }
  }
  return null;
}

/** The model decides where no pattern matches; questions and requests need a higher score. */
export function soundsAggrieved(text: string, mentions: readonly { at: number; end: number }[]): boolean {
  if (ELSEWHERE.test(text)) return false;
  return [...text.matchAll(/[^.|;!?]+\??/g)].some((match) => {
    const [sentence] = match;
    if ((sentence.match(/[a-z]+/g) ?? []).length < FEWEST_WORDS) return false;
    const [at, end] = [match.index, match.index + sentence.length];
    const isWish = sentence.endsWith("?") || mentions.some((one) => one.at >= at && one.at < end);
    return likelihoodOf("grievance", sentence).likelihood > (isWish ? SURE_OF_WISH : SURE);
  });
}

const FEWEST_WORDS = 3;
const SURE = 0.7;
const SURE_OF_WISH = 0.95;

// "¿No me avisaron?" is a complaint; "¿hacen devoluciones?", "¿y si me queda mal?" are questions.
function isAsked(text: string, end: number, kind: Grievance): boolean {
  const rest = text.slice(end);
  const stop = rest.search(/[.|;!?]/);
  const start = Math.max(...[".", "|", ";", "!", "?"].map((mark) => text.lastIndexOf(mark, end - 1)));
  const isQuestion = stop >= 0 && rest[stop] === "?";
  return isQuestion && kind !== "upset" && SUPPOSES.test(text.slice(start + 1, end));
}

const KINDS = (Object.entries(GRIEVANCES) as [Grievance, string][]).map(
  ([kind, pattern]) => [kind, new RegExp(`\\b(?:${pattern})(?![a-z])`, "g")] as const,
);

// "No tengo queja", "sin queja", "si me queda mal", "espero que no me dejen mal": not what happened.
const NOT_SO =
  /\b(?:no|sin|ninguna|cero|si|nunca|ojala|espero que|para que|que no|no vaya a ser que)(?: (?:es|tengo|tenemos|hay|vengo|una|ninguna|quiero|me|nos|de|la|el|pongo|fue|estoy|no|se|te)){0,3} $/;
const SUPPOSES =
  /^ ?(?:[a-z]+ ,? ?){0,2}(?:hacen|aceptan|dan|hay|manejan|y si|que pasa si|si|puede\w?|se puede|cobran)\b/;
const ELSEWHERE =
  /\b(?:en|con|de|vengo de) (?:el |la |un |una )?otr[oa]s? (?:lado|lugar|salon|estetica|clinica|barberia|taller|dentista|negocio|parte|spa|doctor\w{0,1}|persona|estilista)\b|\b(?:con|por) (?:el|mucho|tanto) sol\b|\ben la playa\b/;
