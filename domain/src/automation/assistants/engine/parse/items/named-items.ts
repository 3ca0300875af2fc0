// Which products, courses, properties and forms of the business a message names, and how many. It matches the words that
// `item-words.ts` read with the names of rows.
import type { CatalogueItem } from "../../../../../business/contacts/catalogue-item/schema.ts";
import { fold } from "../../../../../kit/text.ts";
import { type ItemWords, wordsOf } from "./item-words.ts";

type Words = ItemWords["words"];

/** The items that the words name best; none where they name none. */
export function itemsNamed(words: Words, items: readonly CatalogueItem[]): CatalogueItem[] {
  const said = saidWords(words);
  const scored = items.map((item) => ({ item, ...scoreOf(item, said) }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits, total }) => most > 0 && hits === most && (hits * 2 >= total || hits >= 2))
    .map(({ item }) => item);
}

/** Of these the ones whose whole name is said, by two words of their own or next to the word for their kind. */
export function itemsNamedWhole({ words, kind }: ItemWords, items: readonly CatalogueItem[]): CatalogueItem[] {
  const said = saidWords(words);
  return items.filter((item) => {
    const { hits, total } = scoreOf(item, said);
    return total > 0 && hits === total && (total > 1 || kind === item.kind);
  });
}

/** Each word of the name is said. */
export function isNamedWhole(words: Words, name: string): boolean {
  const said = saidWords(words);
  const own = wordsOf(fold(name)).filter((word) => word.length > 2);
  return own.length > 0 && own.every((word) => said.has(word) || said.has(singular(word)));
}

/** How many of the item: the number before its name, or after the wish, else one; null where two numbers are. */
export function countOf({ words, refinedCount }: ItemWords, { name, unit }: CatalogueItem): number | null {
  const own = new Set([...wordsOf(fold(name)), ...wordsOf(fold(unit))].flatMap((word) => [word, singular(word)]));
  const at = words.findIndex((word) => word.length > 2 && (own.has(word) || own.has(singular(word))));
  if (at < 0 && refinedCount !== null) return refinedCount;
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at));
  const numbers = before.map(numberOf).filter((number) => number !== null);
  if (numbers.length > 1) return null;
  const [count = 1] = numbers;
  return count >= 1 && count <= 1000 ? count : null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  if (word === "una" || word === "uno") return 1;
  const at = NUMBERS.indexOf(word);
  return at < 0 ? null : at;
}

function scoreOf({ name }: CatalogueItem, said: ReadonlySet<string>): { hits: number; total: number } {
  const all = wordsOf(fold(name)).filter((word) => word.length > 2);
  const own = all.filter((word) => !PLAIN.has(word));
  const counted = own.length > 0 ? own : all;
  return { hits: counted.filter((word) => said.has(word) || said.has(singular(word))).length, total: counted.length };
}

function saidWords(words: Words): Set<string> {
  return new Set(words.flatMap((word) => [word, singular(word)]));
}

function singular(word: string): string {
  if (word.length > 5 && word.endsWith("es") && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

const PLAIN = new Set(
  "paquete paquetes curso cursos taller talleres diplomado seminario producto productos casa casas departamento departamentos depa encuesta formulario cuestionario para desde con por del los las una uno nivel basico".split(
    " ",
  ),
);
const NUMBERS = "cero un dos tres cuatro cinco seis siete ocho nueve diez".split(" ");
