// The dependencies of billing.

import type { Billing } from "../../../providers/billing/port.ts";
import type { Mail } from "../../../providers/mail/port.ts";

export type BillingDeps = {
  billing: Billing;
  /** Missing settings: nobody can buy until they are set. */
  missing: string[];
  /** Without a trailing slash. */
  publicUrl: string;
};

export type LetterDeps = { mail: Mail; publicUrl: string };
