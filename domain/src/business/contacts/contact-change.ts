// What an edit changed in a contact, in words for its history: which fields, never their values, since the history
// remains when the person's data is erased (docs/decisions/0035).
import type { Contact } from "./schema.ts";

const WORDS = {
  name: "nombre",
  lastname: "apellidos",
  secondLastname: "apellidos",
  whatsapp: "número",
  countryCode: "número",
  email: "correo",
  birthdate: "fecha de nacimiento",
  gender: "género",
  type: "tipo",
  customId: "identificador",
  noRespond: "respuestas del asistente",
  notes: "notas",
  interests: "intereses",
  customFields: "campos personalizados",
} as const satisfies { [field in keyof Contact]?: string };

/** 'correo y notas'; '' when nothing changed. */
export function contactChange(before: Contact, after: Contact): string {
  const changed = Object.entries(WORDS).filter(([field]) => {
    const [old, now] = [before[field as keyof typeof WORDS], after[field as keyof typeof WORDS]];
    return JSON.stringify(old) !== JSON.stringify(now);
  });
  return listed([...new Set(changed.map(([, word]) => word))]);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${/^h?i/.test(last) ? "e" : "y"} ${last}`;
}
