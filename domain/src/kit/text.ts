// Text as people type it: without case, accents or stray spaces. For searches, slugs and understanding.

/** Lower case, no accents (ñ becomes n), single spaces, trimmed. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The business slug of contract/platform#a-business: lower case, accents removed, spaces to hyphens. */
export function slug(text: string): string {
  return fold(text).replace(/ /g, "-");
}
