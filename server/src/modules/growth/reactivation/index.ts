// Reactivation: the messages that a scenario of a funnel sends to the contacts in it (D-11.3).
import { ContactPhaseChanged } from "@mostrador/domain/growth/funnels/schema.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { plannedRule } from "../outreach/index.ts";
import { onFunnelChanged } from "./on-funnel-changed.ts";
import { planOfAppointment, planOfContact, reactivationRule } from "./plan.ts";

const PLAN = { name: "plan-reactivation", title: "Planear reactivaciones" };

export function reactivationModule(): Module {
  return {
    fills: [plannedRule.fill(reactivationRule)],
    subscribers: [
      on(ContactPhaseChanged, PLAN, (ctx, { contactId }) => transact(ctx, (tx) => planOfContact(tx, ctx, contactId))),
      on(AppointmentCreated, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentMoved, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentStatusChanged, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentDeleted, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      onFunnelChanged,
    ],
  };
}
