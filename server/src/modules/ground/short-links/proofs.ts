// What the proofs need to know of the short links.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";

export const proofs: CapabilityProofs = {
  entryPoints: {
    raw: {
      "GET /c/:code": "a random code; leads to listed paths of ours alone; short-links.test.ts",
    },
  },
};
