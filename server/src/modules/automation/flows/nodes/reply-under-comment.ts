// Answers the comment that started the run: under the post, or in private to its author. After a private answer the run
// has a conversation.
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { queueReply } from "../../../conversation/comments/index.ts";
import { readFlow } from "../flow.store.ts";
import type { PresentFacts } from "../run/variables.ts";
import { answerInPrivate } from "./answer-in-private.ts";
import { contentOf, type NodePlace, type NodeResult } from "./node-place.ts";

type ReplyNode = Extract<FlowNode, { type: `reply_${string}` }>;

export async function replyUnderComment(
  tx: Tx,
  ctx: TenantCtx,
  { run, node }: NodePlace<ReplyNode>,
  facts: PresentFacts,
): Promise<NodeResult> {
  if (!run.comment_id) return { kind: "fail", reason: "El comentario ya no está" };
  const content = contentOf(facts, node.params, run.variables).trim();
  if (content === "") return { kind: "fail", reason: "La respuesta quedó vacía" };
  const name = `Flujo «${(await readFlow(tx, run.flow_id))?.name ?? ""}»`;
  if (node.params.private) return answerInPrivate(tx, ctx, run, { text: content, author: { id: run.flow_id, name } });
  try {
    const author = { kind: "assistant", name, email: "" } as const;
    await queueReply(tx, ctx, run.comment_id, { content, clientKey: null, author });
    return { kind: "go", data: { text: content } };
  } catch (error) {
    // Nothing was written yet: the run goes on, and its step says why nothing was published.
    if (error instanceof DomainError) return { kind: "go", note: error.message, data: { text: content } };
    throw error;
  }
}
