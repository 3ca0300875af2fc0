// The till that a movement belongs to. The tills are a capability above, which fills this in.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type TillOfMovements = {
  /** The open till of the caller in the branch, held until the transaction ends; null: there is none. */
  open(tx: Tx, ctx: TenantCtx, branchId: string): Promise<string | null>;
  /** Whether it has its closing; held, too. */
  isClosed(tx: Tx, tillId: string): Promise<boolean>;
};

export const tillOfMovements = declareSlot<TillOfMovements>("tillOfMovements");
