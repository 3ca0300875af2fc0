// What an answer of an assistant was, whichever engine gave it. Waiting marks, filters, counters and previews derive from
// it, so that nobody who was not helped is forgotten.

export const ANSWER_KINDS = [
  "resolved",
  "asked",
  "not_understood",
  "not_known",
  "media_not_read",
  "handed_over",
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The kinds that call a person while the assistant goes on answering. */
export const WAIT_KINDS = ["not_understood", "not_known", "media_not_read"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** Why a person is called, for staff. */
export const WAIT_REASONS: Readonly<Record<WaitKind, string>> = {
  not_understood: "El asistente no le entendió dos veces seguidas",
  not_known: "Preguntó algo que el asistente no sabe",
  media_not_read: "Mandó algo que nadie ha visto ni escuchado",
};

/** So many answers in a row that were not understood call a person. */
const MOST_NOT_UNDERSTOOD = 2;

export type Unresolved = {
  /** Answers in a row that resolved nothing, this one among them. */
  count: number;
  /** Null: nobody is called. */
  calls: WaitKind | null;
};

/** `before`: how many answers in a row resolved nothing until now. */
export function unresolvedAfter(kind: AnswerKind, before: number): Unresolved {
  if (kind === "resolved" || kind === "asked" || kind === "handed_over") return { count: 0, calls: null };
  const count = before + 1;
  if (kind !== "not_understood") return { count, calls: kind };
  return { count, calls: count >= MOST_NOT_UNDERSTOOD ? kind : null };
}

/** Whether an answer ends the waiting that another answer began: what nobody saw or knew still waits for a person. */
export function endsWait(kind: AnswerKind | null, wait: WaitKind | null): boolean {
  if (wait === null) return true;
  return wait === "not_understood" && (kind === "resolved" || kind === "asked");
}
