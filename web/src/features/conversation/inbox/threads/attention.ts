// Who answers a conversation now (D-8.4): the assistant or a person, and why.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";

export type Attention =
  | { by: "assistant" }
  /** The assistant handed over to a person, and the contact is waiting. */
  | { by: "handed-over"; since: string; reason: string }
  /** A person wrote: the assistant is silent until this time. */
  | { by: "person"; until: string }
  /** The assistant had no credits left (D-9.5). */
  | { by: "silent"; reason: string }
  /** The assistant is switched off for this contact (D-5.5). */
  | { by: "nobody" };

type ThreadState = Pick<Thread, "personUntil" | "handedOverAt" | "handOverReason"> &
  Partial<Pick<Thread, "silenceReason">> & {
    client: Pick<Thread["client"], "noRespond">;
  };

/** `now` in epoch milliseconds. What a person must do comes before plain states. */
export function attentionOf(thread: ThreadState, now: number): Attention {
  if (thread.handedOverAt) return { by: "handed-over", since: thread.handedOverAt, reason: thread.handOverReason };
  if (thread.client.noRespond) return { by: "nobody" };
  if (thread.personUntil && Date.parse(thread.personUntil) > now) return { by: "person", until: thread.personUntil };
  if (thread.silenceReason) return { by: "silent", reason: thread.silenceReason };
  return { by: "assistant" };
}
