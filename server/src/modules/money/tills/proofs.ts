// What the proofs need to know of the tills.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "till.list": ({ businessId, branchId, rows }) => ({ query: { businessId, branchId, id: rows.till as string } }),
    "till.open": async (side) => ({ body: { till: await till(side) } }),
    "till.close": async (side) => ({
      params: { id: await newTill(side) },
      body: { closing: { counts: [{ paymentMethod: "cash", counted: 480.5 }], note: `Corte ${side.mark}` } },
    }),
    "till.reopen": async (side) => ({
      params: { id: await closedTill(side) },
      body: { reopening: { reason: `Motivo ${side.mark}` } },
    }),
    "till.global-invoice": ({ businessId, branchId }) => ({ query: { businessId, branchId, day: "2026-11-27" } }),
  },
  rows: { till: newTill },
  writes: {
    "till.open": made("till_shifts"),
    "till.close": ({ params }) => ({ table: "till_shifts", column: "id", value: String(params?.id) }),
    "till.reopen": ({ params }) => ({ table: "till_shifts", column: "id", value: String(params?.id) }),
  },
  money: {
    sent: { "closing.counts.paymentMethod": { notMoney: "which means was counted" } },
    ownersColumns: ["till_shifts.float_amount"],
  },
  editsTriedElsewhere: ["till.close"],
  exceptions: { "till.list query.branchId": FILTERED, "till.list query.id": FILTERED },
};

function newTill(side: Side): Promise<string> {
  return till(side).then((body) => side.post("/api/till", { till: body }));
}

async function closedTill(side: Side): Promise<string> {
  const id = await newTill(side);
  await side.post(`/api/till/${id}/close`, { closing: { counts: [{ paymentMethod: "cash", counted: 500 }] } });
  return id;
}

/** In a branch of its own: a person has one open till in each. */
async function till({ businessId, make, mark }: Side) {
  return { businessId, branchId: await make.branch(), float: 500, note: `Nota ${mark}` };
}
