// The kind of an assistant's answer, for both engines. Waiting marks, filters, counters and previews derive from it,
// so that no one without help is forgotten.

export const ANSWER_KINDS = [
  "resolved",
  "asked",
  "not_understood",
  "not_known",
  "media_not_read",
  "handed_over",
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The kinds that call a person while the assistant continues to answer. */
export const WAIT_KINDS = ["not_understood", "not_known", "media_not_read"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** Why a person is called, for staff. */
export const WAIT_REASONS: Readonly<Record<WaitKind, string>> = {
  not_understood: "El asistente no le entendió dos veces seguidas",
  not_known: "Preguntó algo que el asistente no sabe",
  media_not_read: "Mandó algo que nadie ha visto ni escuchado",
};

/** After this many answers in a row that were not understood, a person is called. */
const MOST_NOT_UNDERSTOOD = 2;

export type UnresolvedCount = {
  /** Answers in a row that resolved nothing, including this one. */
  count: number;
  /** Null: no person is called. */
  calls: WaitKind | null;
};

/** `before`: how many answers in a row resolved nothing before this one. */
export function unresolvedAfter(kind: AnswerKind, before: number): UnresolvedCount {
  if (kind === "resolved" || kind === "asked" || kind === "handed_over") return { count: 0, calls: null };
  const count = before + 1;
  if (kind !== "not_understood") return { count, calls: kind };
  return { count, calls: count >= MOST_NOT_UNDERSTOOD ? kind : null };
}

/**
 * Whether an answer ends the wait that another answer started: an unseen or unknown message still waits for a person.
 */
export function endsWait(kind: AnswerKind | null, wait: WaitKind | null): boolean {
  if (wait === null) return true;
  return wait === "not_understood" && (kind === "resolved" || kind === "asked");
}
