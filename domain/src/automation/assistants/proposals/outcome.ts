// The outcome of a proposal, for its stored row and for the prompt of a language model.
import type { Agreement } from "./agreement.ts";

/**
 * 'agrees' becomes 'done' when carried out, 'failed' when it could not be, and 'changed' when the rows differ now.
 * 'passed': the customer said something else in between. 'handed over': a person has the conversation.
 */
export type Outcome =
  | Exclude<Agreement, "agrees">
  | "done"
  | "failed"
  | "changed"
  | "expired"
  | "passed"
  | "handed over";

/** For the prompt; this text is never sent. */
export function outcomeNote(outcome: Outcome, question: string): string {
  return `El sistema le había preguntado al cliente: «${question.replace(/[\s«»]+/g, " ")}». ${NOTES[outcome]}`;
}

const NOTHING_DONE = "No se hizo nada.";
const AGAIN = `${NOTHING_DONE} Si el cliente todavía lo quiere, atiende lo que escribió y vuelve a usar la herramienta.`;
const NOTES: Readonly<Record<Outcome, string>> = {
  declines: `El cliente no aceptó. ${NOTHING_DONE}`,
  changes: `El cliente pidió algo distinto. ${NOTHING_DONE} Busca lo que pide y usa la herramienta otra vez.`,
  unclear: `El cliente no respondió ni sí ni no. ${AGAIN}`,
  expired: `La pregunta ya venció. ${AGAIN}`,
  passed: `Después se dijo otra cosa. ${AGAIN}`,
  changed: `Los datos cambiaron. ${AGAIN}`,
  failed: "El cliente aceptó, pero no se pudo y ya se le dijo. Ofrécele otra opción.",
  done: "El cliente aceptó, quedó hecho y ya se le dijo; no lo repitas. Sigue con lo que le falta.",
  "handed over": "La conversación pasó a una persona.",
};
