/** Two letters: of the first and the last word, without the little ones between. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(de|del|la|las|los|y)$/i.test(word));
  const first = (word: string | undefined) => [...(word ?? "")].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  return (first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "")).toUpperCase() || "?";
}
