// How a word relates to the words already read: another service, a choice, or the same one again for another person.
import type { Hit, Word } from "./word-hits.ts";

// "Luces o tinte".
export function isOr(text: string, hit: Hit, words: readonly Word[]): boolean {
  return words.some((word) => {
    const between = hit.word.at < word.at ? text.slice(hit.word.end, word.at) : text.slice(word.end, hit.word.at);
    return /^ (?:o|u) (?:el |la |un |una )?$/.test(between);
  });
}

// "Consulta y vacuna": a plain word counts where it is next to another service.
export function isJoined(text: string, hit: Hit, words: readonly Word[]): boolean {
  if (!/^(?:consulta|valoracion|revision)$/.test(hit.word.text)) return false;
  // "…a las 12 consulta para el perro", "el Simba consulta, mañana a las 5".
  const before = text.slice(0, hit.word.at);
  if (
    /(?:^|(?:\by(?: (?:el|la|un|una|otra))?|~|\b(?:la|el|para) [a-z~]+|\ba [a-z~]+ a) )$/.test(before) &&
    /^(?: ?(?:$|[,.|])| (?:para|de|del|con|a) )/.test(text.slice(hit.word.end))
  )
    return true;
  return words.some((word) => {
    const between = hit.word.at < word.at ? text.slice(hit.word.end, word.at) : text.slice(word.end, hit.word.at);
    return /^ (?:y|mas|,|con) (?:la |el |una? |su |mi )?$/.test(between);
  });
}

// "Corte para mí, corte de niño para mi hijo": said twice, each time for another person.
export function isApart(text: string, word: Word, words: readonly Word[]): boolean {
  const again = words.find((other) => other.text === word.text && other.at > word.end);
  return (
    again !== undefined &&
    /^ para (?:mi|el|la)\b[^.|]*(?:,|\by) (?:(?:a|para) (?:mi|el|la)\b[^.|,]{0,20} )?(?:un |una |el |la |su )?$/.test(
      text.slice(word.end, again.at),
    )
  );
}

// "Retoque de raíz y de paso un despunte", "corte y color": a synonym counts where it adds something to do.
export function isNamedToo(text: string, hit: Hit): boolean {
  return (
    !PERSONAL.test(hit.name) &&
    !/^ (?:el|la|los|las|mis?) /.test(text.slice(hit.word.end)) &&
    /(?:\by|,|\|) (?:de paso|tambien|ademas|aparte|de una vez) (?:un |una |el |la |(?:quiero |quisiera |necesito |ocupo )?que (?:me |le |nos |les )?)?$|\btambien (?:quiero |quisiera |necesito |ocupo )(?:que )?(?:me |le |nos |les )?$|[~a-z]{4} y (?:un |una )?$/.test(
      text.slice(0, hit.word.at),
    )
  );
}

const PERSONAL = /^(?:dama|caballero|infantil|nin[oa]s?|hombre|mujer|pareja|chico|grande|completo|completa|entera)$/;

export function isAdded(text: string, word: Word): boolean {
  return /\b(?:y|mas|tambien|ademas) (?:tambien )?(?:un |una |otr[oa] |el |la )?$/.test(text.slice(0, word.at));
}
