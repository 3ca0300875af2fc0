// Chooses who gives the answer of a claimed turn (D-9.3): rules for staff, the server itself for what was agreed to,
// otherwise the model. If the model fails, the built-in engine answers.
import { isUpset } from "@mostrador/domain/automation/assistants/guards/is-upset.ts";
import { changedText, DECLINED, questionOf } from "@mostrador/domain/automation/assistants/proposals/proposal-text.ts";
import { receiptText } from "@mostrador/domain/automation/assistants/receipt-text.ts";
import { asksForPerson, isAnswerable } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import { PICTURE_KEPT } from "@mostrador/domain/automation/assistants/staff/say-staff.ts";
import { unseenNotice } from "@mostrador/domain/automation/assistants/unseen-notice.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Llm } from "../../../../providers/llm/port.ts";
import type { Claim } from "../../../conversation/inbox/index.ts";
import type { Hold } from "../../../money/credits/index.ts";
import { heldFor } from "../paying/paid-turn.ts";
import { hasOpenProposal } from "../proposals/proposal.store.ts";
import { staffTurn } from "../staff/staff-turn.ts";
import { heedHeardOptOut } from "../understanding/heed-heard-opt-out.ts";
import { leaveToPerson } from "../understanding/leave-to-person.ts";
import { withOwnName } from "../understanding/with-own-name.ts";
import { builtInTurn } from "./built-in-turn.ts";
import type { AssistantChoice } from "./choose-assistant.ts";
import { finish } from "./finish.ts";
import { pastOf } from "./past.ts";
import { type ProviderAnswer, providerTurn } from "./provider-turn.ts";
import { readReceipts } from "./receipt.store.ts";
import { openDraft, settleProposal } from "./settle-proposal.ts";
import type { TroubleLog } from "./trouble-log.ts";
import { type TurnFacts, turnFacts } from "./turn-facts.ts";

/** A sound may be misheard, and a picture states nothing: neither can agree to a change. */
const WRITE_IT = "Para hacer un cambio necesito que me lo confirmes por escrito.";
const NO_CREDITS = "Sin créditos";

/** Holds the credits for what the model says: null if there are none. */
export type ModelPayment = (
  facts: TurnFacts,
  ask: () => Promise<ProviderAnswer>,
) => Promise<(ProviderAnswer & { bill: Hold | undefined }) | null>;

/** `timeoutMs`: the model's time for a whole turn. `tell`: logs why it gave nothing. */
export type TurnModel = { llm: Pick<Llm, "answer">; timeoutMs: number; tell: TroubleLog; pay: ModelPayment };

export async function answerTurn(
  ctx: TenantCtx,
  claim: Claim,
  chosen: AssistantChoice,
  brain: TurnModel | null,
): Promise<void> {
  const facts = await withOwnName(turnFacts(ctx, claim, chosen), claim);
  const [earlier, isAsked] = await readTogether(ctx, (tx) =>
    Promise.all([readReceipts(tx, claim.threadId, claim.answeredSeq), hasOpenProposal(tx, claim.threadId)]),
  );
  // Staff are answered by rules only, whatever else answers here (decision 52).
  if (chosen.assistant.correspond_to === "business") return answerStaffTurn(facts, claim);
  const told = receiptText(earlier);
  if (told !== null) {
    // The turn stopped after its side effect: report that first, then read what came meanwhile.
    const seq = Math.max(...earlier.map((each) => each.turnSeq));
    return finish({ ...facts, seq, notice: null, unread: [] }, facts.scene.ctx, {
      reply: told,
      memory: null,
      kind: earlier.some(({ name }) => name === "hand_over") ? "handed_over" : "resolved",
    });
  }
  // Without words or pictures there is nothing to understand: the open subject waits.
  if (facts.turn.texts.length === 0 && facts.shown.length === 0) return answerUnread(facts, claim, isAsked);
  // A typed opt-out was applied when it came.
  const optOut = claim.isHeard ? await heedHeardOptOut(facts) : null;
  if (optOut !== null) return finish(facts, facts.scene.ctx, { reply: optOut, memory: claim.memory, kind: "resolved" });
  if (isUpset(facts.turn.texts)) return leaveToPerson(facts, "upset", earlier.length);
  const settled = isAsked ? await settleProposal(facts, earlier.length) : null;
  const spoken = (claim.isHeard || facts.shown.length > 0) && settled?.outcome === "passed" ? WRITE_IT : null;
  // The built-in engine learns this from its own call, and offers hours close to it.
  const lead = brain === null && claim.memory !== null ? null : settled?.lead;
  const notice = [facts.notice, lead, spoken].filter(Boolean).join("\n\n") || null;
  const settledFacts = { ...facts, settled, notice };
  await answerSettled(settledFacts, claim, brain, earlier.length);
}

