// The status of a message when reports arrive twice, late or in another order (D-8.1, D-15.1): it only moves forward,
// and a failed one stays failed until a person sends it again.
import type { MessageStatus } from "./schema.ts";

export type ReportedStatus = "sent" | "delivered" | "read" | "failed";

const RANK: Record<MessageStatus, number> = {
  queued: 0,
  sending: 0,
  unknown: 0,
  sent: 1,
  delivered: 2,
  read: 3,
  failed: 4,
};

/** The status after the report, or null when it changes nothing. A delivered message cannot fail any more. */
export function statusAfter(current: MessageStatus, reported: ReportedStatus): MessageStatus | null {
  if (current === "failed") return null;
  if (reported === "failed") return RANK[current] <= RANK.sent ? "failed" : null;
  return RANK[reported] > RANK[current] ? reported : null;
}

const UNRESOLVED_AFTER_MS = 10 * 60 * 1000;

/** When staff must decide about a send without a reported outcome. */
export function unresolvedAt(attemptedAt: number): number {
  return attemptedAt + UNRESOLVED_AFTER_MS;
}

/** Whether a person may send it again: it failed, or there was no report for ten minutes. */
export function canResend(message: { status: MessageStatus | null; attemptedAt: number | null }, now: number): boolean {
  if (message.status === "failed") return true;
  return message.status === "unknown" && now >= unresolvedAt(message.attemptedAt ?? 0);
}
