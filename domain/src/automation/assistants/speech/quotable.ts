// The sentences of a business's own texts that a customer may be told as they stand, with where they come from. The texts
// are written for the assistant: what instructs it, or speaks of customers to it, is not one of them.
import { fold } from "../../../kit/text.ts";

export type Source = "description" | "greeting" | "before" | "after";

/** `id` names it towards a model. */
export type Quote = { id: string; source: Source; text: string };

export type OwnTexts = Readonly<Record<Source, string>>;

export function quotesOf(texts: OwnTexts): Quote[] {
  const seen = new Set<string>();
  return ORDER.flatMap((source) =>
    sentencesOf(texts[source])
      .filter((text) => isForCustomers(text) && !seen.has(fold(text)) && seen.add(fold(text)))
      .map((text, at) => ({ id: `${source[0]}${at + 1}`, source, text })),
  );
}

/** By its id, or word for word. */
export function quoteNamed(quotes: readonly Quote[], named: string): Quote | null {
  const wanted = wordsOf(named);
  return quotes.find(({ id, text }) => id === named.trim() || wordsOf(text) === wanted) ?? null;
}

/** Where it stands is said with it. */
export function sayQuotes(quotes: readonly Quote[], businessName: string): string {
  const sources = [...new Set(quotes.map(({ source }) => WHERE[source]))];
  return sources
    .map((where) => {
      const texts = quotes.filter(({ source }) => WHERE[source] === where).map(({ text }) => `«${text}»`);
      return texts.length === 1
        ? `${where} ${businessName}: ${texts[0]}`
        : `${where} ${businessName}:\n${texts.map((text) => `• ${text}`).join("\n")}`;
    })
    .join("\n");
}

const ORDER = ["before", "after", "description", "greeting"] as const;
const WHERE: Readonly<Record<Source, string>> = {
  description: "De la información de",
  before: "De la información de",
  after: "De las indicaciones de",
  greeting: "De la información de",
};

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s•*\-–—]+/u, "").trim())
    .filter((sentence) => sentence.length >= SHORTEST && sentence.length <= LONGEST);
}

function isForCustomers(sentence: string): boolean {
  const folded = fold(sentence);
  return !/[¿?«»]/.test(sentence) && STATES.test(folded) && !INSTRUCTS.test(folded);
}

function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9$]+/g, " ")
    .trim();
}

const SHORTEST = 6;
const LONGEST = 300;
/** 'Aceptamos…', 'Nuestro…', 'Hay…', 'El anticipo es…', 'Llega diez minutos antes'. */
const STATES =
  /\b(?:[a-z]{1,12}[aei]mos|somos|nuestr[oa]s?|hay|incluyen?|es|son|esta|estan|se (?:puede|pueden|acepta|aceptan|requiere|recomienda|pide|cobra)|evita|llega|trae|recuerda|lava|aplica|toma)\b/;
/** Said to the assistant, not to a customer. */
const INSTRUCTS =
  /\b(?:clientes?|usuari[oa]s?|asistente|eres|tu objetivo|pregunta|preguntale|responde|contesta|saluda|ofrece\w*|agradece|resuelve|ayuda|usa|utiliza|menciona|explica|dile|diles|digas?|decir|nunca|jamas|siempre|prometas?|inventes?|des|si (?:te |alguien |nos )?pregunta\w*|si pide\w*|instruccion\w*|prompt|intern[oa]s?|confidencial\w*|secret[oa]s?|privad[oa]s?|contrasena\w*|clave|margen|maximo de descuento|vende\w*|convence\w*|insist\w*)\b/;
