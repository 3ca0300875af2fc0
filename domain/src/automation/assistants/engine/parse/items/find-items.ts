// Which products, courses, properties and forms a message names, and what it wants of them. For the built-in engine.
import {
  type CatalogueItem,
  ITEM_KINDS,
  type ItemKind,
} from "../../../../../business/contacts/catalogue-item/schema.ts";
import { fold } from "../../../../../kit/text.ts";

const KIND_WORDS: Readonly<Record<ItemKind, RegExp>> = {
  course: /\b(?:cursos?|talleres|taller|diplomados?|seminarios?)\b/,
  product: /\b(?:productos?)\b/,
  property: /\b(?:inmuebles?|propiedad(?:es)?|casas?|departamentos?|depas?|terrenos?|bodegas?|locales)\b/,
  form: /\b(?:encuestas?|formularios?|cuestionarios?)\b/,
  // "Mi paquete" is one that they bought
  package: /(?<!\b(?:mi|mis|con el|del) )\bpaquetes?\b/,
};
/** Words by which a message may be about an item that it names. */
const ASKS =
  /\b(?:cuanto|cuantos|cuantas|precio|costo|cuesta|cuestan|vale|valen|quiero|quisiera|interesa|informacion|informes|info|hay|tienen|tienes|venden|vendes|disponibles?|lugares|cupo|cuando|inscri\w+|anot\w+|apunt\w+|visitar?|ver|conocer|dame|ponme|deseo|necesito|mandame|enviame|pasame|(?:pas|mand|envi|compart)(?:as|an|es|en|arme|irme))\b/;
const ENROLLS =
  /\b(?:inscri(?!pcion)\w*|inscripcion|(?:anot|apunt)(?:as|ar|arme|ame|enme|eme)|registrar?me|aparta(?:me|r)?)\b/;
const REFUSES =
  /\b(?:no|nunca|tampoco) (?:me |lo |la |te )*(?:quiero|quisiera|voy a|inscrib\w+|anot\w+|apunt\w+|compr\w+|pid\w+|encarg\w+)/;
const ASKS_HOW =
  /\b(?:como|donde|cuanto|cuando|que|si) (?:me |se |puedo |es |hay |cuesta |para |necesito )*(?:la )?(?:inscri|anot|apunt|registr|compr|pid|encarg)/;
const BUYS = /\b(?:quiero|quisiera|deseo|necesito|dame|mandame|ponme|encargo|comprar|pedir|ordenar|encargar)\b/;
/** 'El curso de japonés': a name comes after it. */
const NAMED_AFTER =
  /\b(?:cursos?|talleres|taller|diplomados?|seminarios?|productos?|encuestas?|formularios?|cuestionarios?|paquetes?) (?:de|para|sobre|del) (?!(?:ustedes|este|los|las|mes|negocio|aqui|alla)\b)(\w{3,})/;
const PLAIN = new Set(
  "paquete paquetes curso cursos taller talleres diplomado seminario producto productos casa casas departamento departamentos depa encuesta formulario cuestionario para desde con por del los las una uno nivel basico".split(
    " ",
  ),
);
const SHOPS =
  /\b(?:comprar\w*|pedir(?:te|les|le)?|ordenar(?:te|les|le)?|encargar\w*|encargo|(?:quiero|quisiera|deseo|necesito|dame|mandame|ponme) (?:\d+|dos|tres|cuatro|cinco|seis)|vend(?:es|en|e)|tienes|tienen|les quedan?|cuant[oa]s? (?:cuesta|cuestan|vale|valen|hay|quedan?))\b/;
const NUMBERS = "cero un dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

type ItemWish = "enroll" | "order" | null;

/** Whether it may be about an item: only then the items are looked up. */
export function mayBeAboutItems(texts: readonly string[]): boolean {
  const text = fold(texts.join(" "));
  return kindIn(text) !== null || ASKS.test(text) || asksWhatIsSold(text);
}

/** "¿Qué cursos tienen?", "cursos": which there are; "¿me puedo salir del curso?" asks something else. `text`: folded. */
export function asksForAll(text: string): boolean {
  return (
    ASKS.test(text) ||
    ENROLLS.test(text) ||
    BUYS.test(text) ||
    wordsOf(text).length <= 3 ||
    /\b(?:que|cuales|dan|imparten|ofrecen|manejan) (?:[a-z]+ )?(?:cursos|talleres|productos|paquetes|propiedades|casas)/.test(
      text,
    )
  );
}

/** "¿Qué venden?", "mándame el menú": of a business without services, all that it sells. `text`: folded. */
export function asksWhatIsSold(text: string): boolean {
  return /\b(?:que (?:cosas |mas |todo )?(?:venden|vendes|tienen|tienes|ofrecen|ofreces|manejan|manejas|hay)|(?:el|su|la|tu|un) (?:menu|carta|catalogo|lista de precios)|que productos|(?:menu|catalogo|carta|lista de precios)$)\b/.test(
    text.replace(/[^a-z0-9 ]+/g, " ").trim(),
  );
}

