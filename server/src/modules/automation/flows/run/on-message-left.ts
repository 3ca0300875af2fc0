// A run ended and left a message unanswered: the next flow that it starts gets it, then an assistant or a person.
import { FlowMessageLeft } from "@mostrador/domain/automation/flows/jobs.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { receivedWords, threadLease } from "../../../conversation/inbox/index.ts";
import { letAssistantAnswer } from "../../assistants/index.ts";
import { flowsStartedBy } from "./choose-flow.ts";
import { triedBefore } from "./run.store.ts";
import { EVENT_OF_KIND, lockFlowsOf, signalOf, startFirst } from "./take-message.ts";

/** So many flows look at one message at most. */
const MOST_TRIED = 20;
type LeftMessage = { threadId: string; messageId: string; tried: string[] };

export const onFlowMessageLeft = on(
  FlowMessageLeft,
  { name: "pass-message-on", title: "Pasar un mensaje de un flujo" },
  async (ctx, left) => {
    if (!(await startNext(ctx, left))) await letAssistantAnswer(ctx, left);
  },
);

/** False when no flow has it. */
function startNext(ctx: TenantCtx, { threadId, messageId, tried }: LeftMessage): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    const [thread, words] = await Promise.all([threadLease(inside, threadId), receivedWords(tx, messageId)]);
    if (!thread || !words || words.isDeleted || tried.length >= MOST_TRIED) return false;
    if (thread.isHeld || thread.handedOver || thread.takenByPerson) return false;
    const { contactId } = thread;
    await lockFlowsOf(tx, contactId);
    const card = await contactCard(inside, contactId);
    if (card.noRespond) return false;
    const said = { text: words.text, isFirst: words.isFirst, contactId };
    const before = await triedBefore(tx, contactId, messageId);
    const started = await flowsStartedBy(tx, inside, EVENT_OF_KIND[thread.kind], said);
    const signal = signalOf(words, card.name || card.pushName);
    const message = { threadId, messageId, contactId, signal, text: words.text, at: words.at };
    return startFirst(tx, inside, started, message, [...tried, ...before]);
  });
}
