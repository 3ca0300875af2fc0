// What a turn means for the last question that the server asked the customer.
import type { Outcome } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import type { Draft, SideEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import type { ReceiptRow } from "./receipt.store.ts";

export type SettledProposal = {
  outcome: Outcome;
  question: string;
  /** 'done': what was done. */
  receipt?: ReceiptRow & { sideEffect: SideEffect };
  /** 'done': there is something else to answer. */
  isMore?: boolean;
  /** 'failed': what the customer has to know. */
  lead?: string;
  /** 'changed': the draft to propose again. */
  draft?: Draft;
};
