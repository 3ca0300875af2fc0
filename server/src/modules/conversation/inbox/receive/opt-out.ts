// Applies a request for no more messages before any answer, and confirms it in one sentence.
import { readOptOut } from "@mostrador/domain/business/privacy/opt-out.ts";
import { wordsOfId } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { type HeededOptOut, heedOptOut } from "../../../business/privacy/index.ts";
import { findIdByProviderId } from "../message.store.ts";
import { queueMessage } from "../send/queue-message.ts";
import { openWait } from "../waiting/begin-wait.ts";

type ChatMessageEvent = Extract<NumberEvent, { type: "message" | "echo" }>;

const AUTHOR = { kind: "system", id: "", name: "Mensaje automático" } as const;

/** Null for every other message, and for one that was read before: later requests stay valid. */
export async function heedNewOptOut(
  tx: Tx,
  ctx: TenantCtx,
  channelId: string,
  contactId: string,
  { content, providerId, at }: ChatMessageEvent,
): Promise<HeededOptOut | null> {
  const text = wordsOfId(content.buttonId) ?? content.text;
  if (readOptOut(text) === null || (await findIdByProviderId(tx, channelId, providerId))) return null;
  return heedOptOut(tx, ctx, { contactId, text, at: new Date(at) });
}

/** `key` names what was said: it is confirmed once. */
export async function confirmOptOut(
  tx: Tx,
  ctx: TenantCtx,
  { threadId, key }: { threadId: string; key: string },
  { text, erases }: HeededOptOut,
): Promise<void> {
  await queueMessage(tx, ctx, { threadId, text, author: AUTHOR, clientKey: `opt-out:${key}` });
  if (erases) await openWait(tx, ctx, threadId, false);
}
