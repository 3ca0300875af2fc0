// The reading delay is over: one answer to everything that the contact wrote, by the provider when there is one, else or
// when it fails by the built-in engine (D-8.2, D-8.3, D-9.3). However often it is repeated, one answer goes out.
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { answerDue } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { type Job, publish } from "../../../kernel/queue/queue.ts";
import type { Llm } from "../../../providers/llm/port.ts";
import {
  type Claim,
  claimTurn,
  finishTurn,
  handOver,
  releaseTurn,
  threadLane,
} from "../../conversation/inbox/index.ts";
import { builtInTurn } from "./turn/built-in-turn.ts";
import { chooseAssistant } from "./turn/choose-assistant.ts";
import { finish } from "./turn/finish.ts";
import { pastOf } from "./turn/past.ts";
import { providerTurn } from "./turn/provider-turn.ts";
import { readReceipts } from "./turn/receipt.store.ts";
import { type TroubleLog, troubleLog } from "./turn/trouble-log.ts";
import { type TurnFacts, turnFacts } from "./turn/turn-facts.ts";
import { TurnLost } from "./turn/turn-lost.ts";

const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 2_000;
/** Then a person has to look. */
const MOST_ATTEMPTS = 5;

/** `timeoutMs`: what the provider has for a whole turn. */
export type Provider = { llm: Llm; timeoutMs: number };

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
      if (!(error instanceof TurnLost)) await giveBack(ctx, claim, job, error as Error);
    }
  };
}

async function answer(ctx: TenantCtx, claim: Claim, provider: Provider | null, tell: TroubleLog): Promise<void> {
  const chosen = await chooseAssistant(ctx, claim);
  if (!chosen) return end(ctx, claim, claim.memory);
  const facts = turnFacts(ctx, claim, chosen);
  const earlier = await transact(ctx, (tx) => readReceipts(tx, claim.threadId, claim.answeredSeq));
  const told = receiptText(earlier);
  if (told !== null) {
    // The turn was cut off after its deed: tell of that, then look at what came meanwhile.
    const seq = Math.max(...earlier.map((each) => each.turnSeq));
    return finish({ ...facts, seq, notice: null }, facts.scene.ctx, { reply: told, memory: null });
  }
  // Without words there is nothing to understand: what was being spoken of waits.
  if (facts.turn.texts.length === 0) {
    return finish({ ...facts, notice: null }, facts.scene.ctx, { reply: facts.notice, memory: claim.memory });
  }
  if (!provider) return builtInTurn(facts, claim.memory, earlier.length);
  await providerAnswer(facts, claim, { ...provider, tell }, earlier.length);
}

async function providerAnswer(
  facts: TurnFacts,
  claim: Claim,
  { llm, timeoutMs, tell }: Provider & { tell: TroubleLog },
  firstNumber: number,
): Promise<void> {
  const { ctx } = facts.scene;
  const past = await pastOf(ctx, claim);
  const said = await providerTurn(llm, facts, past, { timeoutMs, firstNumber });
  if (said.trouble) tell(ctx, facts.threadId, said.trouble);
  // What the built-in engine remembers is not about this any more.
  if (said.text !== null) return finish(facts, ctx, { reply: said.text, memory: null });
  const texts = claim.memory === null ? [...past.open, ...facts.turn.texts] : facts.turn.texts;
  await builtInTurn({ ...facts, turn: { ...facts.turn, texts } }, claim.memory, said.calls);
}

/** Nobody answers what was written: it counts as seen. */
async function end(ctx: TenantCtx, { threadId, token, seq }: Claim, memory: unknown): Promise<void> {
  await finish({ threadId, token, seq, author: { id: "", name: "" }, notice: null }, ctx, { reply: null, memory });
}

/**
 * Held by somebody who may have died: as long as an answer is owed, somebody looks again. A due time further off has a
 * job of its own, of the message that moved it.
 */
async function lookAgain(ctx: TenantCtx, threadId: string): Promise<void> {
  const dueAt = (await threadLane(ctx, threadId))?.dueAt ?? null;
  const at = ctx.now + LOOK_AGAIN_MS;
  if (dueAt === null || dueAt > at) return;
  await transact(ctx, (tx) => publish(tx, ctx, answerDue, { threadId }, { at }));
}

async function giveBack(ctx: TenantCtx, claim: Claim, job: Job, error: Error): Promise<void> {
  const { threadId, token, seq } = claim;
  if (job.attempt < MOST_ATTEMPTS) {
    await releaseTurn(ctx, threadId, token);
    throw error;
  }
  ctx.log.error({ threadId, error: error.message, stack: error.stack }, "nobody could answer: a person has to");
  await transact(ctx, async (tx, within) => {
    await finishTurn(tx, within as TenantCtx, threadId, token, { memory: null, answeredSeq: seq });
    await handOver(tx, within as TenantCtx, threadId, "El asistente no pudo responder");
  });
}
