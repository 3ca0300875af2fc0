// What a carrier of messages can be asked, whoever it is. Every answer of it is an outcome, never an exception: what is to
// be done next differs for each (D-15.1).
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
 * Who speaks: a number, a page or an account of the business and its key; a number of WhatsApp unless `kind` says otherwise.
 * `accountId`: what it belongs to, of a page itself. `perSecond`: how many messages it may send.
 */
export type Sender = {
  externalId: string;
  accessToken: string;
  perSecond?: number;
  kind?: ChannelKind;
  accountId?: string;
};

/** What the person is shown. `payloads` are what a press of the template's quick reply at that place brings back. */
export type Outgoing =
  | { type: "text"; text: string }
  | { type: "buttons"; text: string; buttons: readonly { id: string; title: string }[] }
  /** `label` opens it. */
  | { type: "list"; text: string; label: string; rows: readonly Choice[] }
  /**
   * `id`: of a file that the carrier was given. A sound and a sticker have no caption, and only a document a name. `voice`:
   * Opus in Ogg, recorded to be listened to.
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
  /** The person as the carrier knows them; used when there is no number. */
  userId: string | null;
  content: Outgoing;
  /** Comes back with each status, so that a send whose answer was lost is found again. */
  reference: string;
  /** The carrier's id of the message that this one answers. */
  quotedId: string | null;
  /** A person of the business wrote it after the 24 hours: only pages carry that. */
  isHumanAgent?: boolean;
};

export type SendOutcome =
  | { kind: "accepted"; providerId: string }
  /** Surely not sent, and never will be as it is. `reason` is Spanish, for staff. `isTemplateAtFault`: see it anew. `isOptOut`: the person wants no promotions. */
  | { kind: "refused"; reason: string; isTemplateAtFault?: boolean; isOptOut?: boolean }
  /** Surely not sent; later it may be. */
  | { kind: "retry"; reason: string }
  /** Surely not sent, because the key or the account is not good any more. */
  | { kind: "unauthorized"; reason: string }
  /** It may have been sent: nobody knows until a status comes. */
  | { kind: "unknown" };

/** How a number does, where the carrier tells it. `tokenExpiresAt`: epoch ms, null for a key without end. */
export type NumberFacts = {
  quality: "" | "GREEN" | "YELLOW" | "RED";
  messagingLimit: string;
  isCoexistence: boolean;
  /** Undefined where nobody could say. */
  tokenExpiresAt?: number | null;
};

export type CheckOutcome =
  | { kind: "connected"; displayPhoneNumber: string; verifiedName: string; facts?: NumberFacts }
  /**
   * `reason` is Spanish, for the owner. `isDisproved`: the carrier said that this key does not open this number in this
   * account; false when it could not be asked, or is at odds with the account about something else.
   */
  | { kind: "failed"; reason: string; isDisproved: boolean };

/** A template as the carrier has it. `reason` is Spanish. */
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

type Failed = { kind: "failed"; reason: string };

/** A number of an account that a sign-up opened. */
export type OpenedNumber = {
  wabaId: string;
  externalId: string;
  displayPhoneNumber: string;
  /** It is in service, and needs no registering. */
  isRegistered: boolean;
  isCoexistence: boolean;
  /** Epoch ms; 0 where it is not told. */
  onboardedAt: number;
};

export type SignUpOutcome = { kind: "granted"; accessToken: string; numbers: OpenedNumber[] } | Failed;

/** A page of somebody who signed in. `mayMessage`: whether that person may answer its messages. */
export type OpenedPage = {
  /** Who signed in, as the application knows them. */
  userId: string;
  pageId: string;
  name: string;
  accessToken: string;
  mayMessage: boolean;
  instagram: { externalId: string; username: string } | null;
};

export type SignInOutcome = { kind: "granted"; pages: OpenedPage[] } | Failed;
/** `name` is '' for somebody who shows none. */
export type ProfileRead = { kind: "known"; name: string } | { kind: "unknown" } | { kind: "retry" };
export type TemplatesHeard = { kind: "listed"; templates: CarrierTemplate[] } | Failed;
export type TemplateCreated =
  | { kind: "created"; externalId: string; status: TemplateStatus; category: TemplateCategory }
  | Failed;
export type TemplateGone = { kind: "deleted" } | Failed;

