// The reading delay is over: one answer to everything that the contact wrote, by the provider when there is one, else or
// when it fails by the built-in engine (D-8.2, D-8.3, D-9.3). However often it is repeated, one answer goes out.
import { asksForPerson } from "@mostrador/domain/automation/assistants/conversation/understand/asks-for-person.ts";
import { changedText, DECLINED } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import { isAnswerable } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
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
import { hasOpenProposal } from "./proposals/proposal.store.ts";
import { hearSounds, leaveSoundsToPerson } from "./sounds/hear-sounds.ts";
import { staffTurn } from "./staff/staff-turn.ts";
import { giveToPerson } from "./tools/hand-over.ts";
import { builtInTurn } from "./turn/built-in-turn.ts";
import { type Chosen, chooseAssistant, speaksByItself } from "./turn/choose-assistant.ts";
import { countTrouble, countTurn } from "./turn/count-turn.ts";
import { finish } from "./turn/finish.ts";
import { pastOf } from "./turn/past.ts";
import { providerTurn } from "./turn/provider-turn.ts";
import { readReceipts } from "./turn/receipt.store.ts";
import { settleProposal } from "./turn/settle-proposal.ts";
import { type TroubleLog, troubleLog } from "./turn/trouble-log.ts";
import { type TurnFacts, turnFacts } from "./turn/turn-facts.ts";
import { TurnLost } from "./turn/turn-lost.ts";

const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 2_000;
/** Then a person has to look. */
const MOST_ATTEMPTS = 5;
/** A sound may be misheard: nothing is done on it. */
const WRITE_IT = "Para hacer un cambio necesito que me lo confirmes por escrito.";
const NO_CREDITS = "Sin créditos";

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
  if (!chosen) return leaveToPerson(ctx, asked);
  const claim = await withSounds(ctx, asked, chosen, provider);
  if (!claim) return;
  const facts = turnFacts(ctx, claim, chosen);
  const [earlier, isAsked] = await readTogether(ctx, (tx) =>
    Promise.all([readReceipts(tx, claim.threadId, claim.answeredSeq), hasOpenProposal(tx, claim.threadId)]),
  );
  // The people of the business are understood by rules alone, whatever else answers here (decision 52).
  if (chosen.assistant.correspond_to === "business" && facts.turn.texts.length > 0)
    return staffTurn(facts, claim.memory);
  const told = receiptText(earlier);
  if (told !== null) {
    // The turn was cut off after its side effect: tell of that, then look at what came meanwhile.
    const seq = Math.max(...earlier.map((each) => each.turnSeq));
    return finish({ ...facts, seq, notice: null }, facts.scene.ctx, { reply: told, memory: null });
  }
  // Without words there is nothing to understand: what was being spoken of waits.
  if (facts.turn.texts.length === 0) {
    return finish({ ...facts, notice: null }, facts.scene.ctx, { reply: facts.notice, memory: claim.memory });
  }
  const settled = isAsked ? await settleProposal(facts, earlier.length) : null;
  const spoken = claim.isHeard && settled?.outcome === "passed" ? WRITE_IT : null;
  const notice = [facts.notice, settled?.lead, spoken].filter(Boolean).join("\n\n") || null;
  const settledFacts = { ...facts, settled, notice };
  await answerSettled(settledFacts, claim, provider && { ...provider, tell }, earlier.length);
}

/** With what is said in the sounds; null where the turn ends here. */
async function withSounds(
  ctx: TenantCtx,
  claim: Claim,
  chosen: Chosen,
  provider: Provider | null,
): Promise<Claim | null> {
  const { capabilities, correspond_to: correspondTo, model } = chosen.assistant;
  if (claim.sounds.length === 0 || !capabilities.processAudio || correspondTo === "business") return claim;
  const engine = provider ? "proveedor" : "integrado";
  // What costs credits is silent without them.
  if (!(await readTogether(ctx, (tx) => readHasCredits(tx, engine)))(model)) return claim;
  const heard = provider ? await hearSounds(ctx, claim, provider) : "unheard";
  if (heard === "later") return null;
  if (heard === "unheard") {
    await leaveSoundsToPerson(turnFacts(ctx, claim, chosen));
    return null;
  }
  const again = await claimTurn(ctx, claim.threadId, claim.token, LEASE_MS);
  if (!again) throw new TurnLost();
  return again;
}

/** Each reply says what became of what the customer was asked, whoever answers. */
async function answerSettled(
  facts: TurnFacts,
  claim: Claim,
  provider: (Provider & { tell: TroubleLog }) | null,
  firstNumber: number,
): Promise<void> {
  const { settled } = facts;
  const { ctx } = facts.scene;
  if (settled?.receipt) {
    const told = receiptText([settled.receipt]);
    const more = provider && settled.isMore ? await askModel(facts, claim, provider, firstNumber + 1) : null;
    const reply = [told, more?.text].filter(Boolean).join("\n\n");
    return finish(facts, ctx, { reply, memory: null, proposed: more?.proposed, bill: more?.bill });
  }
  if (settled?.draft) {
    const proposed = { draft: settled.draft, isMore: false };
    return finish(facts, ctx, { reply: changedText(settled.draft), memory: null, proposed });
  }
  // Who asks for a person has one, whatever a model would make of it.
  const isModels = provider !== null && !asksForPerson(facts.turn.texts);
  const said = isModels ? await askModel(facts, claim, provider, firstNumber) : null;
  if (isModels && !said) return finish(facts, ctx, { reply: null, memory: claim.memory, silence: NO_CREDITS });
  // What the built-in engine remembers is not about this any more.
  if (said && said.text !== null) {
    const { text: reply, proposed, bill, choices } = said;
    return finish(facts, ctx, { reply, memory: null, proposed, bill, choices });
  }
  if (settled?.outcome === "declines") return finish(facts, ctx, { reply: DECLINED, memory: null });
  // A spoken yes is none: what no model took up is not read by rules that act on it.
  if (claim.isHeard) return leaveSoundsToPerson(facts, said?.calls ?? firstNumber);
  // A question of its own is answered by itself; what goes on needs what was said before.
  const goesOn = said !== null && claim.memory === null && !isAnswerable(facts.turn.texts);
  const open = goesOn ? said.open : [];
  const texts = [...open, ...facts.turn.texts];
  await builtInTurn({ ...facts, turn: { ...facts.turn, texts } }, claim.memory, said?.calls ?? firstNumber);
}

/** Null: there are no credits for it. */
async function askModel(
  facts: TurnFacts,
  claim: Claim,
  { llm, timeoutMs, tell }: Provider & { tell: TroubleLog },
  firstNumber: number,
) {
  const { ctx } = facts.scene;
  const past = await pastOf(ctx, claim);
  const said = await paidTurn(facts, () => providerTurn(llm, facts, past, { timeoutMs, firstNumber }));
  if (!said) return null;
  if (said.trouble) {
    countTrouble(said.trouble.kind);
    tell(ctx, facts.threadId, said.trouble);
  }
  return { ...said, open: past.open };
}

/** No assistant answers what was written: it waits for a person. */
async function leaveToPerson(ctx: TenantCtx, claim: Claim): Promise<void> {
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
