// What identity needs to know of businesses, a capability above it.
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type BusinessFacts = {
  /** SQL: rows of `business_id`, `name`, `logo` and `partner_id`, to be joined. */
  rows: string;
  /** The business of the transaction; undefined when there is none. */
  card(tx: Tx): Promise<{ name: string; partner_id: string | null } | undefined>;
};
export const businessFacts = declareSlot<BusinessFacts>("business-facts");
