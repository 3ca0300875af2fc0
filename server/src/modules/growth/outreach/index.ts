// What is said later: planned in one place, decided again at its time, sent once (D-5, docs/decisions/0030).
import * as routes from "@mostrador/domain/growth/outreach/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { contactFacts } from "../../business/contacts/index.ts";
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
import { onAnswer } from "./on-answer.ts";
import { onAppointment } from "./on-appointment.ts";
import { onContactDeleted, onContactObjected } from "./on-contact.ts";
import { onNotificationDue } from "./on-notification-due.ts";
import type { Attending } from "./plan-appointment.ts";

export { notificationWithdrawn } from "./notification-withdrawn.ts";
export type { Attending, DutiesOf } from "./plan-appointment.ts";
export { comingReminders, planReminder, type Reminder, withdrawReminder } from "./reminder.ts";
export { replanComing } from "./replan-coming.ts";

/** `attending`: what the assistants, a floor above, are to each contact. `calendarLink`: the address of an appointment's file. */
export function outreachModule(attending: Attending, calendarLink: CalendarLink): Module {
  return {
    fills: [
      contactFacts.fill(async (tx, _ctx, contactId) => ({ notifications: await readNotificationIds(tx, contactId) })),
    ],
    routes: [
      bind(routes.listNotifications, listNotifications),
      bind(routes.readReach, readReach),
      bind(routes.listAppointmentNotifications, listAppointmentNotifications),
      bind(routes.createNotification, createNotification),
      bind(routes.sendNotificationNow, sendNotificationNow),
      bind(routes.withdrawNotification, withdrawNotification),
    ],
    subscribers: [
      ...onAppointment(attending.dutiesOf),
      onNotificationDue(attending, calendarLink),
      onAnswer,
      onContactDeleted,
      onContactObjected,
    ],
  };
}
