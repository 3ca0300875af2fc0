// What the proofs need to know of the specialists.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "specialist.list": ({ businessId, branchId }) => ({ query: { businessId, branchId } }),
    "specialist.search": ({ branchId }) => ({ params: { id: branchId }, query: { search: "esp" } }),
  },
  money: {
    sent: {
      "specialist.paymentInfo": { notMoney: "a text of the owner" },
    },
    ownersColumns: ["specialists.payment_info"],
  },
  exceptions: {
    "specialist.list query.branchId": FILTERED,
  },
};
