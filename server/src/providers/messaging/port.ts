// Messages to contacts, whoever carries them. Every answer of the carrier is an outcome, never an exception: what is to
// be done next differs for each (D-15.1).

/** Who speaks: a number of the business and its key. */
export type Sender = { externalId: string; accessToken: string };

export type TextMessage = {
  /** Digits with country code, without plus; null for a person who hides the number. */
  phone: string | null;
  /** The person as the carrier knows them; used when there is no number. */
  userId: string | null;
  text: string;
  /** Comes back with each status, so that a send whose answer was lost is found again. */
  reference: string;
  /** The carrier's id of the message that this one answers. */
  quotedId: string | null;
};

export type SendOutcome =
  | { kind: "accepted"; providerId: string }
  /** Surely not sent, and never will be as it is. `reason` is Spanish, for staff. */
  | { kind: "refused"; reason: string }
  /** Surely not sent; later it may be. */
  | { kind: "retry"; reason: string }
  /** Surely not sent, because the key or the account is not good any more. */
  | { kind: "unauthorized"; reason: string }
  /** It may have been sent: nobody knows until a status comes. */
  | { kind: "unknown" };

export type CheckOutcome =
  | { kind: "connected"; displayPhoneNumber: string; verifiedName: string }
  | { kind: "failed"; reason: string };

export type Messaging = {
  sendText(sender: Sender, message: TextMessage): Promise<SendOutcome>;
  /** Asks who the number is, and has the account's webhooks sent to us. */
  connect(sender: Sender, wabaId: string): Promise<CheckOutcome>;
};
