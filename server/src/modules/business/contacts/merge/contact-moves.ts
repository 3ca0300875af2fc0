// What a merge needs of capabilities above besides the moving of their rows (docs/decisions/0026, 0086).
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Moved } from "../../../../kernel/resource/move-rows.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

/** `phones`: of the one that stays, before and from now on, and of the one that goes. */
export type Merging = {
  keptId: string;
  goneId: string;
  phones: { before: string | null; now: string | null; gone: string | null };
};

export type ContactMoves = {
  /** Before everything else moves: joins rows that could not stand beside each other, and answers how to part them. */
  join(tx: Tx, ctx: TenantCtx, merging: Merging): Promise<Moved[]>;
  /** Once everything has gone back: what was joined is two again. */
  part(tx: Tx, ctx: TenantCtx, parted: Pick<Merging, "keptId" | "goneId">): Promise<void>;
};
export const contactMoves = declareSlot<ContactMoves>("contact-moves");
