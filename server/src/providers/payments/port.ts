// The port for online payments of customers into the account of each business.

/** What a seller granted us; tokens in plain text. */
export type SellerTokens = {
  accessToken: string;
  refreshToken: string;
  publicKey: string;
  /** The account's number. */
  seller: string;
  isLive: boolean;
  lastsSeconds: number;
};

export type WantedPayment = {
  /** Our own: returned with each payment; the same one is never made twice. */
  reference: string;
  title: string;
  amountCents: number;
  currency: string;
  /** Where the payer goes afterwards; null: nowhere. */
  backUrl: string | null;
  /** Null where it could not be reached from outside. */
  notificationUrl: string | null;
  /** Epoch ms; nobody can start to pay after `until`. */
  from: number;
  until: number;
  /** Excludes payments that are made in a shop days later. */
  isSoon: boolean;
};

export type ToldPayment = {
  id: string;
  reference: string;
  seller: string;
  status: string;
  statusDetail: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  method: string;
  approvedAt: Date | null;
  /** When it last changed there. */
  saidAt: Date;
};

export type Payments = {
  /** The page where the seller gives the permission. */
  authorizeUrl(asked: { redirectUrl: string; state: string; challenge: string }): string;
  exchange(given: { code: string; redirectUrl: string; verifier: string }): Promise<SellerTokens>;
  /** Uses up the refresh token. */
  renew(refreshToken: string): Promise<SellerTokens>;
  prepare(accessToken: string, wanted: WantedPayment): Promise<{ id: string; initPoint: string }>;
  /** Null when there is no payment with that number. */
  read(accessToken: string, id: string): Promise<ToldPayment | null>;
  search(accessToken: string, reference: string): Promise<ToldPayment[]>;
  /** The full amount; the same key refunds only once. */
  refund(accessToken: string, id: string, key: string): Promise<void>;
};

/** No answer, or an error on their side: another try may work. */
export class PaymentsAway extends Error {}

/** The permission ended or was withdrawn: only the seller can help. */
export class SellerGone extends Error {}

/** They refused the request; another try gets the same answer. */
export class PaymentsRefused extends Error {}
