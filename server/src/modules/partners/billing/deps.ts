import type { Billing } from "../../../providers/billing/port.ts";

export type BillingDeps = {
  billing: Billing;
  /** Missing settings: nobody can buy until they are set. */
  missing: string[];
  /** Without a trailing slash. */
  publicUrl: string;
};
