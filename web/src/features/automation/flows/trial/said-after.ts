// What a contact wrote, as the input of a trial.

export type PastMessage = { id: string; text: string; date: string };

const MOST_ANSWERS = 20;

/** The message, and what followed it, one line each. `said`: from the oldest on. Undefined for an id that is not in it. */
export function saidAfter(said: readonly PastMessage[], id: string): { text: string; answers: string[] } | undefined {
  const at = said.findIndex((one) => one.id === id);
  const chosen = said[at];
  if (!chosen) return undefined;
  const answers = said.slice(at + 1, at + 1 + MOST_ANSWERS).map(({ text }) => text.replace(/\s*\n\s*/g, " ").trim());
  return { text: chosen.text, answers };
}
