// The answers under a request for confirmation: what each button is called, and which request it belongs to.

export const ANSWERS = ["confirm", "cancel", "change"] as const;
export type Answer = (typeof ANSWERS)[number];

const TITLES: Readonly<Record<Answer, string>> = { confirm: "Confirmar", cancel: "Cancelar", change: "Cambiar hora" };
/** No assistant answers these: who asks for another hour speaks with one. */
export const HANDLED_BUTTONS = ["appointment-confirm:", "appointment-cancel:"];
const PATTERN = /^appointment-(confirm|cancel|change):([0-9a-f-]{36})$/;

/** As they stand under the message. */
export function answerButtons(notificationId: string): { id: string; title: string }[] {
  return ANSWERS.map((answer) => ({ id: `appointment-${answer}:${notificationId}`, title: TITLES[answer] }));
}

/** Null for a button of somebody else's. */
export function readAnswerButton(id: string): { answer: Answer; notificationId: string } | null {
  const found = PATTERN.exec(id);
  return found ? { answer: found[1] as Answer, notificationId: found[2] as string } : null;
}
