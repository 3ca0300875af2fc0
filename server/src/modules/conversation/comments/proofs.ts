// What the proofs need to know of the comments.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "comment.list": ofBusiness,
    "comment.reply": async ({ make, mark }) => ({
      params: { id: await make.comment() },
      body: { reply: { content: `Gracias ${mark}` } },
    }),
  },
  writes: {
    "comment.reply": ({ params }) => ({ table: "comment_replies", column: "comment_id", value: String(params?.id) }),
  },
  idsWithoutRow: {
    "comment.reply reply.clientKey": "the writer makes it, so that a repetition is known",
  },
};
