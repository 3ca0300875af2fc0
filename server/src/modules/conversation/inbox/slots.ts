// What conversations need from higher capabilities (docs/decisions/0021).
import type { Referral } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import type { CommentChange } from "../../../providers/messaging/webhook/port.ts";

export type PlannedMessage = {
  messageId: string;
  threadId: string;
  contactId: string;
  channelId: string;
  author: "assistant" | "system";
  authorId: string | null;
};

/** Its planner sends it later under the same key: it leaves the conversation without a trace. */
export const TAKEN_BACK = Symbol("taken back");
type Withholding = string | typeof TAKEN_BACK;

/**
 * Why a planned message must not be sent any more, in Spanish, or that it is taken back; null when it may be sent, or
 * when another capability planned it. It locks the rows that it reads, so that nothing is withdrawn between this check
 * and the commit.
 */
export type BeforeSend = (tx: Tx, ctx: TenantCtx, message: PlannedMessage) => Promise<Withholding | null>;
export const beforeSend = declareSlot<BeforeSend>("before-send");

/** `clientKey` is the key that the message was queued with. */
export type EndedMessage = { clientKey: string | null; threadId: string };
/** Called in the transaction that settles a send for good: it was sent, or it never will be. */
export type AfterSend = (tx: Tx, ctx: TenantCtx, message: EndedMessage, isSent: boolean) => Promise<void>;
export const afterSend = declareSlot<AfterSend>("after-send");

/** Presses of buttons with this id prefix are answered by the capability that sent them, never by the assistant. */
export const handledButton = declareSlot<string>("handled-button");

/** A person wrote under a post, which is no conversation. */
export type ReceivedComment = (ctx: TenantCtx, channelId: string, event: CommentChange) => Promise<void>;
export const receivedComment = declareSlot<ReceivedComment>("received-comment");

/** `lastWritten`: when the contact wrote before. `referral`: the advertisement whose button opened the conversation. */
export type WrittenWords = {
  contactId: string;
  text: string;
  at: Date;
  lastWritten: Date | null;
  referral: Referral | null;
};
/** Called in the transaction that stores words of a contact. */
export type OnWords = (tx: Tx, ctx: TenantCtx, words: WrittenWords) => Promise<void>;
export const onWords = declareSlot<OnWords>("on-words");

export async function whyWithheld(tx: Tx, ctx: TenantCtx, message: PlannedMessage): Promise<Withholding | null> {
  for (const ask of ctx.fillings.of(beforeSend)) {
    const reason = await ask(tx, ctx, message);
    if (reason) return reason;
  }
  return null;
}

export async function noteSendEnded(tx: Tx, ctx: TenantCtx, message: EndedMessage, isSent: boolean): Promise<void> {
  for (const note of ctx.fillings.of(afterSend)) await note(tx, ctx, message, isSent);
}
