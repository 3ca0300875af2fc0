// The reading delay is over: one answer to everything that the contact wrote, by the provider when there is one, else or
// when it fails by the built-in engine (D-8.2, D-8.3, D-9.3). However often it is repeated, one answer goes out.
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
import { type Chosen, chooseAssistant, speaksByItself } from "./turn/choose-assistant.ts";
import { countTurn } from "./turn/count-turn.ts";
import { finish } from "./turn/finish.ts";
import { type TroubleLog, troubleLog } from "./turn/trouble-log.ts";
import { turnFacts } from "./turn/turn-facts.ts";
import { TurnLost } from "./turn/turn-lost.ts";
import { leaveToPerson } from "./understanding/leave-to-person.ts";
import { putInWords } from "./understanding/put-in-words.ts";

const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 2_000;
/** Then a person has to look. */
const MOST_ATTEMPTS = 5;

/** `timeoutMs`: what the provider has for a whole turn. */
export type Provider = { llm: Llm; timeoutMs: number; privateFiles: PrivateFiles };

export function answerContact(provider: Provider | null) {
  const tell = troubleLog();
  return async (ctx: TenantCtx, { threadId }: { threadId: string }, job: Job): Promise<void> => {
    // A turn of the built-in engine is one transaction, so a repeat of the job may go on at once. A provider's is not.
    const token = provider ? `${job.id}:${job.attempt}` : job.id;
    const claim = await claimTurn(ctx, threadId, token, LEASE_MS);
    if (!claim) return lookAgain(ctx, threadId);
    try {
      await answer(ctx, claim, provider, tell);
    } catch (error) {
      // What was held for an answer that is not stored; where that fails, a job finds it.
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

/** With what is said in the sounds and seen in the pictures; null where the turn ends here. */
async function understood(
  ctx: TenantCtx,
  claim: Claim,
  chosen: Chosen,
  provider: Provider | null,
): Promise<Claim | null> {
  const { capabilities, correspond_to: correspondTo, model } = chosen.assistant;
  const sounds = capabilities.processAudio ? claim.sounds : [];
  const pictures = capabilities.processImages ? claim.pictures : [];
  if (sounds.length + pictures.length === 0) return claim;
  const engine = provider ? "proveedor" : "integrado";
  // What costs credits is silent without them.
  if (!(await readTogether(ctx, (tx) => readHasCredits(tx, engine)))(model)) return claim;
  const put = provider ? await putInWords(ctx, claim, { sounds, pictures }, provider) : NOTHING;
  if (put === "later") return null;
  const again = provider ? await claimTurn(ctx, claim.threadId, claim.token, LEASE_MS) : claim;
  if (!again) throw new TurnLost();
  // The people of the business are the person that it would be given to: they are asked to write.
  if (correspondTo === "business") return again;
  if (sounds.length > 0 && !put.sounds) {
    await leaveToPerson(turnFacts(ctx, again, chosen), "sound");
    return null;
  }
  // Words beside a picture that nobody saw are answered, with a word of what was not seen.
  if (pictures.length > 0 && !put.pictures && again.texts.length === 0) {
    await leaveToPerson(turnFacts(ctx, again, chosen), "picture");
    return null;
  }
  return again;
}

const NOTHING = { sounds: false, pictures: false };

/** No assistant answers what was written: it waits for a person. */
async function leaveUnanswered(ctx: TenantCtx, claim: Claim): Promise<void> {
  const { threadId, token, seq, memory } = claim;
  const tells = await speaksByItself(ctx, claim);
  const ending = { threadId, token, seq, author: { id: "", name: "" }, notice: null, settled: null };
  await transact(ctx, async (tx, within) => {
    const inside = within as TenantCtx;
    await finish(ending, inside, { reply: null, memory });
    await openWait(tx, inside, threadId, tells);
  });
}

/**
 * Held by somebody who may have died: as long as an answer is owed, somebody looks again. A due time further off has a
 * job of its own, of the message that moved it.
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
    await finishTurn(tx, within as TenantCtx, threadId, token, { memory: null, answeredSeq: seq });
    await giveToPerson(tx, within as TenantCtx, threadId, "El asistente no pudo responder");
  });
}
