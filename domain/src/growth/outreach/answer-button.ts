// The answers under a request for confirmation: the label of each button, and the request it belongs to.

export const ANSWERS = ["confirm", "cancel", "change"] as const;
export type Answer = (typeof ANSWERS)[number];

const TITLES: Readonly<Record<Answer, string>> = { confirm: "Confirmar", cancel: "Cancelar", change: "Cambiar hora" };
/** The assistant does not handle these; a customer who asks for another hour then talks with it. */
export const HANDLED_BUTTONS = ["appointment-confirm:", "appointment-cancel:"];
const PATTERN = /^appointment-(confirm|cancel|change):([0-9a-f-]{36})$/;

/** Their labels under the message. */
export function answerButtons(notificationId: string): { id: string; title: string }[] {
  return ANSWERS.map((answer) => ({ id: `appointment-${answer}:${notificationId}`, title: TITLES[answer] }));
}

/** Null for a button of another module. */
export function readAnswerButton(id: string): { answer: Answer; notificationId: string } | null {
  const found = PATTERN.exec(id);
  return found ? { answer: found[1] as Answer, notificationId: found[2] as string } : null;
}
