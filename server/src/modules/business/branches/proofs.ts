// What the proofs need to know of the branches.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { day } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "closedDate.list": ({ businessId }) => ({ query: { businessId, from: day(1), to: day(400) } }),
    "closedDate.create": ({ businessId, branchId, mark, make }) => ({
      body: { closedDate: { businessId, branchId, day: make.farDay(), name: `Cierre ${mark}` } },
    }),
    "closedDate.edit": async ({ mark, make }) => ({
      params: { id: await make.closedDate() },
      body: { closedDate: { name: `Otro cierre ${mark}`, hours: [{ from: "10:00", to: "14:00" }] } },
    }),
    "closedDate.delete": async ({ make }) => ({ params: { id: await make.closedDate() } }),
  },
  writes: {
    "closedDate.create": made("closed_dates"),
  },
  edits: {
    "closedDate.edit": {
      // a day is stored as a date, not as text
      fields: [text("name"), { name: "day", value: (n) => new Date(Date.UTC(2070, 0, n)).toISOString().slice(0, 10) }],
    },
  },
};
