// Upsells: offers that are sent some time before or after an appointment (docs/decisions/0126).
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { upsells } from "@mostrador/domain/growth/upsells/resource.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { plannedRule } from "../outreach/index.ts";
import { seedUpsells } from "./demo.ts";
import { upsellsNaming } from "./named.store.ts";
import { onUpsellChanged } from "./on-upsell-changed.ts";
import { planOfAppointment, upsellRule } from "./plan.ts";
import { upsellActions } from "./upsell.ts";

const PLAN = { name: "plan-upsells", title: "Planear upsells" };

/** `publicUrl`: where the files of resources are read. */
export function upsellsModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    fills: [
      plannedRule.fill(upsellRule(publicUrl)),
      namedIn.fill({
        kinds: ["service", "resource"],
        page: PAGE.upsells,
        nouns: ["el upsell", "un upsell"],
        find: upsellsNaming,
      }),
    ],
    routes: bindResource(upsells, upsellActions),
    subscribers: [
      on(AppointmentCreated, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentMoved, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentStatusChanged, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentDeleted, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      onUpsellChanged,
    ],
    demo: seedUpsells,
  };
}
