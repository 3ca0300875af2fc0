// Conversations: what contacts write is received, what the business says is sent in order, staff read and answer, and
// the assistant takes its turns.
import * as routes from "@mostrador/domain/conversation/inbox/routes.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { OpenAsGuest } from "../../../kernel/http/tenant.ts";
import type { Module } from "../../../kernel/module.ts";
import { deleteThread, onContactDeleted } from "./delete-thread.ts";
import { listMessages, listMessagesOfNumber } from "./list-messages.ts";
import { listThreads, markRead } from "./list-threads.ts";
import { onWebhookReceived, type ReceiveDeps } from "./receive/on-webhook-received.ts";
import { onContactSwitched } from "./reply-lease/hand-over.ts";
import { onMessagesTaken } from "./seen/on-messages-taken.ts";
import { onMessageQueued, type SendDeps } from "./send/on-message-queued.ts";
import { onSendOverdue } from "./send/on-send-overdue.ts";
import { sendMessageToClient } from "./socket-event.ts";
import { resendMessage, sendMessage } from "./write-as-person.ts";
import { sendTemplate } from "./write-template.ts";

export { unreadCondition } from "./contact-condition.store.ts";
export { lastMessageOf } from "./last-message.ts";
export { messageRows } from "./message-rows.store.ts";
export { handOver } from "./reply-lease/hand-over.ts";
export { markSilent } from "./reply-lease/mark-silent.ts";
export { type RecentMessage, recentMessages } from "./reply-lease/recent-messages.ts";
export { recordToolCall } from "./reply-lease/record-tool-call.ts";
export { repliesTo } from "./reply-lease/replies-to.ts";
export {
  armAnswer,
  type Claim,
  claimTurn,
  finishTurn,
  holdIsWithPerson,
  holdTurn,
  releaseTurn,
  threadLease,
} from "./reply-lease/turn.ts";
export type { PlannedMessage } from "./send/on-message-queued.ts";
export { queueMessage } from "./send/queue-message.ts";
export { type LetterSent, type LetterToContact, sendToContact } from "./send/send-to-contact.ts";
export { statusOfKey } from "./send/status-of-key.ts";

export function inboxModule(
  deps: SendDeps & ReceiveDeps & { system: (requestId: string) => SystemCtx; openAsGuest: OpenAsGuest },
): Module {
  return {
    routes: [
      bind(routes.listThreads, listThreads),
      bind(routes.listMessages, listMessages),
      bind(routes.listMessagesOfNumber, listMessagesOfNumber),
      bind(routes.markRead, markRead),
      bind(routes.deleteThread, deleteThread),
      bind(routes.sendMessage, sendMessage),
      bind(routes.sendTemplate, sendTemplate),
      bind(routes.resendMessage, resendMessage),
    ],
    subscribers: [
      onWebhookReceived(deps),
      onMessageQueued(deps),
      onSendOverdue,
      onMessagesTaken(deps),
      onContactSwitched,
      onContactDeleted,
    ],
    socketEvents: [sendMessageToClient(deps.system, deps.openAsGuest)],
  };
}
