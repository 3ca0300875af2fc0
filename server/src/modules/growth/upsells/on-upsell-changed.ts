// After an upsell changed: plans again the contacts for whom it has planned messages, then those with a coming
// appointment, a page at a time.
import { UpsellChanged } from "@mostrador/domain/growth/upsells/resource.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { comingAppointments } from "../../scheduling/appointments/index.ts";
import { contactsPlannedBy } from "../outreach/index.ts";
import { planOfAppointment, planOfContact } from "./plan.ts";

const PAGE = 50;

export const onUpsellChanged = on(
  UpsellChanged,
  { name: "plan-upsells", title: "Planear upsells" },
  async (ctx, { upsellId, stage, beyond }) => {
    const ids = await transact(ctx, (tx) =>
      stage === "planned"
        ? contactsPlannedBy(tx, { ruleId: upsellId, beyond, most: PAGE })
        : comingAppointments(tx, ctx, PAGE, beyond),
    );
    for (const id of ids) {
      if (stage === "planned") await transact(ctx, (tx) => planOfContact(tx, ctx, id));
      else await planOfAppointment(ctx, id);
    }
    const isLast = ids.length < PAGE;
    if (isLast && stage === "coming") return;
    const next = isLast ? { stage: "coming" as const, beyond: null } : { stage, beyond: ids.at(-1) ?? null };
    await transact(ctx, (tx) => publish(tx, ctx, UpsellChanged, { upsellId, ...next }));
  },
);
