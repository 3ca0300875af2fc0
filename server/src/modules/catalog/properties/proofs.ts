// What the proofs need to know of the properties.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  money: {
    sent: { "property.price": { notMoney: "text that people write, with its currency; nothing is charged by it" } },
    ownersColumns: ["properties.price"],
  },
  entryPoints: {
    address: {
      "property.create property.images": "kept as text, fetched by nobody",
      "property.edit property.images": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: { "property.create": 400, "property.edit": 400 },
};
