// Questions about what no row tells: health, invoices, haggling, other people's matters. The built-in engine must not sell
// free hours as an answer to them; a language model may have a text of the owner that answers.
import { fold } from "../../../kit/text.ts";

export const UNKNOWN_TOPIC_REPLY =
  "De eso no tengo información y no quiero decirte algo equivocado: le aviso a una persona del equipo para que te responda por aquí.";

/** Whether what was written asks about such a thing. */
export function asksUnknownTopic(texts: readonly string[]): boolean {
  const text = fold(texts.join(" \n ")).replace(/\s+/g, " ");
  return HEALTH.test(text) || INVOICE.test(text) || HAGGLE.test(text);
}

const HEALTH =
  /\b(?:embaraz\w+|lactan\w+|amamant\w+|psoriasis|dermatitis|eccema|rosacea|acne|alergi[ac]\w*|diabet\w+|hipertens\w+|presion alta|cancer|quimio\w*|radioterapia|epilepsia|marcapasos|asma|anticoagulant\w+|cicatri\w+|hongos?|herpes|varices|tiroides|operad[oa]|cirugia|medicament\w+|isotretinoina|roacutan|contraindica\w+|efectos? secundari\w+)\b/;
const INVOICE =
  /\b(?:factur(?:a|as|ar|an|en|ame|enme|aron|acion)|cfdi|rfc|recibo fiscal|constancia (?:de situacion )?fiscal)\b/;
const HAGGLE =
  /\b(?:(?:me |nos )?(?:lo|la|los|las) (?:dej\w+|pon\w+) (?:en|a|por) \$? ?\d{2,5}|(?:dej\w+|rebaj\w+) (?:un poco |algo )?(?:el precio|mas barato)|me haces? (?:un )?descuento|lo menos)\b/;
