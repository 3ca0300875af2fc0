// What the proofs need to know of inventory.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "stockMovement.list": ({ businessId, branchId, rows }) => ({
      query: { businessId, branchId, productId: rows.product as string, ids: rows.stockMovement as string },
    }),
    "stockMovement.create": ({ businessId, branchId, rows, mark, appointmentId }) => ({
      body: {
        businessId,
        stockMovements: [
          { businessId, branchId, productId: rows.product, quantity: 2, type: "out", comments: `Uso ${mark}` },
        ],
        appointmentId,
      },
    }),
  },
  rows: { stockMovement: newMovement },
  writes: {
    "stockMovement.create": made("stock_movements"),
  },
  exceptions: {
    "stockMovement.list query.branchId": FILTERED,
    "stockMovement.list query.ids": FILTERED,
    "stockMovement.list query.productId": FILTERED,
  },
  nextToId: {
    stockMovement: ({ branchId, rows }) => ({ branchId, productId: rows.product, quantity: 1 }),
  },
};

function newMovement({ businessId, branchId, rows, mark, post }: Side): Promise<string> {
  return post("/api/stockMovement", {
    stockMovement: { businessId, branchId, productId: rows.product, quantity: 5, type: "in", comments: mark },
  });
}
