// Planned messages: planned in one place, checked again at their time, sent once (D-5, docs/decisions/0030).

import { HANDLED_BUTTONS } from "@mostrador/domain/growth/outreach/answer-button.ts";
import * as routes from "@mostrador/domain/growth/outreach/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { contactFacts } from "../../business/contacts/index.ts";
import { beforeSend, handledButton } from "../../conversation/inbox/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import type { CalendarLink } from "../../scheduling/calendars/index.ts";
import { readNotificationIds } from "./listed.store.ts";
import {
  createNotification,
  listAppointmentNotifications,
  listNotifications,
  readReach,
  sendNotificationNow,
  withdrawNotification,
} from "./notification.ts";
import { whyWithdrawn } from "./notification-withdrawn.ts";
import { onAnswer } from "./on-answer.ts";
import { onAppointment } from "./on-appointment.ts";
import { onContactDeleted, onContactObjected } from "./on-contact.ts";
import { onNotificationDue } from "./on-notification-due.ts";
import { editNotification } from "./plan/edit-notification.ts";
import { listPlanned } from "./plan/list-planned.ts";

export { notificationRows } from "./notification-rows.store.ts";
export { listOfRule } from "./plan/list-planned.ts";
export { contactAssistants, type DutiesOf } from "./plan-appointment.ts";
export { comingReminders, planReminder, type Reminder, withdrawReminder } from "./reminder.ts";
export { replanComing } from "./replan-coming.ts";
export { assistantNameIn } from "./rules/assistant-name.ts";
export { appointmentsOf } from "./rules/contact-appointments.store.ts";
export { contactsToPlan } from "./rules/contacts-to-plan.ts";
export { filledTemplate } from "./rules/filled-template.ts";
export {
  planMany,
  plannedLeft,
  rewordBatch,
  scheduleNext,
  withdrawBatch,
} from "./rules/many-rule-messages.store.ts";
export { briefFigures, readMessageFigures, readMessageIncome } from "./rules/message-figures.store.ts";
export {
  contactsPlannedBy,
  planRuleMessage,
  rewordRuleMessages,
  ruleMessagesOf,
  withdrawRuleMessage,
} from "./rules/plan-rule-message.ts";
export { type PlannedRule, plannedRule, type RuleTemplate } from "./rules/planned-rule.ts";
export { decideSending, whyContactGetsNone } from "./rules/send-decision.ts";
export { planOfSubject, subjectRowsOf, withdrawOfSubject } from "./subjects/plan-subject.ts";
export { type PlannedSubject, plannedSubject } from "./subjects/planned-subject.ts";

/** `calendarLink`: the URL of an appointment's file. */
export function outreachModule(calendarLink: CalendarLink): Module {
  return {
    fills: [
      auditKinds.fill({ notification: "conversations" }),
      contactFacts.fill(async (tx, _ctx, contactId) => ({ notifications: await readNotificationIds(tx, contactId) })),
      beforeSend.fill(whyWithdrawn),
      ...HANDLED_BUTTONS.map((prefix) => handledButton.fill(prefix)),
    ],
    eventRows: { notification_changed: { notificationId: "notifications" } },
    routes: [
      bind(routes.listNotifications, listNotifications),
      bind(routes.listPlanned, listPlanned),
      bind(routes.readReach, readReach),
      bind(routes.listAppointmentNotifications, listAppointmentNotifications),
      bind(routes.createNotification, createNotification),
      bind(routes.editNotification, editNotification),
      bind(routes.sendNotificationNow, sendNotificationNow),
      bind(routes.withdrawNotification, withdrawNotification),
    ],
    subscribers: [...onAppointment, onNotificationDue(calendarLink), onAnswer, onContactDeleted, onContactObjected],
  };
}
