// The port for carriers of messages. Every call returns an outcome and never throws, because the next step differs for
// each (D-15.1).
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { ChannelKind } from "@mostrador/domain/conversation/channels/schema.ts";
import type { Choice } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type {
  NewTemplate,
  Template,
  TemplateCategory,
  TemplateStatus,
} from "@mostrador/domain/conversation/templates/schema.ts";
import type { WebhookEvent } from "./webhook/port.ts";

/**
 * The sender: a number, a page or an account of the business, and its key; a number of WhatsApp unless `kind` says
 * otherwise. `accountId`: its parent account, or the page itself. `perSecond`: how many messages it may send.
 */
export type Sender = {
  externalId: string;
  accessToken: string;
  perSecond?: number;
  kind?: ChannelKind;
  accountId?: string;
};

/** The content that the person sees. `payloads` come back when the template's quick reply at that place is pressed. */
export type Outgoing =
  | { type: "text"; text: string }
  | { type: "buttons"; text: string; buttons: readonly { id: string; title: string }[] }
  /** `label` opens the list. */
  | { type: "list"; text: string; label: string; rows: readonly Choice[] }
  /**
   * `id`: of a file that was uploaded to the carrier. A sound and a sticker have no caption, and only a document has a
   * name. `voice`: Opus in Ogg, recorded to be listened to.
   */
  | { type: "media"; kind: MediaKind; id: string; caption: string; filename: string; voice?: boolean }
  | {
      type: "template";
      name: string;
      language: string;
      parameters: readonly { name: string | null; text: string }[];
      payloads: readonly { index: number; payload: string }[];
    };

export type OutboundMessage = {
  /** Digits with country code, without plus; null for a person who hides the number. */
  phone: string | null;
  /** The carrier's id of the person; used when there is no number. */
  userId: string | null;
  content: Outgoing;
  /** Returned with each status, so that a send whose answer was lost is found again. */
  reference: string;
  /** The carrier's id of the message that this one answers. */
  quotedId: string | null;
  /** Of a page: the comment whose author gets it in private, once for each comment and within seven days. */
  commentId?: string;
  /** A person of the business wrote it after the 24 hours: only pages allow that. */
  isHumanAgent?: boolean;
};

export type SendOutcome =
  | { kind: "accepted"; providerId: string }
  /**
   * Not sent, and never will be in this form. `reason` is Spanish, for staff. `isTemplateAtFault`: read the template
   * again. `isOptOut`: the person wants no promotions.
   */
  | { kind: "refused"; reason: string; isTemplateAtFault?: boolean; isOptOut?: boolean }
  /** Not sent; a later try may work. */
  | { kind: "retry"; reason: string }
  /** Not sent, because the key or the account is no longer valid. */
  | { kind: "unauthorized"; reason: string }
  /** It may have been sent: only a status will tell. */
  | { kind: "unknown" };

/** A number's status, where the carrier reports it. `tokenExpiresAt`: epoch ms, null for a key without expiry. */
export type NumberFacts = {
  quality: "" | "GREEN" | "YELLOW" | "RED";
  messagingLimit: string;
  isCoexistence: boolean;
  /** Undefined when it is unknown. */
  tokenExpiresAt?: number | null;
};

export type CheckOutcome =
  | { kind: "connected"; displayPhoneNumber: string; verifiedName: string; facts?: NumberFacts }
  /**
   * `reason` is Spanish, for the owner. `isDisproved`: the carrier said that this key does not open this number in
   * this account; false when it could not be asked, or the account has another problem.
   */
  | { kind: "failed"; reason: string; isDisproved: boolean };

/** A template as the carrier stores it. `reason` is Spanish. */
export type CarrierTemplate = {
  externalId: string;
  name: string;
  language: string;
  category: TemplateCategory;
  format: "NAMED" | "POSITIONAL";
  header: string;
  body: string;
  footer: string;
  buttons: { type: string; text: string }[];
  isSendable: boolean;
  status: TemplateStatus;
  reason: string;
  quality: Template["quality"];
};

/** The variables of the body are named. */
export type ProposedTemplate = Pick<NewTemplate, "name" | "language" | "category" | "body" | "footer" | "buttons"> & {
  examples: { name: string; example: string }[];
};

type Failure = { kind: "failed"; reason: string };

/** A number of an account that was connected by a sign-up. */
export type OpenedNumber = {
  wabaId: string;
  externalId: string;
  displayPhoneNumber: string;
  /** It is in service, and need not be registered. */
  isRegistered: boolean;
  isCoexistence: boolean;
  /** Epoch ms; 0 when unknown. */
  onboardedAt: number;
};

export type SignUpOutcome = { kind: "granted"; accessToken: string; numbers: OpenedNumber[] } | Failure;

/** A page of a person who signed in. `mayMessage`: whether that person may answer its messages. */
export type OpenedPage = {
  /** The application's id of the person who signed in. */
  userId: string;
  pageId: string;
  name: string;
  accessToken: string;
  mayMessage: boolean;
  instagram: { externalId: string; username: string } | null;
};

