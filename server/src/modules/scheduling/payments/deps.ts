// What payments are given by the composition.
import type { Seal } from "../../../kernel/seal.ts";
import type { Payments } from "../../../providers/payments/port.ts";

export type PaymentDeps = {
  seal: Seal;
  payments: Payments;
  /** Settings that are not given: nobody can connect until they are. */
  missing: string[];
  /** What notifications are signed with. */
  webhookSecret: string | undefined;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Whether the provider can reach us there. */
  isReachable: boolean;
};
