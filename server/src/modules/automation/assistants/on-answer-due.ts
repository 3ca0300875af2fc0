// Runs when the reading delay is over: sends one answer to everything that the contact wrote (D-8.2, D-8.3, D-9.3).
// The provider answers if there is one; without one, or if it fails, the built-in engine does. A repeated job still
// sends one answer.
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { type Job, publish } from "../../../kernel/queue/queue.ts";
import type { Llm } from "../../../providers/llm/port.ts";
import {
  type Claim,
  claimTurn,
  finishTurn,
  openWait,
  releaseTurn,
  threadLease,
} from "../../conversation/inbox/index.ts";
import type { PrivateFiles } from "../../ground/files/index.ts";
import { answerKey } from "./paying/answer-key.ts";
import { readHasCredits } from "./paying/has-credits.ts";
import { giveBackUnanswered, paidTurn } from "./paying/paid-turn.ts";
import { giveToPerson } from "./tools/hand-over.ts";
import { answerTurn } from "./turn/answer-turn.ts";
import { type AssistantChoice, chooseAssistant, speaksByItself } from "./turn/choose-assistant.ts";
import { countTurn } from "./turn/count-turn.ts";
import { finish } from "./turn/finish.ts";
import { type TroubleLog, troubleLog } from "./turn/trouble-log.ts";
import { turnFacts } from "./turn/turn-facts.ts";
import { TurnLost } from "./turn/turn-lost.ts";
import { leaveToPerson } from "./understanding/leave-to-person.ts";
import { putInWords } from "./understanding/put-in-words.ts";

const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 2_000;
/** After these attempts a person has to look. */
const MOST_ATTEMPTS = 5;

/** `timeoutMs`: the provider's time for a whole turn. */
export type Provider = { llm: Llm; timeoutMs: number; privateFiles: PrivateFiles };

export function answerContact(provider: Provider | null) {
  const tell = troubleLog();
  return async (ctx: TenantCtx, { threadId }: { threadId: string }, job: Job): Promise<void> => {
    // A turn of the built-in engine is one transaction, so a repeated job may continue at once. A provider's turn is
    // not.
    const token = provider ? `${job.id}:${job.attempt}` : job.id;
    const claim = await claimTurn(ctx, threadId, token, LEASE_MS);
    if (!claim) return lookAgain(ctx, threadId);
    try {
      await answer(ctx, claim, provider, tell);
    } catch (error) {
      // Gives back what was held for an answer that is not stored. If that fails, a later job does it.
      if (provider) await giveBackUnanswered(ctx, answerKey(claim)).catch(() => {});
      if (error instanceof TurnLost) countTurn("lost");
      else await giveBack(ctx, claim, job, error as Error);
    }
  };
}

async function answer(ctx: TenantCtx, asked: Claim, provider: Provider | null, tell: TroubleLog): Promise<void> {
  const chosen = await chooseAssistant(ctx, asked);
  if (!chosen) return leaveUnanswered(ctx, asked);
  const claim = await understood(ctx, asked, chosen, provider);
  if (claim) await answerTurn(ctx, claim, chosen, provider && { ...provider, tell, pay: paidTurn });
}

/** The claim with the texts of its sounds and pictures; null if the turn ends here. */
async function understood(
  ctx: TenantCtx,
  claim: Claim,
  chosen: AssistantChoice,
  provider: Provider | null,
): Promise<Claim | null> {
  const { capabilities, correspond_to: correspondTo, model } = chosen.assistant;
  const sounds = capabilities.processAudio ? claim.sounds : [];
  const pictures = capabilities.processImages ? claim.pictures : [];
  if (sounds.length + pictures.length === 0) return claim;
  const engine = provider ? "proveedor" : "integrado";
  // Without credits, sounds and pictures are not given to the model.
  if (!(await readTogether(ctx, (tx) => readHasCredits(tx, engine)))(model)) return claim;
  const put = provider ? await putInWords(ctx, claim, { sounds, pictures }, provider) : NOTHING;
  if (put === "later") return null;
  const again = provider ? await claimTurn(ctx, claim.threadId, claim.token, LEASE_MS) : claim;
  if (!again) throw new TurnLost();
  // Staff cannot be handed over to themselves: they are asked to write instead.
  if (correspondTo === "business") return again;
  if (sounds.length > 0 && !put.sounds) {
    await leaveToPerson(turnFacts(ctx, again, chosen), "sound");
    return null;
  }
  // Text sent with an unseen picture is answered, with a note that the picture was not seen.
  if (pictures.length > 0 && !put.pictures && again.texts.length === 0) {
    await leaveToPerson(turnFacts(ctx, again, chosen), "picture");
    return null;
  }
  return again;
}

const NOTHING = { sounds: false, pictures: false };

/** No assistant answers this message: it waits for a person. */
async function leaveUnanswered(ctx: TenantCtx, claim: Claim): Promise<void> {
  const { threadId, token, seq, memory } = claim;
  const tells = await speaksByItself(ctx, claim);
  const ending = { threadId, token, seq, author: { id: "", name: "" }, notice: null, settled: null };
  await transact(ctx, async (tx, inside) => {
    await finish(ending, inside, { reply: null, memory });
    await openWait(tx, inside, threadId, tells);
  });
}

/**
 * The process that holds the turn may have died: while an answer is owed, the job runs again. A later due time has a
 * job of its own, from the message that moved it.
 */
async function lookAgain(ctx: TenantCtx, threadId: string): Promise<void> {
  const dueAt = (await threadLease(ctx, threadId))?.dueAt ?? null;
  const at = ctx.now + LOOK_AGAIN_MS;
  if (dueAt === null || dueAt > at) return;
  await transact(ctx, (tx) => publish(tx, ctx, answerDue, { threadId }, { at }));
}

async function giveBack(ctx: TenantCtx, claim: Claim, job: Job, error: Error): Promise<void> {
  const { threadId, token, seq } = claim;
  if (job.attempt < MOST_ATTEMPTS) {
    countTurn("failed");
    await releaseTurn(ctx, threadId, token);
    throw error;
  }
  ctx.log.error({ threadId, error: error.message, stack: error.stack }, "nobody could answer: a person has to");
  await transact(ctx, async (tx, within) => {
    tx.afterCommit(() => countTurn("given-up"));
    await finishTurn(tx, within, threadId, token, { memory: null, answeredSeq: seq });
    await giveToPerson(tx, within, threadId, "El asistente no pudo responder");
  });
}
