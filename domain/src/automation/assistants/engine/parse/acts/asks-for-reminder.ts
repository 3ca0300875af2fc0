// Decides whether a customer wants a personal reminder, or wants to cancel one. 'Recuérdame a qué hora es mi cita'
// asks for a known fact instead.

/** `text`: folded. */
export function asksForReminder(text: string): boolean {
  return ASKED.test(text) || NAMED.test(text);
}

const KNOWN =
  "(?:por favor )?(?:a que (?:hora|dia)|cuando|que (?:dia|hora)|donde|cuanto|cual|quien|con quien|mis? citas?|la (?:hora|direccion|fecha|cita)|el (?:dia|precio|horario|costo))\\b";
const ASKED = new RegExp(`\\b(?:recuerd(?:ame|anos|eme|enme)(?:lo)?|recordar(?:me|nos)(?:lo)?)\\b(?!,? ${KNOWN})`);
const NAMED =
  /\b(?:pon\w*|program\w*|mand\w*|envi\w*|quiero|quisiera|haz\w*|cre[ae]\w*|cancel\w*|quit\w*|borr\w*|elimin\w*|necesito|agend\w*)(?: me)? (?:un|el|ese|mi|otro|los|mis) recordatorios?\b/;
