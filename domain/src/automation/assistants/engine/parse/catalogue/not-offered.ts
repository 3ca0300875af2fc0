// Services that a customer asks for and that this business does not give: the engine says so and never swaps them for
// a similar one.
import type { ToolService } from "../../../tools/answers/schema.ts";
import type { ServiceMention } from "./services.ts";
import { namesAService } from "./trades.ts";
import { hitOf, nameWords } from "./word-hits.ts";

type ServiceSpan = { at: number; end: number };

/** `mentions` without those that a neighbouring word turns into another service ("limpieza facial" at a dentist's). */
export function withoutNotOffered(
  text: string,
  services: readonly ToolService[],
  mentions: readonly ServiceMention[],
): { mentions: ServiceMention[]; notOffered: ServiceSpan[] } {
  const names = services.map((service) => nameWords(service.name));
  const missing = [...text.matchAll(/[a-z]{4,}/g)]
    .map((match) => ({ text: match[0], at: match.index, end: match.index + match[0].length }))
    .filter((word) => namesAService(word.text) && !IN_PASSING.test(text.slice(0, word.at)))
    .filter((word) => !names.some((name, index) => hitOf(word, name, index).length > 0));
  const left = mentions.filter((mention) => !missing.some((word) => isPartOf(text, mention, word)));
  const notOffered = missing.map((word) => {
    const whole = mentions.find((mention) => isPartOf(text, mention, word));
    return whole ? { at: Math.min(whole.at, word.at), end: Math.max(whole.end, word.end) } : word;
  });
  return { mentions: left, notOffered };
}

function isPartOf(text: string, mention: ServiceMention, word: ServiceSpan): boolean {
  if (word.at >= mention.at && word.end <= mention.end) return true;
  const between = word.at >= mention.end ? text.slice(mention.end, word.at) : text.slice(word.end, mention.at);
  return /^ (?:de |del |con )?$/.test(between);
}

// "Tengo un tatuaje", "me hice un facial", "no quiero masaje": mentioned, not requested.
const IN_PASSING =
  /\b(?:tengo|tenia|traigo|traia|trae|me hice|me hicieron|me pus\w{1,5}|ya no|no (?:quiero|necesito|busco|ocupo|es|era)|sin|despues del?|antes del?|en (?:vez|lugar) del?|por (?:el|la|mi)|mi|mis|porque|saliendo del?|habl\w+|tiene)(?: (?:un|una|unas|unos|el|la|los|las|mi|mis|ningun|de)){0,2} $/;
