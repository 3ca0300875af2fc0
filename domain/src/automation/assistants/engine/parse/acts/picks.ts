// "el segundo", "la 2", "opción 3", "el último", "la primera": a place in a list, from 1; -1 is the last.

export function pickSaid(text: string): number | null {
  const clean = text
    .replace(/[!?.,]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const word =
    /\b(?:el|la|los|las|lo|con el|con la|opcion|numero|mejor) (primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa]|penultim[oa]|de en medio|del medio|de enmedio)\b(?! (?:hora|que|vez|semana|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|octubre|nov|dic)))/.exec(
      clean,
    )?.[1] ??
    /^(primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|ultim[oa])(?: (?:opcion|porfavor|por favor|esta bien|gracias))?$/.exec(
      clean,
    )?.[1];
  if (word) return PLACES.find(([start]) => word.startsWith(start))?.[1] ?? null;
  const number =
    /\b(?:opcion|numero|num|inciso|#) ?(\d{1,2})\b/.exec(clean)?.[1] ??
    /# ?(\d{1,2})\b/.exec(clean)?.[1] ??
    /(?<!\b(?:a|de|como a|desde|para) )\b(?:el|la) (\d{1,2})(?= |$)(?! (?:de|y|am|pm|horas))/.exec(clean)?.[1] ??
    /^(\d{1,2})(?: (?:porfavor|por favor|esta bien|gracias))?$/.exec(clean)?.[1];
  return number ? Number(number) : null;
}

const PLACES: readonly (readonly [string, number])[] = [
  ["primer", 1],
  ["segund", 2],
  ["tercer", 3],
  ["cuart", 4],
  ["quint", 5],
  ["ultim", -1],
  ["penultim", -2],
  ["de", 2],
];
