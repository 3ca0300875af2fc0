// What of a job's error the team reads: the kind of failure, without what a customer wrote and without keys.

const MOST = 300;
const ROW_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const WORD = /[^\s"'`,;:()[\]{}<>]+/g;

/** Ids of our rows stay: they say where to look. Sentences in quotes, JSON, addresses, numbers and keys do not. */
export function failureText(message: string): string {
  const line = message
    .slice(0, MOST * 10)
    .replace(/\s+/g, " ")
    .trim();
  const masked = line
    .replace(/\{[^{}]*\}/g, "{…}")
    .replace(/"[^"]* [^"]*"/g, '"…"')
    .replace(/`[^`]* [^`]*`/g, "`…`")
    .replace(/«[^»]*»/g, "«…»")
    .replace(WORD, shownWord);
  return masked.length > MOST ? `${masked.slice(0, MOST - 1)}…` : masked;
}

function shownWord(word: string): string {
  if (ROW_ID.test(word) && word.length <= 40) return word;
  if (word.includes("@")) return "[correo]";
  if (word.replace(/\D/g, "").length >= 7) return /[a-z]/i.test(word) ? "[clave]" : "[número]";
  return word.length >= 24 && /\d/.test(word) && /[a-z]/i.test(word) ? "[clave]" : word;
}
