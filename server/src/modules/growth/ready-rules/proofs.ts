// What the proofs need to know of the ready rules.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "readyRule.list": ofBusiness,
    "readyRule.edit": ({ businessId, mark }) => ({
      body: { businessId, rule: { kind: "win_back", isOn: true, message: `Vuelve pronto ${mark}`, days: 300 } },
    }),
  },
  writes: {
    "readyRule.edit": ({ body }) => ({ table: "ready_rules", column: "business_id", value: String(body?.businessId) }),
  },
  // One row a kind, made by its first save: ready-rules.test.ts
  editsTriedElsewhere: ["readyRule.edit"],
};
