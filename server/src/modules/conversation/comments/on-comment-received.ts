// Asks Meta for the address of a post if the comment came without it.
import { commentChanged } from "@mostrador/domain/conversation/comments/live.ts";
import { CommentReceived } from "@mostrador/domain/conversation/comments/schema.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { Messaging } from "../../../providers/messaging/port.ts";
import { senderOf } from "../channels/index.ts";
import { addressPost, readComment } from "./comment.store.ts";

export function onCommentReceived({ messaging, seal }: { messaging: Messaging; seal: Seal }) {
  return on(
    CommentReceived,
    { name: "read-post-address", title: "Leer la publicación de un comentario" },
    async (ctx, { commentId }) => {
      const comment = await readTogether(ctx, (tx) => readComment(tx, commentId));
      if (!comment || comment.post_url || !comment.post_id) return;
      const { channel_id: channelId, post_id: postId } = comment;
      const sender = await transact(ctx, (tx) => senderOf(tx, ctx, seal, channelId));
      const address = sender && (await messaging.readPostAddress(sender, postId));
      if (!address) return;
      await transact(ctx, async (tx) => {
        await addressPost(tx, { channelId, postId, address });
        await announce(tx, ctx, commentChanged, { commentId });
      });
    },
    { side: 2 },
  );
}
