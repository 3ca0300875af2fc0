// Finds which acts a text mentions, and where: the words of the lexicon in the spelled-out text (`words.ts`).
import { ACT_WORDS, type ActKind } from "../../lexicon/acts.ts";

/** Several may apply at once. */
export function actKindsIn(text: string): Set<ActKind> {
  return new Set(PATTERNS.filter(([, once]) => once.test(text)).map(([kind]) => kind));
}

/** Every place where a text mentions one kind of act. */
export function placesOf(kind: ActKind, text: string): { at: number; end: number }[] {
  return [...text.matchAll(EVERYWHERE[kind])].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** Every place where a text mentions any of them. */
export function allPlaces(text: string): { kind: ActKind; at: number; end: number }[] {
  return KINDS.flatMap((kind) => placesOf(kind, text).map((place) => ({ kind, ...place })));
}

const KINDS = Object.keys(ACT_WORDS) as ActKind[];
const PATTERNS = KINDS.map((kind) => [kind, new RegExp(ACT_WORDS[kind])] as const);
const EVERYWHERE = Object.fromEntries(KINDS.map((kind) => [kind, new RegExp(ACT_WORDS[kind], "g")])) as Record<
  ActKind,
  RegExp
>;
