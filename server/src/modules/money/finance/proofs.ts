// What the proofs need to know of finance.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { moneyMovement } from "../../../../../proofs/world/bodies.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "moneyMovement.list": ({ businessId, contactId, moneyMovementId }) => ({
      query: { businessId, clientId: contactId, ids: moneyMovementId },
    }),
    "moneyMovement.totals": ({ businessId, contactId, branchId }) => ({
      query: { businessId, clientId: contactId, branchId },
    }),
    "moneyMovement.create": (side) => ({
      body: {
        moneyMovement: { businessId: side.businessId, ...moneyMovement(side) },
        appointmentId: side.appointmentId,
      },
    }),
    "moneyMovement.edit": (side) => ({ params: { id: side.moneyMovementId }, body: moneyMovement(side) }),
    "moneyMovement.delete": async ({ make }) => ({ params: { id: await make.moneyMovement() } }),
    "moneyMovementCategory.list": ofBusiness,
    "moneyMovementCategory.create": ({ businessId, mark, exampleIds }) => ({
      body: { businessId, name: `Rubro ${mark} ${exampleIds.next()}` },
    }),
    "moneyMovementCategory.delete": async ({ businessId, make }) => ({
      query: { businessId, name: await make.moneyCategory() },
    }),
  },
  writes: {
    "moneyMovement.create": made("money_movements"),
    "moneyMovementCategory.create": ({ body }) => ({
      table: "businesses",
      column: "business_id",
      value: String(body?.businessId),
    }),
  },
  money: {
    sent: {
      "moneyMovement.amount": { heldBy: "money/finance/movement.test.ts" },
      "moneyMovement.paymentMethod": { notMoney: "how it was paid" },
      moneyMovement: { notMoney: "holds the amount above" },
    },
    ownersColumns: ["money_movements.amount", "money_movements.payment_method"],
  },
  edits: {
    "moneyMovement.edit": { fields: [text("comments"), text("category")] },
  },
  exceptions: {
    "moneyMovement.list query.clientId": FILTERED,
    "moneyMovement.list query.ids": FILTERED,
    "moneyMovement.totals query.branchId": FILTERED,
    "moneyMovement.totals query.clientId": FILTERED,
  },
};