export type SignInOutcome = { kind: "granted"; pages: OpenedPage[] } | Failure;
/** `name` is '' for a person without a visible name. */
export type ProfileRead = { kind: "known"; name: string } | { kind: "unknown" } | { kind: "retry" };
export type TemplatesHeard = { kind: "listed"; templates: CarrierTemplate[] } | Failure;
export type TemplateCreated =
  | { kind: "created"; externalId: string; status: TemplateStatus; category: TemplateCategory }
  | Failure;
export type TemplateGone = { kind: "deleted" } | Failure;

/** `reason` is Spanish, for staff. */
type MediaTrouble =
  /** It will never be given or accepted in this form. */
  { kind: "refused"; reason: string } | { kind: "retry"; reason: string } | { kind: "unauthorized"; reason: string };
export type MediaFetched =
  | { kind: "fetched"; bytes: number }
  /** It exists, but is larger than allowed. `bytes` is null where the carrier does not say. */
  | { kind: "large"; bytes: number | null }
  | MediaTrouble;
/** `link` and `sha256`: the webhook's address of the file, valid for some minutes, and its digest (base64). */
export type CarriedMedia = { id: string; link?: string | undefined; sha256?: string | undefined };
export type MediaUploaded = { kind: "uploaded"; id: string } | MediaTrouble;

/** `by-message`: a call cannot take it, but a message from us does. `reason` is Spanish. */
export type ControlOutcome =
  | { kind: "done" }
  | { kind: "by-message" }
  | { kind: "refused"; reason: string }
  | { kind: "retry"; reason: string }
  | { kind: "unauthorized"; reason: string };

export type Messaging = {
  /** Never throws: unreadable parts are left out. */
  readWebhook(body: Buffer): WebhookEvent[];
  send(sender: Sender, message: OutboundMessage): Promise<SendOutcome>;
  /**
   * Marks everything up to this message as read, and with `typing` shows that an answer is being written, until it
   * arrives or for some 25 seconds. False when it failed, which does no harm.
   */
  markRead(sender: Sender, message: { providerId: string; userId?: string | null; typing: boolean }): Promise<boolean>;
  /** Takes a conversation of WhatsApp from Meta's own agent, or passes it back. */
  threadControl(
    sender: Sender,
    wanted: { action: "take" | "pass"; phone: string | null; userId: string | null },
  ): Promise<ControlOutcome>;
  /** Publishes an answer under a comment. */
  replyToComment(sender: Sender, reply: { commentId: string; text: string }): Promise<SendOutcome>;
  /** The public address of the post; '' when unknown. */
  readPostAddress(sender: Sender, postId: string): Promise<string>;
  /** The name of a person who is only known by an id. */
  readProfile(sender: Sender, userId: string): Promise<ProfileRead>;
  /** Writes a received file to `into.path`, which must not exist: never more than `into.most` bytes of it. */
  fetchMedia(sender: Sender, media: CarriedMedia, into: { path: string; most: number }): Promise<MediaFetched>;
  /** Uploads a file to the carrier, to be sent later. Nobody sees it yet, so the call may be repeated. */
  uploadMedia(sender: Sender, file: { path: string; mimeType: string; filename: string }): Promise<MediaUploaded>;
  /** Checks that the key opens the number and the number belongs to the account. It changes nothing at the carrier. */
  proveNumber(sender: Sender, wabaId: string): Promise<CheckOutcome>;
  /** The same, and subscribes us to the account's webhooks. */
  connect(sender: Sender, wabaId: string): Promise<CheckOutcome>;
  /**
   * The page where a person connects a number by Meta's own sign-up; null while the installation has no application
   * there.
   */
  signUpUrl(state: string): string | null;
  /** The accounts to which a returning person gave access. The code is valid once, and for seconds. */
  redeemSignUp(code: string): Promise<SignUpOutcome>;
  /**
   * The page where a person signs in with Facebook to connect pages and accounts; null while the installation has no
   * application.
   */
  signInUrl(kind: PageKind, state: string): string | null;
  /** The pages of a returning person, with their keys. The code is valid once, and for seconds. */
  redeemSignIn(kind: PageKind, code: string): Promise<SignInOutcome>;
  /** Registers the number with a PIN of six digits. A registered one stays so. */
  register(sender: Sender, pin: string): Promise<{ kind: "registered" } | Failure>;
  /** Requests the phone's contact book and conversations: possible once, within a day of the sign-up. */
  askForHistory(sender: Sender): Promise<{ kind: "asked" } | Failure>;
  /** All templates of the account. */
  listTemplates(sender: Sender, wabaId: string): Promise<TemplatesHeard>;
  createTemplate(sender: Sender, wabaId: string, template: ProposedTemplate): Promise<TemplateCreated>;
  /** Succeeds also when it is already deleted. */
  deleteTemplate(sender: Sender, wabaId: string, template: { name: string; externalId: string }): Promise<TemplateGone>;
};