/** By the word for its kind, or for an enrollment. 'Paquete' is also the name of many a service. */
export function namesItemKind(texts: readonly string[]): boolean {
  const text = fold(texts.join(" "));
  const kind = kindIn(text);
  return (kind !== null && kind !== "package") || ENROLLS.test(text);
}

export function kindIn(text: string): ItemKind | null {
  return ITEM_KINDS.find((kind) => KIND_WORDS[kind].test(text)) ?? null;
}

/** A name follows the kind of item. `text`: folded. */
export function namesAnother(text: string): boolean {
  return NAMED_AFTER.test(text);
}

/** Words of a wish for a product or a course, which a booking has not. `text`: folded. */
export function asksToBuyOrEnroll(text: string): boolean {
  return ENROLLS.test(text) || SHOPS.test(text);
}

/** Of these the ones whose whole name is said, by two words of their own or by the word for their kind. `text`: folded. */
export function itemsNamedWhole(text: string, items: readonly CatalogueItem[]): CatalogueItem[] {
  const said = saidWords(text);
  return items.filter((item) => {
    const { hits, total } = scoreOf(item, said);
    return total > 0 && hits === total && (total > 1 || KIND_WORDS[item.kind].test(text));
  });
}

/** Each word of the name is in the text. `text`: folded. */
export function isNamedWhole(text: string, name: string): boolean {
  const said = saidWords(text);
  const words = wordsOf(fold(name)).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => said.has(word) || said.has(singular(word)));
}

/** It should be brought to them: where to is a question that only a person asks. `text`: folded. */
export function asksForDelivery(text: string): boolean {
  return /\b(?:a domicilio|entreg\w+|envi(?:o|ar|en|as?)|a mi (?:casa|oficina|trabajo))\b/.test(text);
}

/** The items that the text names best; none where it names none. `text`: folded. */
export function itemsNamed(text: string, items: readonly CatalogueItem[]): CatalogueItem[] {
  const said = saidWords(text);
  const scored = items.map((item) => ({ item, ...scoreOf(item, said) }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits, total }) => most > 0 && hits === most && (hits * 2 >= total || hits >= 2))
    .map(({ item }) => item);
}

/** What they want of the named item; a refusal and a question about the way want nothing. `text`: folded. */
export function wishIn(text: string, { kind }: CatalogueItem): ItemWish {
  if (REFUSES.test(text) || ASKS_HOW.test(text)) return null;
  if (kind === "course") return ENROLLS.test(text) ? "enroll" : null;
  return kind === "product" && BUYS.test(text) && !/\b(?:saber|precio|cuanto|informacion|ver)\b/.test(text)
    ? "order"
    : null;
}

/** "Quiero visitarla", "¿cuándo puedo ir a verlo?": of a property that was just named. `text`: folded. */
export function asksToVisit(text: string): boolean {
  return VISITS.test(text) && !REFUSES.test(text);
}

const VISITS = /\b(?:visit(?:a|ar|arl[ao]s?)|ver(?:l[ao]s?)|conocer(?:l[ao]s?)|recorrid[oa]|recorrerl[ao])\b/;

/** What is said of an item that was just named: "¿y cuánto cuesta?", "el de barismo", "quiero dos". `text`: folded. */
export function goesOn(text: string): boolean {
  return wordsOf(text).length <= MOST_OF_LAST && OF_LAST.test(text) && !REFUSES.test(text);
}

const MOST_OF_LAST = 9;
const OF_LAST =
  /^[^a-z]*(?:y |ok |va |si |bueno |pues |entonces )*(?:(?:el|la|los|las) de |(?:el|la|ese|esa) [a-z]|(?:en |a )?(?:cuanto|que precio|que costo|precio|costo)|cuando|(?:que|cuales) (?:dias?|fechas?|horarios?)|(?:aun |todavia )?(?:hay|quedan|tienen) (?:lugares?|cupo|disponibles?)|(?:lo|la|los|las) (?:quiero|compro|llevo|aparto)|(?:quiero|quisiera|deseo|necesito|dame|mandame|apartame|ponme|me llevo)\b|me (?:interesa|quiero|gustaria|inscrib|apunt|anot)|(?:inscrib|apunt|anot))/;

/** How many of the item: the number before its name, else one. `text`: folded. */
export function countOf(text: string, { name, unit }: CatalogueItem): number | null {
  const words = wordsOf(text);
  const own = new Set([...wordsOf(fold(name)), ...wordsOf(fold(unit))].flatMap((word) => [word, singular(word)]));
  const at = words.findIndex((word) => word.length > 2 && (own.has(word) || own.has(singular(word))));
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

function saidWords(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => [word, singular(word)]));
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word !== "");
}

function singular(word: string): string {
  if (word.length > 5 && word.endsWith("es") && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}
