// Ready rules: messages for birthdays, for clients who have not come back, and for reviews (docs/decisions/0127).

import * as routes from "@mostrador/domain/growth/ready-rules/routes.ts";
import { READY_KINDS } from "@mostrador/domain/growth/ready-rules/schema.ts";
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { plannedRule } from "../outreach/index.ts";
import { seedReadyRules } from "./demo.ts";
import { onBirthdaysDue } from "./on-birthdays-due.ts";
import { onReadyRuleChanged } from "./on-ready-rule-changed.ts";
import { planOfAppointment, readyRule } from "./plan.ts";
import { editReadyRule, listReadyRules } from "./ready-rules.ts";

const PLAN = { name: "plan-ready-rules", title: "Planear mensajes de reglas" };

export function readyRulesModule(): Module {
  return {
    fills: [
      auditKinds.fill({ readyRule: "conversations" }),
      ...READY_KINDS.map((kind) => plannedRule.fill(readyRule(kind))),
    ],
    routes: [bind(routes.listReadyRules, listReadyRules), bind(routes.editReadyRule, editReadyRule)],
    subscribers: [
      on(AppointmentCreated, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentMoved, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentStatusChanged, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      on(AppointmentDeleted, PLAN, (ctx, { appointmentId }) => planOfAppointment(ctx, appointmentId)),
      onReadyRuleChanged,
      onBirthdaysDue,
    ],
    demo: seedReadyRules,
  };
}
