// The quotable texts of a business: whole paragraphs for customers, with their source. Nothing else of the owner is
// quoted: instructions, remarks and message templates are only for the assistant (D-17.21).
import { fold } from "../../../kit/text.ts";

/** `id` names it for the model. */
export type Quote = { id: string; text: string };

export const MOST_OF_PARAGRAPH = 600;

/** An empty line separates paragraphs. One that is too long, or that reports something as done, is not quoted. */
export function quotesOf(quotable: string): Quote[] {
  return paragraphsOf(quotable)
    .filter((text) => paragraphProblem(text) === null)
    .map((text, at) => ({ id: `b${at + 1}`, text }));
}

/** Why a text cannot be quoted, in Spanish; null when the whole text can. */
export function quotableProblem(quotable: string): string | null {
  for (const text of paragraphsOf(quotable)) {
    const problem = paragraphProblem(text);
    if (problem !== null) return `«${beginningOf(text)}»: ${problem}`;
  }
  return null;
}

/** By its id, or word for word and whole. */
export function quoteNamed(quotes: readonly Quote[], named: string): Quote | null {
  const wanted = wordsOf(named);
  return quotes.find(({ id, text }) => id === named.trim() || wordsOf(text) === wanted) ?? null;
}

/** Each whole, with its source. */
export function sayQuotes(quotes: readonly Quote[], businessName: string): string {
  const where = `De la información de ${businessName}:`;
  return quotes.length === 1
    ? `${where} «${quotes[0]?.text}»`
    : `${where}\n${quotes.map(({ text }) => `• «${text}»`).join("\n")}`;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => wordsOf(paragraph) !== "");
}

function paragraphProblem(text: string): string | null {
  if (text.length > MOST_OF_PARAGRAPH) {
    return `un párrafo puede tener hasta ${MOST_OF_PARAGRAPH} caracteres; sepáralos con un renglón vacío`;
  }
  if (/[{}]/.test(text)) return "aquí no se usan variables";
  if (/[«»]/.test(text)) return 'usa comillas " en lugar de « »';
  return TELLS_DONE.test(fold(text)) ? "habla de algo que ya pasó con el cliente, y eso solo lo dicen los datos" : null;
}

/** 'Tu pago está registrado', 'Ya te apartamos tu lugar', 'Recibimos tu depósito', 'Has sido inscrita'. */
const THING =
  "(?:pagos?|citas?|pedidos?|reservas?|reservacion|anticipo|deposito|compra|orden|lugar|inscripcion|registro|solicitud|cuenta|saldo|factura|reembolso|descuento|regalo|transferencia|paquete|mensaje)";
const DONE_VERB =
  "(?:agend|registr|confirm|apart|cancel|reembols|deposit|envi|cobr|inscrib|acredit|recib|aplic|regal|descont|activ|autoriz|aprob|reserv)";
const TELLS_DONE = new RegExp(
  [
    `\\b(?:tus?|sus?) ${THING} (?:ya )?(?:esta|estan|quedo|quedaron|queda|fue|fueron|ha sido|han sido|se (?:registro|confirmo|agendo|cancelo|recibio|aplico|acredito))\\b`,
    `\\b(?:ya |hemos |he )(?:te |le |les )?${DONE_VERB}\\w*`,
    `\\b(?:te|le) ${DONE_VERB}(?:amos|imos|e|o|aron|ieron)\\b`,
    `\\b${DONE_VERB}(?:amos|imos|ieron|aron) (?:tus?|sus?) ${THING}\\b`,
    "\\b(?:has|ha|habias) sid[oa]\\b",
    "\\b(?:ya )?(?:quedaste|estas|quedas) (?:ya )?(?:registrad|agendad|confirmad|inscrit|list|anotad|dad)[oa]",
    "\\bya (?:quedo|quedaste|estas|pagaste|tienes)\\b",
  ].join("|"),
);

function beginningOf(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
}

function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9$]+/g, " ")
    .trim();
}
