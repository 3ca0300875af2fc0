// What the proofs need to know of upsells.
import { WHEN_TO_SEND } from "@mostrador/domain/growth/upsells/timing.ts";
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";

export const proofs: CapabilityProofs = {
  edits: {
    "upsell.edit": {
      fields: [
        text("message"),
        {
          name: "whenToSend",
          value: (n) => WHEN_TO_SEND[n % WHEN_TO_SEND.length] as string,
          column: "when_to_send",
        },
      ],
    },
  },
};
