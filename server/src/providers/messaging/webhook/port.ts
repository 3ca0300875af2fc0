// What a carrier tells in its webhooks, whoever it is: what people write, and what became of what was sent.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { ChannelStanding } from "@mostrador/domain/conversation/channels/schema.ts";
import type { MessageDetails } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import type { Holder } from "@mostrador/domain/conversation/inbox/held/schema.ts";
import type { Media } from "@mostrador/domain/conversation/inbox/media/schema.ts";
import type { ReportedStatus } from "@mostrador/domain/conversation/inbox/message-status.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";

/** Who wrote, or to whom: a number, a person of the carrier, or both. */
export type Person = {
  waId: string | null;
  userId: string | null;
  name: string;
  /** The carrier tells that this is the person's number from now on. */
  changedTo: string | null;
  /** Likewise the id under which the carrier knows the person from now on. */
  changedUserId: string | null;
};

/** What a message holds besides words, as the carrier tells of it. */
export type TextlessContent = Pick<Media, "id" | "mimeType" | "filename" | "voice"> & {
  /** Where it lies for some minutes, and its digest (base64). */
  link?: string;
  sha256?: string;
};

export type Content = {
  kind: Message["kind"];
  /** What there is to read: the words, or a word in brackets for what has none. */
  text: string;
  media: TextlessContent | null;
  /** The carrier's id of the message that this one answers. */
  quotedId: string | null;
  /** The button that was pressed, by the id that it was sent with. */
  buttonId?: string | null;
  details: MessageDetails | null;
};

/** What is known anew of a number, or of all numbers of an account. `standingUntil` is epoch ms. */
export type AccountChange = {
  quality?: "GREEN" | "YELLOW" | "RED";
  messagingLimit?: string;
  verifiedName?: string;
  standing?: ChannelStanding;
  standingReason?: string;
  standingUntil?: number | null;
};

/**
 * What a webhook tells, one entry a message or status, in its order. `externalId` is the number of the business; `at` is
 * epoch ms by the carrier's clock, whatever it says, and 0 where that cannot be read.
 */
export type WebhookEvent =
  /** Something changed about the templates of this account: they are to be read anew. */
  { type: "templates"; wabaId: string } | AccountEvent | NumberEvent;

/** Of one number of the account where `displayPhone` (digits) names it, of all of them where it is ''. */
export type AccountEvent = {
  type: "account";
  wabaId: string;
  displayPhone: string;
  field: string;
  change: AccountChange;
  /** Spanish, for the owner. */
  text: string;
  tone: "info" | "warning" | "error";
  /** Nobody here knows this field yet. */
  isUnknown: boolean;
};

/** What became of a comment under a post of the page or account. `at` as in every event. */
export type CommentChange = {
  type: "comment";
  source: "facebook" | "instagram";
  verb: "add" | "edit" | "remove";
  commentId: string;
  /** The comment that it stands under; '' under the post itself. */
  parentId: string;
  postId: string;
  /** '' where it is not told. */
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
  /** `isHeld`: somebody else holds the conversation, and we only listen. */
  | { type: "message"; providerId: string; person: Person; at: number; content: Content; isHeld?: boolean }
  /** Written by the business from the phone's own app; `isHeld`: by whoever holds the conversation. */
  | { type: "echo"; providerId: string; person: Person; at: number; content: Content; isHeld?: boolean }
  /** A conversation went to somebody else, or came to us. */
  | { type: "handover"; person: Person; at: number; holder: Holder | null }
  /** The carrier has taken what was sent from here. `reference` where it brings it back. */
  | { type: "own-echo"; providerId: string; reference: string | null; userId: string; text: string }
  /** Everything of ours up to this message, or up to that instant (epoch ms), has arrived or was read. */
  | { type: "seen"; userId: string; targetId: string | null; until: number; status: "delivered" | "read" }
  /** Written before the number was connected, brought over from the phone: nobody answers it any more. */
  | { type: "old-message"; providerId: string; person: Person; at: number; isOurs: boolean; content: Content }
  /** How much of that has come over, 0 to 100; null when its owner does not share it. */
  | { type: "history-progress"; percent: number | null }
  /** Somebody in the contact book of the phone. */
  | { type: "known-person"; person: Person }
  /** By the carrier's own switch: whether this person wants promotions of the business. */
  | { type: "promotions"; person: Person; isWanted: boolean; at: number }
  /** Something is wrong with the number itself. */
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
      /** It failed because the key or the account is not good any more: nothing else will go out either. */
      isChannelAtFault: boolean;
      /** It failed for something that passes by itself. */
      isPassing?: boolean;
      /** The person told the carrier that they want no promotions. */
      isOptOut?: boolean;
    }
);
