// What the proofs need to know of the services.

import { services } from "@mostrador/domain/catalog/services/resource.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "service.create": (side) => ({ body: { service: services.example(side.exampleIds), ...placesOf(side) } }),
    "service.edit": (side) => ({
      params: { id: side.serviceId },
      body: { service: services.example(side.exampleIds), ...placesOf(side) },
    }),
  },
  money: {
    sent: {
      "service.price": { notMoney: "text that people read: «desde $200»" },
      "service.linkPrice": { notMoney: "holds the amounts below" },
      "service.linkPrice.unitPrice": "amount",
      "service.linkPrice.currency": "choice",
      "service.linkPrice.deposit": "amount",
      "service.linkPrice.paymentName": { notMoney: "a name" },
      "service.linkPrice.paymentDescription": { notMoney: "a text" },
      "service.linkPrice.discount": { notMoney: "holds the value below" },
      "service.linkPrice.discount.value": "amount",
      "service.linkPrice.discount.discountKey": { notMoney: "the name of a coupon" },
      "service.appointmentConfig.statusAfterPayment": { notMoney: "a status" },
      "service.stockOperations.amount": { notMoney: "units of a product" },
    },
    ownersColumns: ["services.link_price", "services.price"],
  },
  nextToId: {
    "service.stockOperations.0": () => ({ amount: 1 }),
  },
  entryPoints: {
    address: {
      "service.create service.images": "kept as text, fetched by nobody",
      "service.edit service.images": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: {
    "service.create": 400,
    "service.edit": 400,
  },
};

function placesOf({ branchId, specialistId }: Side) {
  return { branches: [branchId], specialists: [specialistId] };
}
