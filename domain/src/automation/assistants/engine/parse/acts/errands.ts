// "Cancela la del sábado y la del jueves pásala a las 6": two requests in one message, handled one after the other.

/** The two parts as typed, or null when there is only one request. */
export function errandsOf(text: string): [string, string] | null {
  const another = cancelAndBook(text) ?? moveAndAdd(text) ?? dropAndMove(text) ?? confirmAndBook(text);
  if (another !== null) return another;
  const verbs = [CANCEL, MOVE, CONFIRM].map((verb) => verb.exec(text)).filter((verb) => verb !== null);
  if (verbs.length !== 2) return null;
  const [first, second] = verbs.sort((a, b) => a.index - b.index) as [RegExpExecArray, RegExpExecArray];
  const between = text.slice(first.index, second.index);
  const joint = [...between.matchAll(/(?<!\s)\s{1,3}y\s{1,3}|(?:(?<!\s)\s{1,3})?[,.;\n]\s{0,3}(?:y\s{1,3})?/gi)].at(-1);
  if (joint === undefined || /\bno\b|\bmejor\b|\bo\b/i.test(between)) return null;
  const at = first.index + joint.index;
  const parts: [string, string] = [text.slice(0, at), text.slice(at + joint[0].length)];
  // Each names an appointment of its own.
  return parts.every((part) => /\b(?:la|mi|las|el)\b/i.test(part) || NAMES_ONE.test(part)) ? parts : null;
}

// "Quita las dos y hazme una de tinte el lunes".
function cancelAndBook(text: string): [string, string] | null {
  const cancel = CANCEL.exec(text);
  const book = BOOK.exec(text) ?? ADD.exec(text);
  if (cancel === null || book === null || book.index < cancel.index || MOVE.test(text)) return null;
  return [text.slice(0, book.index), text.slice(book.index + (book[1]?.length ?? 0))];
}

// "Pásala al domingo, ah y agrégame pedicure".
function moveAndAdd(text: string): [string, string] | null {
  const move = MOVE.exec(text);
  const add = ADD.exec(text);
  if (move === null || add === null || add.index < move.index || CANCEL.test(text)) return null;
  return [text.slice(0, add.index), text.slice(add.index + (add[1]?.length ?? 0))];
}

// "Ya no puedo el jueves, y el tinte páselo al viernes": the first is dropped, another one moves.
function dropAndMove(text: string): [string, string] | null {
  const drop = DROP.exec(text);
  const move = drop && FRONTED.exec(text);
  if (!drop || !move || move.index < drop.index + drop[0].length || CANCEL.test(text)) return null;
  return [text.slice(0, move.index), text.slice(move.index + (move[1]?.length ?? 0))];
}

const CANCEL = /(?<!\p{L})(?:(?:canc[eé]l|an[uú]l)\p{L}*|(?:qu[ií]t|b[oó]rr)[ae](?:la|mela)?(?!\p{L}))/iu;
const MOVE = /(?<!\p{L})(?:mu[eé]v|mov|p[aá]s(?:a|e|ar)|c[aá]mbi(?:a|e)|reag[eé]nd|reprogr|recorr)\p{L}*/iu;
// "Confirmo mi cita y además quiero valoración para mi hijo".
function confirmAndBook(text: string): [string, string] | null {
  const confirm = CONFIRM.exec(text);
  const book = ALSO.exec(text);
  if (confirm === null || book === null || book.index < confirm.index || MOVE.test(text) || CANCEL.test(text))
    return null;
  return [text.slice(0, book.index), text.slice(book.index + (book[1]?.length ?? 0))];
}

// "Mover gelish a viernes": named without an article.
const NAMES_ONE =
  /^\s{0,3}(?:mover|mueve|muévem?e?|pasar?|pasa|cambiar?|cancelar?|reagendar?)\s{1,3}(?!a\s|al\s|para\s|por\s|de\s|mi\s)\p{L}{4,}\s{1,3}(?:al?|para)\s/iu;
const BOOK =
  /(\s{0,3}(?:,\s{0,3})?(?<!\p{L})y\s{1,3}|\s{0,3}[,.;\n]\s{0,3})(?:haz|ag[eé]nda|ap[aá]rta|da|pon|res[eé]rva|an[oó]ta|ap[uú]nta)(?:me|nos)\s{1,3}(?:una|otra)\s{1,3}(?:cita\s{1,3})?(?:de|para)\s{1,3}(?!el\s|la\s|ma[nñ]ana|hoy|las\s|otro\s)\p{L}/iu;
const ADD =
  /(\s{0,3}[,.;\n]?\s{0,3}(?<!\p{L})y\s{1,3}|\s{0,3}[,.;\n]\s{0,3}(?:ah\s{0,3},?\s{0,3})?(?:y\s{1,3})?)(?:tambi[eé]n\s{1,3}|adem[aá]s\s{1,3})?(?:agr[eé]g(?:a|ue)(?:me|le|nos)?\s{1,3}(?!a\s|mi\s|que\s|el\s|la\s)\p{L}|(?:para|a)\s{1,3}mi\s{1,3}\p{L}+\s{1,3}(?:quiero|quisiera|necesito|ocupo|ag[eé]nd\p{L}+|ap[aá]rt\p{L}+)\s{1,3}(?!que\s|el\s|la\s|cambi|mover|pasar)\p{L})/iu;
const ALSO =
  /(\s{0,3}(?:,\s{0,3})?(?<!\p{L})y\s{1,3}(?:adem[aá]s|tambi[eé]n|aparte|de paso)\s{1,3})(?:quiero|quisiera|necesito|ocupo|ag[eé]nda|ap[aá]rta|an[oó]ta|ap[uú]nta)/iu;
const DROP =
  /(?<!\p{L})(?:ya\s{1,3}no|no)\s{1,3}(?:voy\s{1,3}a\s{1,3})?(?:poder|podr[eé]|puedo|ir[eé])(?:\s{1,3}ir|\s{1,3}llegar|\s{1,3}asistir)?\s{1,3}(?:el|este|ma[nñ]ana|hoy)(?!\p{L})/iu;
const FRONTED =
  /(\s{0,3}(?:,\s{0,3})?(?<!\p{L})y\s{1,3})(?:el|la|lo\s{1,3}de(?:\s{1,3}la|l)?)\s{1,3}\p{L}{4,}\s{1,3}(?:p[aá]s|mu[eé]v|c[aá]mbi|recorr)\p{L}*l[oa](?!\p{L})/iu;
const CONFIRM = /(?<!\p{L})conf[ií]rm(?:o|a|ar|ame|eme)(?= (?:la|mi|las) )/iu;
