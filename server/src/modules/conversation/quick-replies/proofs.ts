// What the proofs need to know of the quick replies.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";

export const proofs: CapabilityProofs = {
  edits: {
    // its shortcut has no spaces
    "quickReply.edit": { fields: [text("text"), { ...text("shortcut"), value: (n) => `cambio-${n}` }] },
  },
};
