// Finds which cues of the lexicon are in a text.
import { CUES, type Cue } from "../lexicon/cues.ts";

export function cuesIn(text: string): Set<Cue> {
  return new Set(PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([cue]) => cue));
}

const PATTERNS = (Object.entries(CUES) as [Cue, string][]).map(([cue, pattern]) => [cue, new RegExp(pattern)] as const);
