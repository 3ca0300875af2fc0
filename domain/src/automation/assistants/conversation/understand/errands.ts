// "Cancela la del sábado y la del jueves pásala a las 6": two errands in one message, done one after the other.

/** The two parts as typed, or null when there is one errand. */
export function errandsOf(text: string): [string, string] | null {
  const verbs = [CANCEL, MOVE, CONFIRM].map((verb) => verb.exec(text)).filter((verb) => verb !== null);
  if (verbs.length !== 2) return null;
  const [first, second] = verbs.sort((a, b) => a.index - b.index) as [RegExpExecArray, RegExpExecArray];
  const between = text.slice(first.index, second.index);
  const joint = [...between.matchAll(/(?<!\s)\s+y\s+|(?:(?<!\s)\s+)?[,.;\n]\s*(?:y\s+)?/gi)].at(-1);
  if (joint === undefined || /\bno\b|\bmejor\b|\bo\b/i.test(between)) return null;
  const at = first.index + joint.index;
  const parts: [string, string] = [text.slice(0, at), text.slice(at + joint[0].length)];
  // Each names an appointment of its own.
  return parts.every((part) => /\b(?:la|mi|las|el)\b/i.test(part)) ? parts : null;
}

const CANCEL = /(?<!\p{L})(?:(?:cancel|anul)\p{L}*|(?:qu[ií]t|b[oó]rr)[ae](?:la|mela)?(?!\p{L}))/iu;
const MOVE = /(?<!\p{L})(?:mu[eé]v|mov|p[aá]s(?:a|e|ar)|c[aá]mbi(?:a|e)|reag[eé]nd|reprogr|recorr)\p{L}*/iu;
const CONFIRM = /(?<!\p{L})conf[ií]rm(?:o|a|ar|ame|eme)(?= (?:la|mi|las) )/iu;
