// What the proofs need to know of the commissions.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { booking, moneyMovement } from "../../../../../proofs/world/bodies.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

const DAYS = { from: "2026-01-01", to: "2026-12-31" };

export const proofs: CapabilityProofs = {
  calls: {
    "commission.rules": ({ businessId }) => ({ query: { businessId } }),
    "commission.save-rules": ({ businessId, specialistId, serviceId }) => ({
      body: { rules: { businessId, specialistId, usual: null, own: [{ serviceId, percent: 40.5 }] } },
    }),
    "commission.statement": ({ businessId, specialistId }) => ({ query: { businessId, specialistId, ...DAYS } }),
    "commission.pay": async (side) => ({ body: { payout: await owed(side) } }),
    "commission.undo": async (side) => ({
      params: { id: await payout(side) },
      body: { undoing: { reason: `Motivo ${side.mark}` } },
    }),
  },
  rows: { commissionPayout: payout },
  writes: {
    "commission.save-rules": ({ body }) => ({
      ...{ table: "commission_rules", column: "specialist_id" },
      value: (body as { rules: { specialistId: string } }).rules.specialistId,
    }),
    "commission.pay": made("commission_payouts"),
    "commission.undo": ({ params }) => ({ table: "commission_payouts", column: "id", value: String(params?.id) }),
  },
  money: {
    sent: {
      "payout.paymentMethod": { notMoney: "how it was paid" },
      "payout.total": { heldBy: "scheduling/commissions/commissions.test.ts" },
    },
    ownersColumns: ["commission_lines.amount", "commission_payouts.payment_method"],
  },
};

/** Of a specialist of its own with a payment: what was paid out is owed no more. */
async function owed(side: Side) {
  const { businessId, post, make, mark } = side;
  const specialistId = await make.specialist();
  await post("/api/commission/rules", { rules: { businessId, specialistId, usual: 50, own: [] } });
  const start = "2026-11-02T16:00:00.000Z";
  const appointmentId = await post("/api/appointment", {
    appointment: booking({ ...side, specialistId, mark, start }),
  });
  await post("/api/moneyMovement", { moneyMovement: { businessId, ...moneyMovement(side) }, appointmentId });
  return { businessId, specialistId, ...DAYS, paymentMethod: "cash", total: 125.25 };
}

async function payout(side: Side): Promise<string> {
  return side.post("/api/commission/payouts", { payout: await owed(side) });
}
