// Decides what the customer's messages mean for the server's last question (decision 17). The built-in parser reads
// them before any model is asked: a model can neither give the consent nor change its object. What was agreed to is
// done here, with its receipt, in one transaction that holds the turn.
import { answerTo } from "@mostrador/domain/automation/assistants/proposals/answer-to.ts";
import type { Outcome } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import { failedText, questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import {
  type Draft,
  isEnrollEffect,
  isOrderEffect,
  isReminderEffect,
} from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { allowedTools } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { holdTurn, recordToolCall, repliesTo } from "../../../conversation/inbox/index.ts";
import { carryOutOrder } from "../orders/orders.ts";
import { draftAgain } from "../proposals/draft.ts";
import { closeProposal, lockOpenProposal, type Proposal } from "../proposals/proposal.store.ts";
import { carryOutReminder } from "../reminders/reminders.ts";
import { carryOut } from "../tools/appointments.ts";
import { carryOutEnrollment } from "../tools/items.ts";
import { refusalTold } from "../tools/run-tool.ts";
import { insertReceipt } from "./receipt.store.ts";
import type { SettledProposal } from "./settled.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/**
 * Null when no question is open. A proposal that was not agreed to stays until the turn's answer is stored, so that a
 * repeated turn finds the same. `number`: of the calls of this turn.
 */
export async function settleProposal(facts: TurnFacts, number: number): Promise<SettledProposal | null> {
  const { threadId, token, seq, scene, turn } = facts;
  const { ctx } = scene;
  return transact(ctx, async (tx, inside) => {
    if (!(await holdTurn(tx, inside, threadId, token))) throw new TurnLost();
    const proposal = await lockOpenProposal(tx, threadId);
    if (!proposal) return null;
    const { question, draft } = proposal;
    const replies = await repliesTo(tx, proposal.messageId, seq);
    const outcome = answerOf(proposal, replies, ctx.now, turn.now.day);
    if (outcome !== "agrees") return { outcome, question };
    if (!allowedTools(scene.capabilities).includes(draft.sideEffect.kind)) {
      return { outcome: "failed", question, lead: failedText("Eso ya no lo puedo hacer por aquí.") };
    }
    const now = await draftAgain({ ...scene, ctx: inside }, draft.sideEffect);
    if ("error" in now) return { outcome: "failed", question, lead: failedText(now.message) };
    if (questionOf(now) !== question) return { outcome: "changed", question, draft: now };
    const settled = await carryOutAgreed(tx, inside, facts, proposal, number);
    // Messages from before the question do not answer it.
    return { ...settled, isMore: proposal.isMore || turn.texts.length > (replies?.length ?? 0) };
  });
}

/** What waits for a yes, from the current rows; null if nothing does or it can no longer be done. */
export async function openDraft({ threadId, scene }: TurnFacts): Promise<Draft | null> {
  return transact(scene.ctx, async (tx, within) => {
    const proposal = await lockOpenProposal(tx, threadId);
    if (!proposal) return null;
    const draft = await draftAgain({ ...scene, ctx: within }, proposal.draft.sideEffect);
    return "error" in draft ? null : draft;
  });
}

function answerOf(
  { draft, expiresAt }: Proposal,
  replies: string[] | null,
  now: Instant,
  today: Day,
): Outcome | "agrees" {
  if (expiresAt.getTime() <= now) return "expired";
  return replies === null ? "passed" : answerTo(draft, replies, today);
}

async function carryOutAgreed(
  tx: Tx,
  ctx: TenantCtx,
  { threadId, seq, scene, author }: TurnFacts,
  { id, question, draft }: Proposal,
  number: number,
): Promise<SettledProposal> {
  const { sideEffect } = draft;
  const callId = `proposal:${id}`;
  const at = new Date(ctx.now);
  const within = { ...scene, ctx };
  const output = await tx
    .savepoint(async () =>
      isReminderEffect(sideEffect)
        ? await carryOutReminder(within, sideEffect)
        : isOrderEffect(sideEffect)
          ? await carryOutOrder(within, sideEffect, callId)
          : isEnrollEffect(sideEffect)
            ? await carryOutEnrollment(within, sideEffect)
            : await carryOut(within, sideEffect, callId),
    )
    .catch(refusedOnly);
  await recordToolCall(tx, ctx, threadId, { callId, name: sideEffect.kind, arguments: draft.shown, output });
  if ("error" in output) return { outcome: "failed", question, lead: failedText(output.message) };
  const receipt = { turnSeq: seq, number, name: sideEffect.kind, output, sideEffect };
  const of = { businessId: ctx.businessId, threadId, assistantId: author.id };
  await insertReceipt(tx, { ...of, input: sideEffect, at, ...receipt });
  await closeProposal(tx, threadId, "done", at);
  return { outcome: "done", question, receipt };
}

function refusedOnly(error: unknown) {
  if (error instanceof DomainError) return refusalTold(error);
  throw error;
}
