// What the business has beyond services, for an assistant's conversation: each capability fills the slot with its own
// rows (docs/decisions/0120).
import { type CatalogueItem, ITEM_KINDS } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** `branchId`: the only branch that the assistant answers for; null for all of them. */
type ReadItems = (ctx: TenantCtx, of: { contactId: string; branchId: string | null }) => Promise<CatalogueItem[]>;
export const catalogueItems = declareSlot<ReadItems>("catalogue-items");

const MOST = 200;

export async function itemsFor(ctx: TenantCtx, of: { contactId: string; branchId: string | null }) {
  const found: CatalogueItem[] = [];
  for (const read of ctx.fillings.of(catalogueItems)) found.push(...(await read(ctx, of)));
  return found.sort((a, b) => ITEM_KINDS.indexOf(a.kind) - ITEM_KINDS.indexOf(b.kind)).slice(0, MOST);
}
