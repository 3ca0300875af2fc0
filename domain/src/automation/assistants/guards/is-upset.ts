// Detects customers that no machine should answer: insulted, insulting, or tired of asking. Read before any engine.
import { grievanceOf } from "../engine/parse/acts/grievance.ts";
import { readWords } from "../engine/parse/words/words.ts";

/** Whether one of the texts says so. */
export function isUpset(texts: readonly string[]): boolean {
  const grievance = grievanceOf(readWords(texts, NO_WORDS).text);
  return grievance !== null && AT_ONCE.has(grievance);
}

/** It leaves out what the built-in engine hands over with its own words. */
const AT_ONCE: ReadonlySet<string> = new Set(["upset", "complaint"]);
const NO_WORDS: ReadonlySet<string> = new Set();
