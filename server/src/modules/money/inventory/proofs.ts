// What the proofs need to know of inventory.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "stockMovement.list": ({ businessId, branchId, rows }) => ({
      query: { businessId, branchId, productId: rows.product as string, ids: rows.stockMovement as string },
    }),
    "stockMovement.totals": ({ businessId, branchId, rows }) => ({
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
    "stockSheet.list": ({ businessId, rows }) => ({ query: { businessId, id: rows.stockSheet as string } }),
    "stockSheet.lines": ({ rows }) => ({ params: { id: rows.stockSheet as string } }),
    // a new product: nothing else moves its stock meanwhile
    "stockCount.create": async (side) => ({
      body: {
        count: {
          businessId: side.businessId,
          key: `conteo-${side.make.digits()}`,
          reason: `Conteo ${side.mark}`,
          lines: [{ branchId: side.branchId, productId: await side.makeRow(products), expected: 0, counted: 0 }],
        },
      },
    }),
    "stockTransfer.create": async (side) => ({
      body: {
        transfer: {
          businessId: side.businessId,
          key: `traspaso-${side.make.digits()}`,
          fromBranchId: side.branchId,
          toBranchId: await side.make.branch(),
          lines: [{ productId: side.rows.product, quantity: 1 }],
          comments: `Traspaso ${side.mark}`,
        },
      },
    }),
  },
  rows: { stockMovement: newMovement, stockSheet: newSheet },
  writes: {
    "stockCount.create": ({ body }) => ofKey((body as { count: { key: string } }).count.key),
    "stockTransfer.create": ({ body }) => ofKey((body as { transfer: { key: string } }).transfer.key),
    "stockMovement.create": made("stock_movements"),
  },
  exceptions: {
    "stockMovement.list query.branchId": FILTERED,
    "stockMovement.list query.ids": FILTERED,
    "stockMovement.list query.productId": FILTERED,
    "stockMovement.totals query.branchId": FILTERED,
    "stockMovement.totals query.ids": FILTERED,
    "stockMovement.totals query.productId": FILTERED,
    "stockSheet.list query.id": FILTERED,
  },
  nextToId: {
    stockMovement: ({ branchId, rows }) => ({ branchId, productId: rows.product, quantity: 1 }),
    "count.lines.0": ({ branchId, rows }) => ({ branchId, productId: rows.product, expected: 0, counted: 1 }),
    "transfer.lines.0": ({ rows }) => ({ productId: rows.product, quantity: 1 }),
  },
};

function ofKey(value: string) {
  return { table: "stock_sheets", column: "request_key", value };
}

function newMovement({ businessId, branchId, rows, mark, post }: Side): Promise<string> {
  return post("/api/stockMovement", {
    stockMovement: { businessId, branchId, productId: rows.product, quantity: 5, type: "in", comments: mark },
  });
}

/** A count of a new product. The call answers its movements, so the list gives the sheet. */
async function newSheet(side: Side): Promise<string> {
  const { businessId, branchId, mark } = side;
  const line = { branchId, productId: await side.makeRow(products), expected: 0, counted: 3 };
  const key = `conteo-${side.make.digits()}`;
  await side.post("/api/stockCount", { count: { businessId, key, reason: `Conteo ${mark}`, lines: [line] } });
  const { body } = await side.owner.get(`/api/stockSheet?businessId=${businessId}&limit=1`);
  return body.data[0]._id;
}
