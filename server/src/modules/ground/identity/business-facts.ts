// What identity needs to know of businesses, which stand a floor above: they tell it when the product is put together.
import type { Tx } from "../../../kernel/db/tx.ts";

export type BusinessFacts = {
  /** SQL: rows of `business_id` and `name`, to be joined. */
  rows: string;
  /** Of the business of the transaction; undefined when there is none. */
  card(tx: Tx): Promise<{ name: string; partner_id: string | null } | undefined>;
};
