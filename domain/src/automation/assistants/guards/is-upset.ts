// Detects customers that no machine should answer: insulted, insulting, or tired of asking. Read before any engine.
import { type Grievance, readGrievance } from "../engine/parse/acts/grievance.ts";

/** Whether one of the texts says so. */
export function isUpset(texts: readonly string[]): boolean {
  const grievance = readGrievance(texts);
  return grievance !== null && AT_ONCE.has(grievance);
}

/** It leaves out what the built-in engine hands over with its own words. */
const AT_ONCE: ReadonlySet<Grievance> = new Set<Grievance>(["upset", "complaint"]);
