// A picture as the language model reads it: the description of another model, marked as such. Text in a picture cannot
// close the mark and continue as the customer's own words.
import { plainText } from "./plain-text.ts";

const LONGEST = 1_200;

export function pictureTold(description: string): string {
  const seen = plainText(description)
    .replace(/[\s«»[\]]+/g, " ")
    .trim();
  return `[Foto del cliente: «${seen.slice(0, LONGEST)}»]`;
}
