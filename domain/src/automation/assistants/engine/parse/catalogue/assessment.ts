// "Me duele una muela, ¿me ven hoy?": a customer with a pain wants to be seen, and does not know by which service.
import type { ToolService } from "../../../tools/answers/schema.ts";
import { placesOf } from "../acts/act-words.ts";
import type { ServiceMention } from "./services.ts";
import { nameWords } from "./word-hits.ts";

/** The one service of the business that begins with looking; null without a pain, and where there are several. */
export function assessmentFor(text: string, services: readonly ToolService[]): ServiceMention | null {
  const pain = placesOf("symptom", text)[0];
  if (pain === undefined || KNOWS.test(text)) return null;
  const [one, ...others] = services.filter(({ name }) => nameWords(name).some((word) => LOOKS.has(word)));
  return one === undefined || others.length > 0 ? null : { ids: [one.id], ...pain, denied: false, sure: false };
}

// "Creo que hay que sacarla."
const KNOWS = /\b(?:creo|pienso|hay|tienen?|necesito|quiero|ocupo) que\b/;
const LOOKS = new Set(["consulta", "valoracion", "revision", "diagnostico", "evaluacion"]);
