import type { Conversation } from "../../world/conversations.ts";
import type { Failures } from "../../world/failures.ts";
import { canonicalPhone, writtenPhone } from "../../world/phone.ts";

const WINDOW_MS = 24 * 60 * 60 * 1000;

/** Free text is allowed for 24 hours after the person's last message. */
export function windowOpen(chat: Conversation | undefined, now: number, failures: Failures): boolean {
  if (failures.windowClosed || chat?.lastInboundAt === undefined) return false;
  return now - chat.lastInboundAt < WINDOW_MS;
}

/** True when one more message to this person exceeds the pair's limit; otherwise records the send. */
export function overPairRate(chat: Conversation, now: number, failures: Failures): boolean {
  chat.recentSends = chat.recentSends.filter((at) => now - at < failures.pairRateWindowMs);
  if (chat.recentSends.length >= failures.pairRateLimit) return true;
  chat.recentSends.push(now);
  return false;
}

/** Whether a list of people includes this one: ten digits match both spellings, more match exactly that one. */
export function named(list: string[], phone: string): boolean {
  const written = writtenPhone(phone);
  return list.some((one) => {
    const digits = one.replace(/\D/g, "");
    return digits.length === 10 ? canonicalPhone(digits) === canonicalPhone(phone) : digits === written;
  });
}
