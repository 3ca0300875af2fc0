// What the proofs need to know of the branches.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import { day } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "closedDate.list": ({ businessId }) => ({ query: { businessId, from: day(1), to: day(400) } }),
    "closedDate.create": (side) => ({ body: { closedDate: closedDate(side) } }),
    "closedDate.edit": async (side) => ({
      params: { id: await newClosedDate(side) },
      body: { closedDate: { name: `Otro cierre ${side.mark}`, hours: [{ from: "10:00", to: "14:00" }] } },
    }),
    "closedDate.delete": async (side) => ({ params: { id: await newClosedDate(side) } }),
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

function newClosedDate(side: Side): Promise<string> {
  return side.post("/api/closedDate", { closedDate: closedDate(side) });
}

/** Further ahead than any other booking, and a different day each time. */
function closedDate({ businessId, branchId, mark, exampleIds }: Side) {
  const farDay = new Date(Date.UTC(2060, 0, 1 + exampleIds.next())).toISOString().slice(0, 10);
  return { businessId, branchId, day: farDay, name: `Cierre ${mark}` };
}
