// Conversations: receives what contacts write, sends what the business says in order, lets staff read and answer, and
// gives the assistant its turns.

import * as channelRoutes from "@mostrador/domain/conversation/channels/routes.ts";
import { listClosed as closedRoute } from "@mostrador/domain/conversation/inbox/closed/routes.ts";
import * as held from "@mostrador/domain/conversation/inbox/handover/routes.ts";
import * as routes from "@mostrador/domain/conversation/inbox/routes.ts";
import * as waiting from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { dashboardSection } from "../../business/branches/index.ts";
import { contactCondition, contactFacts, contactMoves } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { queuedByChannel } from "../channels/index.ts";
import { listClosed } from "./closed/list-closed.ts";
import { unreadCondition } from "./contact-condition.store.ts";
import { deleteThread, onContactDeleted } from "./delete-thread.ts";
import { conversationSection } from "./figures/conversation-section.ts";
import { heldActions } from "./handover/take-held.ts";
import { lastMessageOf } from "./last-message.ts";
import { listThreads, markRead } from "./list/list-threads.ts";
import { listMessages, listMessagesOfNumber } from "./list-messages.ts";
import { fetchMedia } from "./media/fetch-again.ts";
import { onMediaArrived } from "./media/on-media-arrived.ts";
import { type SendMediaDeps, sendMedia } from "./media/send-media.ts";
import { type ReaderDeps, serveMedia } from "./media/serve-media.ts";
import { uploadMedia } from "./media/upload-media.ts";
import { threadMoves } from "./merge/join-threads.ts";
import { countUnread } from "./read-state/count-unread.ts";
import { onMessagesTaken } from "./read-state/on-messages-taken.ts";
import { onWebhookReceived, type ReceiveDeps } from "./receive/intake/on-webhook-received.ts";
import { onProfileWanted } from "./receive/on-profile-wanted.ts";
import { onContactSwitched } from "./reply-lease/hand-over.ts";
import { searchMessages } from "./search/search-messages.ts";
import { onChannelSettled } from "./send/on-channel-settled.ts";
import { onMessageQueued, type SendDeps } from "./send/on-message-queued.ts";
import { onSendOverdue } from "./send/on-send-overdue.ts";
import { waitingByChannel } from "./send/send.store.ts";
import { readTestMessage, sendTestMessage } from "./send/send-test.ts";
import { sendMessageToClient } from "./send-message-to-client.ts";
import { assignThread, listColleagues, onMemberRemoved, resolveThread } from "./team/assign-thread.ts";
import { onMentionPush } from "./team/mention.ts";
import { deleteNote, writeNote } from "./team/note.ts";
import { type AlarmDeps, onMailAlarm, onPushAlarm, onWaitOverdue } from "./waiting/alarm.ts";
import { countWaiting, editInboxSettings, getInboxSettings } from "./waiting/inbox-settings.ts";
import { onWaitToTell } from "./waiting/on-wait-to-tell.ts";
import { resendMessage, sendMessage } from "./write-as-person.ts";
import { sendTemplate } from "./write-template.ts";