/** `reason` is Spanish, for staff. */
type MediaTrouble =
  /** It will never be given, or taken, as it is. */
  { kind: "refused"; reason: string } | { kind: "retry"; reason: string } | { kind: "unauthorized"; reason: string };
export type MediaFetched =
  | { kind: "fetched"; bytes: number }
  /** It is there, and larger than was allowed. `bytes` is null where the carrier does not tell. */
  | { kind: "large"; bytes: number | null }
  | MediaTrouble;
/** `link` and `sha256`: where the webhook said that it lies, for some minutes, and its digest (base64). */
export type CarriedMedia = { id: string; link?: string | undefined; sha256?: string | undefined };
export type MediaUploaded = { kind: "uploaded"; id: string } | MediaTrouble;

/** `by-message`: it cannot be taken by a call; a message of ours takes it. `reason` is Spanish. */
export type ControlOutcome =
  | { kind: "done" }
  | { kind: "by-message" }
  | { kind: "refused"; reason: string }
  | { kind: "retry"; reason: string }
  | { kind: "unauthorized"; reason: string };

export type Messaging = {
  /** Never throws: what cannot be read is left out. */
  readWebhook(body: Buffer): WebhookEvent[];
  send(sender: Sender, message: OutboundMessage): Promise<SendOutcome>;
  /**
   * Shows the contact that everything up to this message was read, and with `typing` that an answer is being written: until
   * it comes, or some 25 seconds. False when it was not taken: nothing hangs on it.
   */
  markRead(sender: Sender, message: { providerId: string; userId?: string | null; typing: boolean }): Promise<boolean>;
  /** Takes a conversation of WhatsApp from Meta's own agent, or passes it back. */
  threadControl(
    sender: Sender,
    wanted: { action: "take" | "pass"; phone: string | null; userId: string | null },
  ): Promise<ControlOutcome>;
  /** Publishes an answer under a comment. */
  replyToComment(sender: Sender, reply: { commentId: string; text: string }): Promise<SendOutcome>;
  /** Where people see the post; '' where that is not told. */
  readPostAddress(sender: Sender, postId: string): Promise<string>;
  /** How a person is called whom the carrier knows by an id alone. */
  readProfile(sender: Sender, userId: string): Promise<ProfileRead>;
  /** Writes the file that a contact sent to `into.path`, which must not be there: never more than `into.most` bytes of it. */
  fetchMedia(sender: Sender, media: CarriedMedia, into: { path: string; most: number }): Promise<MediaFetched>;
  /** Gives the carrier a file that is to be sent. Nobody is shown anything by it: it may be repeated. */
  uploadMedia(sender: Sender, file: { path: string; mimeType: string; filename: string }): Promise<MediaUploaded>;
  /** Asks whether the key opens the number and the number belongs to the account. It changes nothing over there. */
  proveNumber(sender: Sender, wabaId: string): Promise<CheckOutcome>;
  /** The same, and has the account's webhooks sent to us. */
  connect(sender: Sender, wabaId: string): Promise<CheckOutcome>;
  /** Where a person connects a number by Meta's own sign-up; null while the installation has no application there. */
  signUpUrl(state: string): string | null;
  /** What somebody who comes back from there let us into. The code is good once, and for seconds. */
  redeemSignUp(code: string): Promise<SignUpOutcome>;
  /** Where a person signs in with Facebook to connect pages and accounts; null while the installation has no application. */
  signInUrl(kind: PageKind, state: string): string | null;
  /** The pages of whoever comes back from there, with their keys. The code is good once, and for seconds. */
  redeemSignIn(kind: PageKind, code: string): Promise<SignInOutcome>;
  /** Takes the number into service with a PIN of six digits. One that is in service stays so. */
  register(sender: Sender, pin: string): Promise<{ kind: "registered" } | Failed>;
  /** Has the phone's contact book and conversations sent to us: asked for once, within a day of the sign-up. */
  askForHistory(sender: Sender): Promise<{ kind: "asked" } | Failed>;
  /** All templates of the account. */
  listTemplates(sender: Sender, wabaId: string): Promise<TemplatesHeard>;
  createTemplate(sender: Sender, wabaId: string, template: ProposedTemplate): Promise<TemplateCreated>;
  /** One that is gone already is deleted. */
  deleteTemplate(sender: Sender, wabaId: string, template: { name: string; externalId: string }): Promise<TemplateGone>;
};
