// The head of a letter: the name of the product and the address of its links as the reader knows them, and the look of
// that brand.
import type { Ctx } from "../../../../../kernel/context.ts";
import { declareSlot } from "../../../../../kernel/slot.ts";
import type { Letter } from "../../../../../providers/mail/port.ts";

export type Letterhead = {
  /** The name under which the reader knows the product. */
  name: string;
  /** Where links lead, without a slash at the end. */
  url: string;
  /** Adds the look of the brand to a letter. */
  dress(letter: Letter): Letter;
};

/**
 * For a person who asked at this host; `only`: the one partner of everything that their account opens. A letter with a key
 * to the account leads to the name of that partner alone, because the owner of a name can point it elsewhere.
 */
export const letterheadAt =
  declareSlot<(ctx: Ctx, asked: { host: string; isKey: boolean; only: string | null }) => Promise<Letterhead>>(
    "letterhead-at",
  );

/** For the people of a business of this partner; null: of none. */
export const letterheadOf = declareSlot<(ctx: Ctx, partnerId: string | null) => Promise<Letterhead>>("letterhead-of");
