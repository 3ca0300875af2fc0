// What the proofs need to know of the resources.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  entryPoints: {
    address: {
      "resource.create resource.items.url": "kept as text, fetched by nobody",
      "resource.edit resource.items.url": "kept as text, fetched by nobody",
    },
  },
  refusedAddresses: {
    "resource.create": 400,
    "resource.edit": 400,
  },
};
