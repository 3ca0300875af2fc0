// The reminder texts of the assistant for the business's own people.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import { sayDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import { MOST_LETTERS } from "../../reminders/said-by.ts";

export type StaffReminder = { id: string; day: Day; time: HourMinute; about: string };
type ReminderFacts = Omit<StaffReminder, "id">;

/** The limit of reminders for one person. */
export const MOST_REMINDERS = 10;

export function askReminder(one: ReminderFacts, today: Day, isAfterWindow: boolean): string {
  const note = isAfterWindow
    ? "\nSi para entonces pasaron más de 24 horas desde tu último mensaje, WhatsApp solo deja enviarlo con una plantilla aprobada."
    : "";
  return `¿Te recuerdo ${whenOf(one, today)}: «${one.about}»?${note}\n\nResponde sí o no.`;
}

export function reminderPlanned(one: ReminderFacts, today: Day): string {
  return `Listo: te recuerdo ${whenOf(one, today)}: «${one.about}».`;
}

export function askForget(one: ReminderFacts, today: Day): string {
  return `¿Quito el recordatorio de ${whenOf(one, today)}: «${one.about}»?\n\nResponde sí o no.`;
}

export function reminderForgotten(one: ReminderFacts): string {
  return `Listo: quité el recordatorio «${one.about}».`;
}

export function sayStaffReminders(reminders: readonly StaffReminder[], today: Day): string {
  if (reminders.length === 0) return "No tienes recordatorios programados.";
  const count = reminders.length === 1 ? "1 recordatorio" : `${reminders.length} recordatorios`;
  return `${count}:\n${reminderLines(reminders, today)}`;
}

export function reminderLines(reminders: readonly StaffReminder[], today: Day): string {
  return reminders.map((one, index) => `${index + 1}. ${whenOf(one, today)}: «${one.about}»`).join("\n");
}

function whenOf({ day, time }: ReminderFacts, today: Day): string {
  return `${sayDay(day, today)} a ${sayTheTime(time)}`;
}

export const WHAT_ABOUT = "¿Qué quieres que te recuerde? Por ejemplo: «llamar al proveedor».";
export const WHICH_DAY = "¿Qué día y a qué hora? Por ejemplo: «mañana a las 9».";
export const WHICH_HOUR = "¿A qué hora?";
export const PAST = "Esa hora ya pasó: dime otra.";
export const TOO_FAR = "Un recordatorio puede ser hasta dentro de un año: dime otro día.";
export const TOO_LONG = `Dímelo más corto, por favor: hasta ${MOST_LETTERS} letras.`;
export const TOO_MANY = `Ya tienes ${MOST_REMINDERS} recordatorios. Quita uno con «quita el recordatorio 2» y pídemelo otra vez.`;
export const GONE = "Ese recordatorio ya salió o se quitó, así que no hice nada.";
