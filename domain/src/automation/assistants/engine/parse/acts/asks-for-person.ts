// Whether somebody asks for a person, whoever would answer: this is no model's to decide.
import { fold } from "../../../../../kit/text.ts";
import { actKindsIn } from "./act-words.ts";

export function asksForPerson(texts: readonly string[]): boolean {
  return texts.some((text) => actKindsIn(fold(text)).has("person"));
}
