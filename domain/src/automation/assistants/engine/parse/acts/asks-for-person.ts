// Whether somebody asks for a person, whoever would answer: this is no model's to decide.
import { fold } from "../../../../../kit/text.ts";
import { intentsOf } from "./intents.ts";

export function asksForPerson(texts: readonly string[]): boolean {
  return texts.some((text) => intentsOf(fold(text)).has("person"));
}
