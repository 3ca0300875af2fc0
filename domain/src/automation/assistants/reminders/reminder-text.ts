// The server's texts about a reminder for a customer: the question that a yes answers, and the result.

import type { ReminderDraft } from "../proposals/schema.ts";
import { sayWhen } from "../say-appointment.ts";
import type { ToolReminder } from "../tools/answers/schema.ts";

type ReminderFacts = Pick<ToolReminder, "day" | "time" | "about">;

/** It contains everything that a yes carries out. */
export function reminderQuestion({ sideEffect, shown }: ReminderDraft): string {
  return sideEffect.kind === "create_reminder"
    ? `Te escribo por aquí para recordarte:\n${lines(shown)}\n¿Lo programo?`
    : `¿Cancelo este recordatorio?\n${lines(shown)}`;
}

export function reminderMade(reminder: ReminderFacts): string {
  return `Listo, tu recordatorio quedó programado:\n${lines(reminder)}`;
}

export function reminderCancelled(reminder: ReminderFacts): string {
  return `Listo, cancelé tu recordatorio:\n${lines(reminder)}`;
}

/** Those that are still to come. */
export function sayReminders(reminders: readonly ReminderFacts[]): string {
  if (reminders.length === 0) return "No tienes recordatorios programados.";
  const each = reminders.map((one) => `• ${sayWhen(one)}: «${one.about}»`).join("\n");
  return reminders.length === 1 ? `Tienes este recordatorio:\n${each}` : `Tienes estos recordatorios:\n${each}`;
}

function lines(reminder: ReminderFacts): string {
  return `• ${sayWhen(reminder)}\n• «${reminder.about}»`;
}
