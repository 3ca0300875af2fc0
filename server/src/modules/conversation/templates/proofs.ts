// What the proofs need to know of the templates.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { template } from "../../../../../proofs/world/bodies.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "template.list": ofBusiness,
    "template.promotionReach": ofBusiness,
    "template.sync": ({ businessId }) => ({ body: { businessId } }),
    "template.create": ({ businessId, mark, make }) => ({
      body: { template: template(businessId, `saludo_${make.digits()}`, mark) },
    }),
    "template.delete": async ({ make }) => ({ params: { id: await make.template() } }),
  },
  writes: {
    "template.create": made("message_templates"),
  },
  questions: ["template.sync"],
  entryPoints: {
    pattern: {
      "template.create template":
        "the object of the call: its variables are found by patterns of ours and never replaced",
    },
  },
};
