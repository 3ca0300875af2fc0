// A picture as a language model is told of it: what another model saw in it, marked as such. Whatever is written in a picture
// cannot close the mark and go on as the customer's own words.
import { plainText } from "./plain-text.ts";

const LONGEST = 1_200;

export function pictureTold(description: string): string {
  const seen = plainText(description)
    .replace(/[\s«»[\]]+/g, " ")
    .trim();
  return `[Foto del cliente: «${seen.slice(0, LONGEST)}»]`;
}
