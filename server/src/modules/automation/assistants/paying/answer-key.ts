/** The answer of a turn, however often the turn is repeated: of its message, and of what it costs. */
export function answerKey({ threadId, seq }: { threadId: string; seq: number }): string {
  return `assistant:${threadId}:${seq}`;
}
