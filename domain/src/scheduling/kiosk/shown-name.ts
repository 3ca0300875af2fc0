// The name of a client on a screen that everybody in the waiting room sees: the given name and an initial.

/** `lastname` is '' where the whole name is in one field. 'Cliente' for nobody. */
export function shownName(name: string, lastname = ""): string {
  const [given = "", ...others] = name.trim().split(/\s+/);
  if (!LETTER.test(given)) return "Cliente";
  const [initial = ""] = (lastname.trim() || (others.at(-1) ?? "")).toUpperCase();
  return LETTER.test(initial) ? `${given} ${initial}.` : given;
}

const LETTER = /^\p{L}/u;
