// What the proofs need to know of the charges.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "charge.list": ({ businessId, contactId, branchId, rows }) => ({
      query: { businessId, clientId: contactId, branchId, id: rows.charge as string },
    }),
    "charge.due": ({ businessId, rows }) => ({ query: { businessId, orderId: rows.order as string } }),
    "charge.create": async (side) => ({ body: { charge: await charge(side) } }),
    "charge.edit": ({ rows }) => ({ params: { id: rows.charge as string }, body: { isInvoiced: true } }),
    "charge.refund": async (side) => ({
      params: { id: await newCharge(side) },
      body: { refund: { amount: 10.5, paymentMethod: "cash", reason: `Motivo ${side.mark}` } },
    }),
  },
  rows: { charge: newCharge },
  writes: {
    "charge.create": made("charges"),
    "charge.refund": ({ params }) => ({ table: "charges", column: "id", value: String(params?.id) }),
  },
  money: {
    sent: {
      charge: { notMoney: "holds the amounts below" },
      chargeId: { notMoney: "names a charge" },
      "charge.lines.price": { heldBy: "money/charges/charge.test.ts" },
      "charge.lines.discount": { heldBy: "money/charges/charge.test.ts" },
      "charge.payments": { notMoney: "holds the amounts below" },
      "charge.payments.amount": { heldBy: "money/charges/charge.test.ts" },
      "charge.payments.paymentMethod": { notMoney: "how it was paid" },
      refund: { notMoney: "holds the amount below" },
      "refund.amount": { heldBy: "money/charges/charge.test.ts" },
      "refund.paymentMethod": { notMoney: "how it is given back" },
    },
    serverOnly: {
      charges: { columns: { tip_refunded: [], "": ["refunded", "paymentForm"] }, writtenBy: /^charge\./ },
    },
    ownersColumns: [
      "charge_lines.charge_id",
      "charge_lines.discount",
      "charge_lines.price",
      "charge_lines.refunded",
      "money_movements.charge_id",
    ],
  },
  nextToId: { "charge.lines.0": () => ({ price: 100, discount: 10, owed: 90 }) },
  editsTriedElsewhere: ["charge.edit"],
  exceptions: {
    "charge.list query.clientId": FILTERED,
    "charge.list query.branchId": FILTERED,
    "charge.list query.id": FILTERED,
  },
};

async function newCharge(side: Side): Promise<string> {
  return side.post("/api/charge", { charge: await charge(side) });
}

/** Of an order of its own: what was charged is owed no more. */
async function charge(side: Side) {
  const { businessId, branchId, contactId, rows, mark } = side;
  const orderId = await side.post("/api/order", {
    order: { businessId, clientId: contactId, branchId, items: [{ productId: rows.product, quantity: 1 }] },
  });
  return {
    ...{ businessId, branchId, tip: 5, note: `Nota ${mark}` },
    lines: [{ orderId, price: 100, discount: 10, owed: 90 }],
    payments: [{ paymentMethod: "cash", amount: 100 }],
  };
}
