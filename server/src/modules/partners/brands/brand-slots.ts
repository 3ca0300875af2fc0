// What brands need to know of the names of partners, a capability above.
import type { Ctx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** The partner whose proved name this host is; from memory. */
export const partnerAtHost =
  declareSlot<(ctx: Ctx, hostname: string) => Promise<string | undefined>>("partner-at-host");

/** The first proved name of a partner, for the links of its mails. */
export const nameOfPartner = declareSlot<(tx: Tx, partnerId: string) => Promise<string | undefined>>("name-of-partner");
