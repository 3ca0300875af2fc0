/**
 * Two initials, of the given name and the first surname, as in Mexican names: 'Mónica Flores Castillo' is MF. A name
 * of two words has one surname, a longer one two.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(de|del|la|las|los|y)$/i.test(word));
  const surname = words[Math.max(1, words.length - 2)];
  return (firstLetter(words[0]) + firstLetter(surname)).toUpperCase() || "?";
}

function firstLetter(word = ""): string {
  return [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
}
