// The person of each side's partner: other sides try its calls, too.
import type { Caller } from "../../server/test/caller.ts";
import type { Side } from "../world/side.ts";

const SELLERS = new WeakMap<Side, Caller>();

export function rememberSeller(side: Side, seller: Caller): void {
  SELLERS.set(side, seller);
}

/** By a person of the side's own partner. */
export function partnerCaller(side: Side): { as: Caller; partnerId: string } {
  const as = SELLERS.get(side);
  if (!as) throw new Error("the side has no partner yet");
  return { as, partnerId: side.rows.partner ?? "" };
}
