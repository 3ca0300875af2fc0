// The sentence added to an answer that called a person of the business, unless the answer already says so.
import { fold } from "../../../kit/text.ts";

export const PERSON_CALLED = "Le aviso a una persona del equipo para que te responda por aquí.";

export function speaksOfPerson(reply: string): boolean {
  return /\b(?:una persona|equipo)\b/.test(fold(reply));
}
