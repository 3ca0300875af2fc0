// What the orders tell the proofs.
import { products } from "@mostrador/domain/catalog/products/resource.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "order.list": ({ businessId, contactId, branchId, rows }) => ({
      query: { businessId, clientId: contactId, branchId, id: rows.order as string },
    }),
    "order.totals": ({ businessId, contactId, branchId, rows }) => ({
      query: { businessId, clientId: contactId, branchId, id: rows.order as string },
    }),
    "order.payment": async (side) => {
      await side.make.seller();
      return { params: { id: await newOrder(side) }, body: {} };
    },
    "order.create": (side) => ({ body: { order: order(side) } }),
    "publicProduct.get": ({ search, rows }) => ({ params: { search, id: rows.product as string } }),
    // a new product: the stock of the other one may be sold by earlier calls
    "publicProduct.order": async (side) => ({
      params: { search: side.search, id: await side.makeRow(products) },
      body: {
        order: {
          ...{ name: `Persona ${side.mark}`, whatsapp: side.make.digits(), quantity: 1 },
          ...{ key: `clave-${side.make.digits()}`, details: `Pedido ${side.mark}` },
        },
      },
    }),
    // a new one: a closed order takes no change
    "order.edit": async (side) => ({
      params: { id: await newOrder(side) },
      body: { deliveryDate: "2026-12-02", deliveryAddress: `Calle ${side.mark} 200`, details: `Cambio ${side.mark}` },
    }),
  },
  rows: { order: newOrder },
  entryPoints: {
    public: {
      "publicProduct.get": "opened by an address that says whose it is; rows of others in own-order.test.ts",
      "publicProduct.order":
        "opened by an address that says whose it is; floods and rows of others in own-order.test.ts",
    },
  },
  writes: {
    "order.create": made("orders"),
    "publicProduct.order": ({ body }) => ({
      table: "orders",
      column: "request_key",
      value: `page:${String((body?.order as { key?: string } | undefined)?.key)}`,
    }),
  },
  money: {
    serverOnly: {
      orders: { columns: { currency: ["currency"], "": ["total", "price"] }, writtenBy: /^(order|publicProduct)\./ },
      order_items: { columns: { price: [] }, writtenBy: /^(order|publicProduct)\./ },
    },
  },
  edits: { "order.edit": { fields: [text("details"), text("deliveryAddress", "delivery_address")] } },
  exceptions: {
    "order.list query.branchId": FILTERED,
    "order.list query.clientId": FILTERED,
    "order.list query.id": FILTERED,
    "order.totals query.branchId": FILTERED,
    "order.totals query.clientId": FILTERED,
    "order.totals query.id": FILTERED,
  },
  nextToId: { "order.items.0": () => ({ quantity: 1 }) },
};

function newOrder(side: Side): Promise<string> {
  return side.post("/api/order", { order: order(side) });
}

function order({ businessId, contactId, branchId, rows, mark }: Side) {
  return {
    ...{ businessId, clientId: contactId, branchId, items: [{ productId: rows.product, quantity: 2 }] },
    ...{ deliveryDate: "2026-12-01", deliveryTime: "17:30" },
    ...{ deliveryAddress: `Calle ${mark} 100`, details: `Pedido ${mark}` },
  };
}
