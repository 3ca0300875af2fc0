// A private answer to the comment of the run: from then on the run has a contact and a conversation.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { readComment } from "../../../conversation/comments/index.ts";
import { answerCommentInPrivate } from "../../../conversation/inbox/index.ts";
import { lockOpenRuns } from "../run/run.store.ts";
import { lockFlowsOf } from "../run/take-message.ts";
import type { NodePlace, NodeResult } from "./node-place.ts";

const DAYS_MS = 7 * 86_400_000;

export async function answerInPrivate(
  tx: Tx,
  ctx: TenantCtx,
  run: NodePlace["run"],
  { text, author }: { text: string; author: { id: string; name: string } },
): Promise<NodeResult> {
  const comment = run.comment_id ? await readComment(tx, run.comment_id) : undefined;
  if (!comment || comment.is_deleted) return { kind: "fail", reason: "El comentario se eliminó" };
  if (comment.author_id === "") return { kind: "fail", reason: "Meta no dice quién escribió el comentario" };
  if (ctx.now - comment.at.getTime() >= DAYS_MS)
    return { kind: "fail", reason: "Pasaron más de 7 días: el comentario ya no se puede responder en privado" };
  const sent = await answerCommentInPrivate(tx, ctx, {
    channelId: comment.channel_id,
    kind: comment.source === "instagram" ? "instagram" : "messenger",
    externalId: comment.external_id,
    personId: comment.author_id,
    name: comment.author_name,
    text,
    author,
  });
  if (typeof sent === "string") return { kind: "fail", reason: sent };
  const { contactId, threadId, messageId } = sent;
  await lockFlowsOf(tx, contactId);
  const others = (await lockOpenRuns(tx, contactId)).filter(
    ({ id, flow_id }) => id !== run.id && flow_id === run.flow_id,
  );
  if (others.length > 0)
    return { kind: "end", reason: "El contacto ya está en este flujo", answers: true, data: { text, messageId } };
  return { kind: "go", answers: true, contactId, threadId, data: { text, messageId } };
}
