// What a carrier reports in its webhooks: messages of people, and the state of sent messages.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { ChannelStanding } from "@mostrador/domain/conversation/channels/schema.ts";
import type { MessageDetails } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import type { Holder } from "@mostrador/domain/conversation/inbox/handover/schema.ts";
import type { Media } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import type { ReportedStatus } from "@mostrador/domain/conversation/inbox/message-status.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";

/** The sender or receiver: a number, a person of the carrier, or both. */
export type Person = {
  waId: string | null;
  userId: string | null;
  name: string;
  /** The person's new number, from the carrier. */
  changedTo: string | null;
  /** The carrier's new id of the person. */
  changedUserId: string | null;
};

/** The content of a message besides its text, in the carrier's fields. */
export type TextlessContent = Pick<Media, "id" | "mimeType" | "filename" | "voice"> & {
  /** Its address for some minutes, and its digest (base64). */
  link?: string;
  sha256?: string;
};

export type Content = {
  kind: Message["kind"];
  /** The readable text, or a word in brackets for content without text. */
  text: string;
  media: TextlessContent | null;
  /** The carrier's id of the message that this one answers. */
  quotedId: string | null;
  /** The button that was pressed, by the id that it was sent with. */
  buttonId?: string | null;
  details: MessageDetails | null;
};

/** New facts about a number, or about all numbers of an account. `standingUntil` is epoch ms. */
export type AccountChange = {
  quality?: "GREEN" | "YELLOW" | "RED";
  messagingLimit?: string;
  verifiedName?: string;
  standing?: ChannelStanding;
  standingReason?: string;
  standingUntil?: number | null;
};

/**
 * The events of a webhook, one per message or status, in order. `externalId` is the number of the business; `at` is
 * epoch ms by the carrier's clock, and 0 where it is unreadable.
 */
export type WebhookEvent =
  /** The templates of this account changed: read them again. */
  { type: "templates"; wabaId: string } | AccountEvent | NumberEvent;

/** About one number of the account if `displayPhone` (digits) is given, about all of them if it is ''. */
export type AccountEvent = {
  type: "account";
  wabaId: string;
  displayPhone: string;
  field: string;
  change: AccountChange;
  /** Spanish, for the owner. */
  text: string;
  tone: "info" | "warning" | "error";
  /** The code does not know this field yet. */
  isUnknown: boolean;
};

/** A change of a comment under a post of the page or account. `at` as in every event. */
export type CommentChange = {
  type: "comment";
  source: "facebook" | "instagram";
  verb: "add" | "edit" | "remove";
  commentId: string;
  /** The comment that it answers; '' for one on the post itself. */
  parentId: string;
  postId: string;
  /** '' when unknown. */
  postUrl: string;
  authorId: string;
  authorName: string;
  text: string;
  at: number;
  /** The page itself wrote it. */
  isOwn: boolean;
};

/** `kind` is absent for a number of WhatsApp. */
export type NumberEvent = { externalId: string; kind?: PageKind } & (
  | CommentChange
  /** `isHeld`: another application has the conversation, and we only listen. */
  | { type: "message"; providerId: string; person: Person; at: number; content: Content; isHeld?: boolean }
  /** Written by the business in the phone's own app; `isHeld`: by the application that has the conversation. */
  | { type: "echo"; providerId: string; person: Person; at: number; content: Content; isHeld?: boolean }
  /** A conversation passed to another application, or came to us. */
  | { type: "handover"; person: Person; at: number; holder: Holder | null }
  /** The carrier accepted what we sent. `reference` where the carrier returns it. */
  | { type: "own-echo"; providerId: string; reference: string | null; userId: string; text: string }
  /** Everything of ours up to this message, or up to that instant (epoch ms), was delivered or read. */
  | { type: "seen"; userId: string; targetId: string | null; until: number; status: "delivered" | "read" }
  /** Written before the number was connected, imported from the phone: it needs no answer. */
  | { type: "old-message"; providerId: string; person: Person; at: number; isOurs: boolean; content: Content }
  /** The progress of that import, 0 to 100; null when its owner does not share it. */
  | { type: "history-progress"; percent: number | null }
  /** A person in the phone's contact book. */
  | { type: "known-person"; person: Person }
  /** The carrier's own switch: whether this person wants promotions of the business. */
  | { type: "promotions"; person: Person; isWanted: boolean; at: number }
  /** The number itself has a problem. */
  | { type: "trouble"; reason: string; isChannelAtFault: boolean }
  | { type: "reaction"; targetId: string; emoji: string }
  | { type: "revoke"; targetId: string }
  | { type: "edit"; targetId: string; text: string }
  | {
      type: "status";
      providerId: string;
      reference: string | null;
      status: ReportedStatus;
      reason: string;
      /** It failed because the key or the account is no longer valid: other messages will fail too. */
      isChannelAtFault: boolean;
      /** In which category the channel charges for it; empty for none. Undefined where it does not say. */
      chargedAs?: string;
      /** It failed for a temporary reason. */
      isPassing?: boolean;
      /** The person told the carrier that they want no promotions. */
      isOptOut?: boolean;
    }
);
