// What the proofs need to know of the packages.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const HELD = { heldBy: "money/packages/packages.test.ts" };

export const proofs: CapabilityProofs = {
  calls: {
    "packagePurchase.list": (side) => ({ query: { ...namesOf(side), id: side.rows.packagePurchase as string } }),
    "packagePurchase.totals": (side) => ({ query: { ...namesOf(side), id: side.rows.packagePurchase as string } }),
    "packagePurchase.create": (side) => ({ body: { purchase: purchase(side) } }),
    "packagePurchase.edit": ({ rows, mark }) => ({
      params: { id: rows.packagePurchase as string },
      body: { purchase: { note: `Cambio ${mark}` } },
    }),
    "packagePurchase.refund": async (side) => ({
      params: { id: await sold(side) },
      body: { refund: { amount: 10.5, paymentMethod: "cash", reason: `Motivo ${side.mark}` } },
    }),
    "packageMovement.list": ({ businessId, contactId, appointmentId, rows }) => ({
      query: { businessId, clientId: contactId, appointmentId, purchaseId: rows.packagePurchase as string },
    }),
  },
  rows: { packagePurchase: sold },
  writes: {
    "packagePurchase.create": made("package_purchases"),
    "packagePurchase.refund": ({ params }) => ({ table: "package_purchases", column: "id", value: String(params?.id) }),
  },
  money: {
    sent: {
      "sessionPackage.price": HELD,
      "purchase.price": HELD,
      "purchase.payments": { notMoney: "holds the amounts below" },
      "purchase.payments.amount": HELD,
      "purchase.payments.paymentMethod": { notMoney: "how it was paid" },
    },
    ownersColumns: ["packages.price", "package_purchases.price"],
  },
  edits: { "packagePurchase.edit": { fields: [text("note"), { name: "expiresOn", value: dayAhead }] } },
  exceptions: {
    "packagePurchase.list query.clientId": FILTERED,
    "packagePurchase.list query.branchId": FILTERED,
    "packagePurchase.list query.packageId": FILTERED,
    "packagePurchase.list query.id": FILTERED,
    "packagePurchase.totals query.clientId": FILTERED,
    "packagePurchase.totals query.branchId": FILTERED,
    "packagePurchase.totals query.packageId": FILTERED,
    "packagePurchase.totals query.id": FILTERED,
    "packageMovement.list query.clientId": FILTERED,
    "packageMovement.list query.appointmentId": FILTERED,
    "packageMovement.list query.purchaseId": FILTERED,
  },
};

function dayAhead(n: number): string {
  return new Date(Date.UTC(2099, n % 12, 1 + (n % 28))).toISOString().slice(0, 10);
}

function namesOf({ businessId, contactId, branchId, rows }: Side) {
  return { businessId, clientId: contactId, branchId, packageId: rows.sessionPackage as string };
}

async function sold(side: Side): Promise<string> {
  return side.post("/api/packagePurchase", { purchase: purchase(side) });
}

function purchase({ businessId, branchId, contactId, rows, mark }: Side) {
  return {
    ...{ businessId, branchId, clientId: contactId, packageId: rows.sessionPackage as string, price: 1000.5 },
    ...{ expiresOn: "2099-12-31", payments: [{ paymentMethod: "cash", amount: 100.5 }], note: `Nota ${mark}` },
  };
}
