// Money that customers pay online, into the account of each business: what the product asks of whoever carries it.

/** What a seller gave us; tokens in the clear. */
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
  /** Ours: comes back with each payment; the same one is never made twice. */
  reference: string;
  title: string;
  amountCents: number;
  currency: string;
  backUrl: string;
  /** Null where nobody outside could reach it. */
  notificationUrl: string | null;
  /** Epoch ms; afterwards nobody can begin to pay. */
  from: number;
  until: number;
  /** Without what is paid in a shop days later. */
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
  /** Where the seller gives the permission. */
  authorizeUrl(asked: { redirectUrl: string; state: string; challenge: string }): string;
  exchange(given: { code: string; redirectUrl: string; verifier: string }): Promise<SellerTokens>;
  /** The refresh token is used up by it. */
  renew(refreshToken: string): Promise<SellerTokens>;
  prepare(accessToken: string, wanted: WantedPayment): Promise<{ id: string; initPoint: string }>;
  /** Null when there is none of that number. */
  read(accessToken: string, id: string): Promise<ToldPayment | null>;
  search(accessToken: string, reference: string): Promise<ToldPayment[]>;
  /** All of it; the same key gives back once. */
  refund(accessToken: string, id: string, key: string): Promise<void>;
};

/** No answer, or trouble of theirs: another try may go well. */
export class PaymentsAway extends Error {}

/** The permission ended or was taken back: only the seller can help. */
export class SellerGone extends Error {}

/** They said no to what was asked; another try says the same. */
export class PaymentsRefused extends Error {}
