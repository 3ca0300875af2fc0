// Sends a message in the conversation of the run. Whether it goes out is decided now, as for every message of a rule:
// objections, the hours, whether a person has the conversation, and the window of the channel (D-8.6).
import type { FlowNode, FlowSettings } from "@mostrador/domain/automation/flows/schema.ts";
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { type Instant, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { noteAnswered, receivedWords, sendToContact, threadLease } from "../../../conversation/inbox/index.ts";
import type { FormLinks } from "../../../growth/forms/index.ts";
import { decideSending } from "../../../growth/outreach/index.ts";
import { readFlow } from "../flow.store.ts";
import { kindOfFlow } from "../run/present-facts.ts";
import type { PresentFacts } from "../run/variables.ts";
import { contentOf, type NodePlace, type NodeResult } from "./node-place.ts";
import { type ResourceFileDeps, resourceFile } from "./resource-file.ts";

export type SendDeps = ResourceFileDeps & { formLinks: Pick<FormLinks, "linkFor"> };
type SendNode = Extract<FlowNode, { type: `send_${string}` }>;

/** Within this time after the contact wrote, a message is an answer. */
const ANSWER_MS = 3_600_000;
/** While a person has the conversation. */
const LOOK_AGAIN_MS = 30 * 60_000;

export async function sendMessage(
  tx: Tx,
  ctx: TenantCtx,
  deps: SendDeps,
  { run, graph, node }: NodePlace<SendNode>,
  facts: PresentFacts,
): Promise<NodeResult> {
  const { contact_id: contactId, thread_id: threadId } = run;
  if (!contactId) return { kind: "fail", reason: "No hay un contacto a quien escribir" };
  const isAnswer = ctx.now - writtenAt(run) < ANSWER_MS;
  const decision = await decideSending(tx, ctx, { contactId, zone: facts.zone, isAnswer });
  if (decision.kind === "never") return { kind: "end", state: "stopped", reason: decision.reason };
  const opens = nextOpening(graph.settings, facts.zone, ctx.now);
  const at = Math.max(decision.kind === "later" ? decision.at : ctx.now, opens);
  if (at > ctx.now) return { kind: "wait", waitsFor: "hours", until: at, note: "Espera la hora en que puede enviar" };
  const [lease, flow] = await Promise.all([
    threadId ? threadLease({ ...ctx, tx }, threadId) : null,
    readFlow(tx, run.flow_id),
  ]);
  if (lease && (lease.handedOver || lease.takenByPerson)) {
    if (graph.settings.ends.includes("person"))
      return { kind: "end", state: "stopped", reason: "Una persona tomó la conversación", answers: true };
    const note = "Una persona tiene la conversación";
    return { kind: "wait", waitsFor: "hours", until: ctx.now + LOOK_AGAIN_MS, note };
  }
  const isMedia = node.params.messageType !== "text";
  const content = await contentWithForm(tx, ctx, deps, { run, node }, facts);
  if (typeof content === "object") return { kind: "fail", reason: content.reason };
  const text = content;
  if (text === "" && !isMedia) return { kind: "fail", reason: "El mensaje quedó vacío" };
  const file = isMedia ? await resourceFile(tx, deps, kindOfFlow(graph), node.params) : null;
  if (file && "reason" in file) return { kind: "fail", reason: file.reason };
  const author = { id: run.flow_id, name: `Flujo «${flow?.name ?? ""}»` };
  const sent = await sendToContact(tx, ctx, {
    contactId,
    text: file ? placeholder(file.media.kind, file.takesCaption ? text : "") : text,
    ...(file ? { media: file.media } : { template: { purpose: "general", variables: {} } }),
    ...(threadId ? { threadId } : {}),
    isPromotion: !isAnswer,
    key: `flow:${run.id}:${run.steps + 1}`,
    author,
  });
  if (file && sent.messageId) await deps.privateFiles.use(tx, ctx, sent.messageId, file.fileId);
  if (file && !file.takesCaption && text !== "")
    await sendToContact(tx, ctx, {
      contactId,
      text,
      ...(threadId ? { threadId } : {}),
      key: `flow:${run.id}:${run.steps + 1}:text`,
      author,
    });
  if (sent.state === "not_sent") return { kind: "go", note: sent.reason, data: { text } };
  if (threadId && run.taken_message_id) await noteAnswered(tx, ctx, threadId, run.taken_message_id);
  const written = threadId ?? (await receivedWords(tx, sent.messageId))?.threadId;
  const place = written ? { threadId: written } : {};
  return { kind: "go", answers: true, ...place, data: { text, messageId: sent.messageId } };
}

/** The link of the form comes after the text or the datum; without them the form invites in its own words. */
async function contentWithForm(
  tx: Tx,
  ctx: TenantCtx,
  { formLinks }: SendDeps,
  { run, node }: Pick<NodePlace<SendNode>, "run" | "node">,
  facts: PresentFacts,
): Promise<string | { reason: string }> {
  const { formId, messageType } = node.params;
  const words = contentOf(facts, node.params, run.variables);
  if (!formId || messageType !== "text" || !run.contact_id) return words;
  try {
    const link = await formLinks.linkFor({ ...ctx, tx }, formId, run.contact_id);
    return words === "" ? link.text : `${words}\n${link.url}`;
  } catch (error) {
    if (error instanceof DomainError) return { reason: error.message };
    throw error;
  }
}

/** When the contact wrote what the run has taken; long ago for one that nobody wrote to. */
function writtenAt({ variables, taken_message_id }: NodePlace["run"]): number {
  return taken_message_id ? Date.parse(String(variables.event_signal?.date ?? "")) || 0 : 0;
}

/** Now, or when the hours in which the flow sends begin. */
function nextOpening({ hours }: FlowSettings, zone: string, now: Instant): Instant {
  if (hours === null) return now;
  const { day, time } = localOf(zone, now);
  if (time >= hours.from && time < hours.to) return now;
  return instantOf(zone, time < hours.from ? day : addDays(day, 1), hours.from);
}
