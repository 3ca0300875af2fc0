// Ends a turn: stores reply, memory and proposal in one transaction, if the caller still holds the turn. A proposal
// exists if, and only if, the message that asks for it exists.
import { isSaidAloud } from "@mostrador/domain/automation/assistants/capabilities/said-aloud.ts";
import { PERSON_CALLED, speaksOfPerson } from "@mostrador/domain/automation/assistants/guards/person-called.ts";
import { questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import type { Draft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { Choice } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { UnseenKind } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { AnswerKind } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import {
  callsPerson,
  finishTurn,
  markSilent,
  noteAnswerKind,
  queueMessage,
} from "../../../conversation/inbox/index.ts";
import { giveBackCredits, type Hold, noteAnswer } from "../../../money/credits/index.ts";
import { answerKey } from "../paying/answer-key.ts";
import { closeProposal, insertProposal } from "../proposals/proposal.store.ts";
import { turnEnded } from "../slots.ts";
import { countTurn } from "./count-turn.ts";
import type { TurnFacts } from "./turn-facts.ts";
import { TurnLost } from "./turn-lost.ts";

/** After this time nobody remembers what they would agree to. */
const PROPOSED_MS = 24 * 3600_000;

export type Ending = Pick<TurnFacts, "threadId" | "token" | "seq" | "author" | "notice" | "settled"> & {
  /** The kinds of content in the turn that nobody heard or saw. */
  unread?: readonly UnseenKind[];
  /** The rule by which this assistant was chosen. */
  chosen?: Pick<TurnFacts["chosen"], "because">;
  scene?: Pick<TurnFacts["scene"], "capabilities">;
};

/**
 * `proposed`: what the question at the end of the reply is for; `isMore` when more waits for it. `bill`: the credits
 * held for it, if a language model wrote it. `silence`: why there is no reply, for staff.
 */
export type TurnOutcome = {
  reply: string | null;
  memory: unknown;
  proposed?: { draft: Draft; isMore: boolean } | undefined;
  bill?: Hold | undefined;
  silence?: string;
  /** The kind of the answer; left out for staff, who wait for nobody. */
  kind?: AnswerKind;
  /** The parts of the reply that can be pressed. */
  choices?: readonly Choice[] | undefined;
};

/** With `reply` null nothing is sent, and the proposal stays open. Throws `TurnLost`, and then nothing is stored. */
export async function finish(
  { threadId, token, seq, author, notice, settled, chosen, scene, unread = [] }: Ending,
  ctx: TenantCtx,
  { reply, memory, proposed, bill, silence, kind: given, choices = [] }: TurnOutcome,
): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const finished = await finishTurn(tx, inside, threadId, token, { memory, answeredSeq: seq });
    if (!finished) throw new TurnLost();
    const { dueAgainAt } = finished;
    if (dueAgainAt !== null) await publish(tx, inside, answerDue, { threadId }, { at: dueAgainAt });
    const isSilent = reply === null || reply.trim() === "";
    tx.afterCommit(() => countTurn(isSilent ? "silent" : "answered"));
    if (isSilent && silence) await markSilent(tx, inside, threadId, silence);
    for (const note of ctx.fillings.of(turnEnded)) await note(tx, inside, { threadId, reply: isSilent ? null : reply });
    if (isSilent) return;
    const at = new Date(ctx.now);
    await closeProposal(tx, threadId, settled?.outcome ?? "passed", at);
    const kind = given && given !== "handed_over" && unread.length > 0 ? "media_not_read" : given;
    const calls = kind !== undefined && (await callsPerson(tx, threadId, kind));
    const text = whole(notice, reply, calls);
    const key = answerKey({ threadId, seq });
    // The provider speaks only its own answers; a question for agreement or with choices has to be read.
    const mayBeHeard = bill !== undefined && !proposed && choices.length === 0;
    const frequency = scene?.capabilities.audioFrequency ?? null;
    const { messageId, status } = await queueMessage(tx, inside, {
      threadId,
      text,
      author: { kind: "assistant", ...author },
      clientKey: key,
      buttons: choices,
      isAloud: mayBeHeard && isSaidAloud({ text, frequency, key }),
      cost: bill && costOf(bill),
      because: chosen?.because,
      answerKind: kind,
    });
    if (kind) await noteAnswerKind(tx, inside, threadId, kind);
    if (bill) await noteAnswer(tx, inside, { ...bill, answer: { ...bill.answer, messageId } });
    if (bill && status === "failed") await giveBackCredits(tx, inside, bill.key);
    if (!proposed) return;
    await insertProposal(tx, {
      businessId: ctx.businessId,
      id: newId(),
      threadId,
      messageId,
      ...proposed,
      question: questionOf(proposed.draft),
      at,
      expiresAt: new Date(ctx.now + PROPOSED_MS),
    });
  });
}

/** The note that a person was called follows the notice; without a notice it ends the text. */
function whole(notice: string | null, reply: string, calls: boolean): string {
  const called = calls && !speaksOfPerson(reply) ? PERSON_CALLED : null;
  const lead = [notice, notice && called].filter(Boolean).join(" ");
  return [lead, reply, notice ? null : called].filter(Boolean).join("\n\n");
}

function costOf({ model, credits, answer: { inputTokens, outputTokens } }: Hold) {
  return { model, credits, inputTokens, outputTokens };
}
