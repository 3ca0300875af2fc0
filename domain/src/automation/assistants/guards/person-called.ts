// What is added to an answer that called a person of the business, where its words do not say so themselves.
import { fold } from "../../../kit/text.ts";

export const PERSON_CALLED = "Le aviso a una persona del equipo para que te responda por aquí.";

export function speaksOfPerson(reply: string): boolean {
  return /\b(?:una persona|equipo)\b/.test(fold(reply));
}