/** Asks the open question again, so that a yes refers to it. */
async function answerUnread(facts: TurnFacts, { memory }: Claim, isAsked: boolean): Promise<void> {
  const { notice, scene } = facts;
  const draft = notice !== null && isAsked ? await openDraft(facts) : null;
  if (draft === null) return finish({ ...facts, notice: null }, scene.ctx, { reply: notice, memory, kind: "resolved" });
  const proposed = { draft, isMore: false };
  await finish(facts, scene.ctx, { reply: questionOf(draft), memory, proposed, kind: "asked" });
}

/** If a model had to hear or see for it, it costs as much as an answer (decision 62). */
async function answerStaffTurn(facts: TurnFacts, { memory, isHeard }: Claim): Promise<void> {
  const { ctx } = facts.scene;
  const isSeen = facts.shown.length > 0;
  const bill = isHeard || isSeen ? await heldFor(facts) : undefined;
  if (bill === null) return finish(facts, ctx, { reply: null, memory, silence: NO_CREDITS });
  if (facts.turn.texts.length > 0) return staffTurn(facts, memory, { isHeard, bill });
  const { scene: _, ...ending } = facts;
  if (isSeen) return finish(ending, ctx, { reply: PICTURE_KEPT, memory, bill });
  await finish({ ...ending, notice: null }, ctx, { reply: facts.notice, memory });
}

/** Each reply says what happened with the customer's open question, whichever engine answers. */
async function answerSettled(
  facts: TurnFacts,
  claim: Claim,
  brain: TurnModel | null,
  firstNumber: number,
): Promise<void> {
  const { settled } = facts;
  const { ctx } = facts.scene;
  // The engine's memory continues from what was agreed to: the next of several appointments, or another subject.
  if (brain === null && claim.memory !== null && settled && settled.outcome !== "changed" && !claim.isHeard) {
    return builtInTurn(facts, claim.memory, firstNumber + 1);
  }
  if (settled?.receipt) {
    const told = receiptText([settled.receipt]);
    const more = brain && settled.isMore ? await askModel(facts, claim, brain, firstNumber + 1) : null;
    const reply = [told, more?.text].filter(Boolean).join("\n\n");
    return finish(facts, ctx, {
      reply,
      memory: null,
      proposed: more?.proposed,
      bill: more?.bill,
      kind: more?.kind ?? "resolved",
    });
  }
  if (settled?.draft) {
    const proposed = { draft: settled.draft, isMore: false };
    return finish(facts, ctx, { reply: changedText(settled.draft), memory: claim.memory, proposed, kind: "asked" });
  }
  // A contact who asks for a person gets one, whatever the model decides.
  const isModels = brain !== null && !asksForPerson(facts.turn.texts);
  const said = isModels ? await askModel(facts, claim, brain, firstNumber) : null;
  if (isModels && !said) return finish(facts, ctx, { reply: null, memory: claim.memory, silence: NO_CREDITS });
  // The built-in engine's memory is about another subject now.
  if (said && said.text !== null) {
    const { text: reply, proposed, bill, choices, kind } = said;
    return finish(facts, ctx, { reply, memory: null, proposed, bill, choices, kind });
  }
  if (settled?.outcome === "declines") return finish(facts, ctx, { reply: DECLINED, memory: null, kind: "resolved" });
  // A spoken yes does not count: rules must not act on a sound that no model took up.
  if (claim.isHeard) return leaveToPerson(facts, "sound", said?.calls ?? firstNumber);
  if (facts.turn.texts.length === 0) return leaveToPerson(facts, "picture", said?.calls ?? firstNumber);
  // Rules read words only: they know nothing of the picture.
  const unseen = facts.shown.length > 0 ? unseenNotice(["image"]) : null;
  const notice = [facts.notice, unseen].filter(Boolean).join("\n\n") || null;
  // A complete question is answered alone; a follow-up needs what was said before.
  const goesOn = said !== null && claim.memory === null && !isAnswerable(facts.turn.texts);
  const open = goesOn ? said.open : [];
  const texts = [...open, ...facts.turn.texts];
  const unread = unseen ? [...facts.unread, "image" as const] : facts.unread;
  await builtInTurn(
    { ...facts, notice, unread, turn: { ...facts.turn, texts } },
    claim.memory,
    said?.calls ?? firstNumber,
  );
}

/** Null: there are no credits for it. */
async function askModel(facts: TurnFacts, claim: Claim, { llm, timeoutMs, tell, pay }: TurnModel, firstNumber: number) {
  const { ctx } = facts.scene;
  const past = await pastOf(ctx, claim);
  const said = await pay(facts, () => providerTurn(llm, facts, past, { timeoutMs, firstNumber }));
  if (!said) return null;
  if (said.trouble) tell(ctx, facts.threadId, said.trouble);
  return { ...said, open: past.open };
}
