/** The key of a turn's answer, the same for each repeat of the turn; used for its message and for its cost. */
export function answerKey({ threadId, seq }: { threadId: string; seq: number }): string {
  return `assistant:${threadId}:${seq}`;
}
