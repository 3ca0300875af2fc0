// What capabilities above must do at a merge besides the moving of their rows (docs/decisions/0001, 0021).
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { RowMove } from "../../../../kernel/resource/move-rows.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

/** `phones`: of the kept contact, before and after, and of the one merged into it. */
export type ContactMerge = {
  keptId: string;
  goneId: string;
  phones: { before: string | null; now: string | null; gone: string | null };
};

export type ContactMoves = {
  /**
   * Runs before everything else moves: joins rows that would clash with each other, and returns how to separate them
   * again.
   */
  join(tx: Tx, ctx: TenantCtx, merging: ContactMerge): Promise<RowMove[]>;
  /** Runs after everything has moved back: joined rows are separated again. */
  part(tx: Tx, ctx: TenantCtx, parted: Pick<ContactMerge, "keptId" | "goneId">): Promise<void>;
};
export const contactMoves = declareSlot<ContactMoves>("contact-moves");