export { keepInWords, type ReceivedMedia, readReceived } from "./media/received-media.ts";
export { readyMedia } from "./media/stored-media.ts";
export { messageRows, threadRows } from "./message-rows.store.ts";
export { answerCommentInPrivate } from "./reach/answer-comment-in-private.ts";
export { createReachReader, type Unreached, whyUnreached } from "./reach/why-unreached.ts";
export { cartOf } from "./receive/cart-of.ts";
export { receiveOldMessage } from "./receive/receive-old-message.ts";
export {
  hearRehearsed,
  openRehearsedThread,
  type RehearsedAnswer,
  readRehearsed,
} from "./rehearsal/rehearsed-thread.ts";
export { textsWrittenBy } from "./rehearsal/texts-written-by.ts";
export { handOver } from "./reply-lease/hand-over.ts";
export { markSilent } from "./reply-lease/mark-silent.ts";
export { callsPerson, noteAnswerKind } from "./reply-lease/note-answer-kind.ts";
export { noteAnswered, type ReceivedWords, receivedWords, threadOfContact } from "./reply-lease/note-answered.ts";
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
  postponeTurn,
  releaseTurn,
  speakFirst,
  threadLease,
} from "./reply-lease/turn.ts";
export { channelOpenTo } from "./send/open-to.store.ts";
export { queueMessage } from "./send/queue-message.ts";
export { type LetterSent, type LetterToContact, type OutgoingMedia, sendToContact } from "./send/send-to-contact.ts";
export { statusOfKey } from "./send/status-of-key.ts";
export {
  afterSend,
  type BeforeSend,
  beforeSend,
  type EndedMessage,
  handledButton,
  type OnWords,
  onWords,
  receivedComment,
  TAKEN_BACK,
  type WrittenWords,
} from "./slots.ts";
export { openWait, waitForPerson } from "./waiting/begin-wait.ts";

export function inboxModule(deps: SendDeps & ReceiveDeps & AlarmDeps & SendMediaDeps & ReaderDeps): Module {
  const heldCalls = heldActions(deps);
  return {
    fills: [
      auditKinds.fill({ thread: "conversations", inbox: "conversations" }),
      dashboardSection.fill(conversationSection),
      contactFacts.fill(async (tx, _ctx, contactId) => ({ lastMessage: await lastMessageOf(tx, contactId) })),
      contactCondition.fill(unreadCondition),
      contactMoves.fill(threadMoves),
      queuedByChannel.fill(waitingByChannel),
    ],
    eventRows: {
      new_message: { messageId: "messages" },
      mentioned: { messageId: "messages" },
      thread_changed: { threadId: "threads" },
    },
    routes: [
      bind(routes.listThreads, listThreads),
      bind(closedRoute, listClosed),
      bind(routes.searchMessages, searchMessages),
      bind(routes.listMessages, listMessages),
      bind(routes.listMessagesOfNumber, listMessagesOfNumber),
      bind(routes.countUnread, countUnread),
      bind(routes.markRead, markRead),
      bind(routes.deleteThread, deleteThread),
      bind(routes.sendMessage, sendMessage),
      bind(routes.sendTemplate, sendTemplate),
      bind(channelRoutes.sendTestMessage, sendTestMessage),
      bind(channelRoutes.readTestMessage, readTestMessage),
      bind(routes.resendMessage, resendMessage),
      bind(waiting.countWaiting, countWaiting),
      bind(waiting.listColleagues, listColleagues),
      bind(waiting.assignThread, assignThread),
      bind(waiting.resolveThread, resolveThread),
      bindAsking(held.takeHeld, heldCalls.askToTake, heldCalls.takeHeld),
      bindAsking(held.giveBackHeld, heldCalls.askToGiveBack, heldCalls.giveBackHeld),
      bind(waiting.writeNote, writeNote),
      bind(waiting.deleteNote, deleteNote),
      bind(waiting.getInboxSettings, getInboxSettings),
      bind(waiting.editInboxSettings, editInboxSettings),
      bindAsking(routes.uploadMedia, uploadMedia(deps.privateFiles), async (_ctx, data) => ({ data })),
      bind(routes.sendMedia, sendMedia(deps)),
      bind(routes.fetchMedia, fetchMedia),
    ],
    rawRoutes: [serveMedia(deps)],
    subscribers: [
      onWebhookReceived(deps),
      onProfileWanted(deps),
      onMessageQueued(deps),
      onMediaArrived(deps),
      onSendOverdue,
      onChannelSettled,
      onMessagesTaken(deps),
      onContactSwitched,
      onContactDeleted,
      onMemberRemoved,
      onWaitToTell,
      onWaitOverdue,
      onMailAlarm(deps),
      onPushAlarm(deps),
      onMentionPush(deps),
    ],
    socketCalls: [sendMessageToClient],
  };
}
