// How the first stock of a new product gets into the ledger, which belongs to a capability above.
import type { TenantCtx } from "../../../kernel/context.ts";
import { declareSlot } from "../../../kernel/slot.ts";

type Counted = readonly { branchId: string; quantity: number }[];

/** Writes one entry for each branch, in the open transaction. */
export const firstStock =
  declareSlot<(ctx: TenantCtx, productId: string, counted: Counted) => Promise<void>>("firstStock");
