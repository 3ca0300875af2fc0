// What a turn is to the question that the server last put to the customer.
import type { Outcome } from "@mostrador/domain/automation/assistants/proposals/outcome.ts";
import type { Draft, SideEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import type { ReceiptRow } from "./receipt.store.ts";

export type Settled = {
  outcome: Outcome;
  question: string;
  /** 'done': what was done. */
  receipt?: ReceiptRow & { sideEffect: SideEffect };
  /** 'done': something else is to be answered still. */
  isMore?: boolean;
  /** 'failed': what the customer has to hear. */
  lead?: string;
  /** 'changed': to be put anew. */
  draft?: Draft;
};
