// What a customer wrote, without their identity: names and all numbers, e-mail addresses and links are replaced.

/** The same replacement for the same kind, so that a conversation stays readable. */
const NAME = "Ana López";
const FIRST_NAME = "Ana";

export function withoutPerson(texts: readonly string[], names: readonly string[]): string[] {
  const whole = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))];
  const single = [...new Set(whole.flatMap((name) => name.split(/\s+/)).filter((word) => word.length > 2))];
  return texts.map((text) => {
    const bare = text
      .replace(/https?:\/\/\S+/gi, "(enlace)")
      .replace(/[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,253}\.\p{L}{2,}/gu, "ana@ejemplo.mx")
      .replace(/\+?\d(?:[\s().-]{0,2}\d){7,}/g, "222 000 0000");
    const unnamed = whole
      .toSorted((one, other) => other.length - one.length)
      .reduce((said, name) => said.replace(wordOf(name), name.includes(" ") ? NAME : FIRST_NAME), bare);
    return single.reduce((said, word) => said.replace(wordOf(word), FIRST_NAME), unnamed);
  });
}

function wordOf(name: string): RegExp {
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}])${letters}(?![\\p{L}])`, "giu");
}
