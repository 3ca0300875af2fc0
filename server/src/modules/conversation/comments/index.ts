// What people write under the posts of the business on Facebook and Instagram, and what it answers there.

import * as routes from "@mostrador/domain/conversation/comments/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Seal } from "../../../kernel/seal.ts";
import type { Messaging } from "../../../providers/messaging/port.ts";
import { receivedComment } from "../inbox/index.ts";
import { listComments } from "./list-comments.ts";
import { onCommentReceived } from "./on-comment-received.ts";
import { onReplyOverdue, onReplyQueued } from "./on-reply-queued.ts";
import { receiveComment } from "./receive-comment.ts";
import { replyToComment } from "./reply-to-comment.ts";

export { readComment } from "./comment.store.ts";
export { queueReply } from "./reply-to-comment.ts";

export function commentsModule(deps: { messaging: Messaging; seal: Seal }): Module {
  return {
    fills: [receivedComment.fill(receiveComment)],
    routes: [bind(routes.listComments, listComments), bind(routes.replyToComment, replyToComment)],
    subscribers: [onCommentReceived(deps), onReplyQueued(deps), onReplyOverdue],
  };
}
