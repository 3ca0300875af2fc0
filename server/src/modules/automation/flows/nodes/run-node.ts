// What each node does. A node that fails says why; what it changes is committed with its step.
import { branchOf } from "@mostrador/domain/automation/flows/comparison.ts";
import { dataKey } from "@mostrador/domain/automation/flows/data.ts";
import { matchesPattern } from "@mostrador/domain/automation/flows/run/bounded-pattern.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type PresentFacts, type RunVariables, valueOfKey } from "../run/variables.ts";
import { fetchRows } from "./fetch-rows.ts";
import { delegateToAssistant, delegateToPerson, letAssistantSpeak, release } from "./hand-over.ts";
import { type NodePlace, type NodeResult, textOf } from "./node-place.ts";
import { replyUnderComment } from "./reply-under-comment.ts";
import { type SendDeps, sendMessage } from "./send-message.ts";

export type NodeDeps = SendDeps;

const MINUTE = 60_000;

export async function runNode(tx: Tx, ctx: TenantCtx, deps: NodeDeps, place: NodePlace): Promise<NodeResult> {
  const { node, run } = place;
  switch (node.type) {
    case "trigger":
      return { kind: "go", data: { ...run.variables } };
    case "conditional":
      return decide(await factsFor(place), node, run.variables);
    case "wait":
      return { kind: "wait", waitsFor: "time", until: ctx.now + node.params.ms };
    case "awaitReply":
      return awaitReply(ctx, place, node.params.timeoutMinutes);
    case "template_text": {
      const text = textOf(await factsFor(place), node.params.text, run.variables);
      return { kind: "go", variables: { ...run.variables, text_string: text }, data: { text } };
    }
    case "db_fetch":
      return fetchRows(tx, ctx, node, run, (await factsFor(place)).zone);
    case "send_whatsapp":
    case "send_instagram":
    case "send_facebook":
      return sendMessage(tx, ctx, deps, { ...place, node }, await factsFor(place));
    case "reply_facebook_comment":
    case "reply_instagram_comment":
      return replyUnderComment(tx, ctx, { ...place, node }, await factsFor(place));
    case "assistant":
      return letAssistantSpeak(tx, ctx, run, node);
    case "delegate_ai":
      return delegateToAssistant(tx, ctx, run, node);
    case "delegate_human":
      return delegateToPerson(tx, ctx, run);
    case "release":
      return release(tx, run);
  }
}

function factsFor({ node, run, facts }: NodePlace): Promise<PresentFacts> {
  return facts(run, JSON.stringify(node.params));
}

function decide(
  facts: PresentFacts,
  { params: { rules, caseSensitive } }: Extract<FlowNode, { type: "conditional" }>,
  variables: RunVariables,
): NodeResult {
  const valued = (key: string) => ({
    type: dataKey(key)?.type ?? ("string" as const),
    value: valueOfKey(variables, facts, key),
  });
  const scope = { caseSensitive, now: facts.now, zone: facts.zone, matches: matchesPattern };
  const branch = branchOf(rules, valued, scope);
  const read = Object.fromEntries(rules.map(({ field }) => [field, valued(field).value ?? null]));
  return { kind: "go", branch, data: read };
}

/** What came before it is its answer, all together. */
async function awaitReply(ctx: TenantCtx, { run, takeAnswers }: NodePlace, minutes: number): Promise<NodeResult> {
  const answers = await takeAnswers();
  const last = answers.at(-1);
  if (!last) return { kind: "wait", waitsFor: "reply", until: ctx.now + minutes * MINUTE };
  const text = answers
    .map((answer) => answer.text)
    .filter((one) => one !== "")
    .join("\n");
  const signal = { ...run.variables.event_signal, text, date: last.at.toISOString() };
  const variables = { ...run.variables, event_signal: signal };
  return { kind: "go", variables, messageId: last.messageId, data: { text }, note: "Contestó antes de la espera" };
}
