// A contact wrote: the flow in which it is takes the message, or one that the message starts (D-8.4, D-17.19).

import { awaitsAnswerFrom } from "@mostrador/domain/automation/flows/graph.ts";
import type { FlowSettings } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Statement } from "../../../../kernel/db/sql.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { isFeatureOff } from "../../../../kernel/features/features.ts";
import { readIsWorking } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { isAnsweredByTeam } from "../../../conversation/channels/index.ts";
import { type ReceivedWords, receivedWords, threadLease } from "../../../conversation/inbox/index.ts";
import { dropDelegation } from "../delegation/delegation.store.ts";
import { FLOWS } from "../feature.ts";
import { type FlowRow, hasFlows, type StoredGraph } from "../flow.store.ts";
import { keptGraph } from "../version-cache.ts";
import { type ChosenFlow, flowsStartedBy } from "./choose-flow.ts";
import { endRun } from "./end-run.ts";
import { passTo } from "./pass-to.ts";
import { isTaken, keepAnswer, lockOpenRuns, type RunRow } from "./run.store.ts";
import { startRun } from "./start-run.ts";
import type { DataRow, RunVariables } from "./variables.ts";

export const EVENT_OF_KIND = {
  whatsapp: "whatsapp_message",
  instagram: "instagram_message",
  messenger: "facebook_message",
} as const satisfies Record<string, FlowRow["event"]>;

const LOCK: Statement = {
  name: "lock-flows-of-contact",
  text: "select pg_advisory_xact_lock(hashtextextended('flows ' || $1, 0))",
};

/** Until the transaction ends nobody else starts a flow for this contact, or gives one a message. */
export async function lockFlowsOf(tx: Tx, contactId: string): Promise<void> {
  await tx.run(LOCK, [contactId]);
}

type Message = { threadId: string; messageId: string };

/** Whether a flow has it now; a repeated call gives the same answer. */
export async function takeMessage(ctx: TenantCtx, { threadId, messageId }: Message): Promise<boolean> {
  const [has, isOff] = await readTogether(ctx, (tx) => Promise.all([hasFlows(tx), isFeatureOff(tx, FLOWS)]));
  if (!has || isOff) return false;
  return transact(ctx, async (tx, inside) => {
    const [thread, words] = await Promise.all([threadLease(inside, threadId), receivedWords(tx, messageId)]);
    if (!thread || !words || words.isDeleted || words.threadId !== threadId) return false;
    if (thread.isHeld || thread.handedOver || thread.takenByPerson) return false;
    const [isWorking, card, isTeamOnly] = await Promise.all([
      readIsWorking(tx),
      contactCard(inside, thread.contactId),
      isAnsweredByTeam(tx, thread.channelId),
    ]);
    if (!isWorking || card.noRespond || isTeamOnly) return false;
    const signal = signalOf(words, card.name || card.pushName);
    const said = { text: words.text, isFirst: words.isFirst, contactId: thread.contactId };
    // sent together: what follows the lock is read when it is held
    const [, taken, runs, started] = await Promise.all([
      lockFlowsOf(tx, thread.contactId),
      isTaken(tx, thread.contactId, messageId),
      lockOpenRuns(tx, thread.contactId),
      flowsStartedBy(tx, inside, EVENT_OF_KIND[thread.kind], said),
    ]);
    if (taken) return true;
    const open = runs.filter(({ thread_id }) => thread_id === threadId);
    const message = { threadId, messageId, contactId: thread.contactId, signal, text: words.text, at: words.at };
    for (const run of open) {
      const place = await placeOf(tx, run);
      const rival = place.settings.yieldsToTriggers ? rivalOf(started, run) : undefined;
      if (rival) {
        await endRun(tx, inside, run, { state: "stopped", reason: `Empezó el flujo «${rival.flow.name}»` }, false);
        continue;
      }
      // The assistant that the run waits for answers it.
      if (run.waits_for === "assistant") return false;
      if (place.awaitsAnswer) {
        await giveAnswer(tx, inside, run, message);
        return true;
      }
      if (!place.settings.ends.includes("reply")) continue;
      await endRun(tx, inside, run, { state: "stopped", reason: "El contacto contestó" }, false);
    }
    return startFirst(tx, inside, started, message);
  });
}

/** A flow of a word that the contact said, other than that of the run. */
function rivalOf(started: readonly ChosenFlow[], run: RunRow): ChosenFlow | undefined {
  return started.find(({ flow, byWord }) => byWord && flow.id !== run.flow_id);
}

async function placeOf(tx: Tx, run: RunRow): Promise<{ settings: FlowSettings; awaitsAnswer: boolean }> {
  const graph = (await keptGraph(tx, run)) as StoredGraph;
  return { settings: graph.settings, awaitsAnswer: awaitsAnswerFrom(graph, run.node_id) };
}

export type TakenMessage = Message & { contactId: string; signal: DataRow; text: string; at: Date };

/** To the node that waits for it; kept where the run is not there yet. */
async function giveAnswer(tx: Tx, ctx: TenantCtx, run: RunRow, message: TakenMessage): Promise<void> {
  if (run.waits_for !== "reply") {
    await keepAnswer(tx, ctx.businessId, run.id, message);
    return;
  }
  const variables: RunVariables = { ...run.variables, event_signal: message.signal };
  await passTo(tx, ctx, run, {
    branch: "default",
    variables,
    messageId: message.messageId,
    data: { text: message.text },
    tookMs: 0,
  });
}

/** The first that the message starts, none of `tried`. */
export async function startFirst(
  tx: Tx,
  ctx: TenantCtx,
  started: readonly ChosenFlow[],
  message: TakenMessage,
  tried: readonly string[] = [],
): Promise<boolean> {
  for (const { flow, graph } of started) {
    if (tried.includes(flow.id)) continue;
    const { threadId, messageId, contactId, signal } = message;
    const runId = await startRun(tx, ctx, flow, {
      nodeId: graph.triggerNodeId,
      contactId,
      threadId,
      messageId,
      cause: `message:${messageId}`,
      variables: { event_signal: signal },
    });
    if (runId === null) continue;
    await dropDelegation(tx, threadId);
    return true;
  }
  return false;
}

export function signalOf({ text, kind, at }: ReceivedWords, name: string): DataRow {
  return { text, type: kind, name, date: at.toISOString() };
}
