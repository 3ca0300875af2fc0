// How a variable is written in a text: with two braces; one is accepted, too.

/** The name is in the first group or in the second. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g;

/** '{{ Nombre }}' is 'nombre'. */
export function nameWithin(written: string): string {
  return written.trim().toLowerCase();
}

export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, two, one]) => nameWithin(two ?? one ?? ""));
}

/** A brace that belongs to no variable. */
export function hasStrayBrace(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, "")) || namesIn(text).includes("");
}
