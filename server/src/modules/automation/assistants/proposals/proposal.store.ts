// What was proposed in a conversation, and its outcome. At most one proposal is open.
import type { Outcome } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import { type Draft, SideEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** `draft` as the customer saw it, in the words of `question`, in the message `messageId`. */
export type Proposal = {
  id: string;
  messageId: string;
  draft: Draft;
  question: string;
  isMore: boolean;
  expiresAt: Date;
};

type NewProposal = Proposal & { businessId: string; threadId: string; at: Date };

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  const { sideEffect, shown } = proposal.draft;
  await tx.count(
    sql.insertInto("proposals").values({
      business_id: proposal.businessId,
      id: proposal.id,
      thread_id: proposal.threadId,
      message_id: proposal.messageId,
      side_effect: jsonText(sideEffect),
      shown: jsonText(shown),
      question: proposal.question,
      is_more: proposal.isMore,
      proposed_at: proposal.at,
      expires_at: proposal.expiresAt,
    }),
  );
}

export async function hasOpenProposal(tx: Tx, threadId: string): Promise<boolean> {
  const open = sql.selectFrom("proposals").select("id").where("thread_id", "=", threadId).where("outcome", "is", null);
  return (await tx.first(open)) !== undefined;
}

/** The open proposal; its row is locked. */
export async function lockOpenProposal(tx: Tx, threadId: string): Promise<Proposal | null> {
  const row = await tx.first(
    sql.selectFrom("proposals").selectAll().where("thread_id", "=", threadId).where("outcome", "is", null).forUpdate(),
  );
  if (!row) return null;
  return {
    id: row.id,
    messageId: row.message_id,
    draft: { sideEffect: SideEffect.parse(row.side_effect), shown: row.shown } as Draft,
    question: row.question,
    isMore: row.is_more,
    expiresAt: row.expires_at,
  };
}

export async function closeProposal(tx: Tx, threadId: string, outcome: Outcome, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("proposals")
      .set({ outcome, settled_at: at })
      .where("thread_id", "=", threadId)
      .where("outcome", "is", null),
  );
}
