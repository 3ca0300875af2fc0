// Decides whether a customer asks for a person. No model decides this.
import { fold } from "../../../../../kit/text.ts";
import { actKindsIn } from "./act-words.ts";

export function asksForPerson(texts: readonly string[]): boolean {
  return texts.some((text) => actKindsIn(fold(text)).has("person"));
}
