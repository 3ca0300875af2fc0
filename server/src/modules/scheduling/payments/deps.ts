// The dependencies of payments.
import type { Seal } from "../../../kernel/seal.ts";
import type { Payments } from "../../../providers/payments/port.ts";

export type PaymentDeps = {
  seal: Seal;
  payments: Payments;
  /** Missing settings: no seller can connect until they are set. */
  missing: string[];
  /** The secret for the signatures of notifications. */
  webhookSecret: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether the provider can reach this URL. */
  isReachable: boolean;
};
