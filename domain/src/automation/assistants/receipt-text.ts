// The receipt of a side effect, written only from the stored appointment (D-15.10).
import { lookup } from "../../kit/words/lookup.ts";
import { enrolled } from "./items/enroll-text.ts";
import { orderCancelled, orderPlaced } from "./orders/order-text.ts";
import { reminderCancelled, reminderMade } from "./reminders/reminder-text.ts";
import { sayAppointment, sayWhen } from "./say-appointment.ts";
import type { ToolAppointment, ToolEnrollment, ToolOrder, ToolReminder } from "./tools/answers/schema.ts";

export type Receipt = { name: string; output: unknown };

/** Null when the contact need not hear of any of them. */
export function receiptText(receipts: readonly Receipt[]): string | null {
  const lines = receipts.flatMap(({ name, output }) => {
    if (name === "hand_over") return ["Te paso con una persona del equipo; en un momento te atiende."];
    const { appointment, reminder, cancelled, order, cancelledOrder, enrollment } = (output ?? {}) as EffectRows;
    if (name === "create_reminder" && reminder) return [reminderMade(reminder)];
    if (name === "cancel_reminder" && cancelled) return [reminderCancelled(cancelled)];
    if (name === "place_order" && order) return [orderPlaced(order)];
    if (name === "cancel_order" && cancelledOrder) return [orderCancelled(cancelledOrder)];
    if (name === "enroll" && enrollment) return [enrolled(enrollment)];
    const say = EFFECTS[name];
    return appointment && say ? [say(appointment)] : [];
  });
  return lines.length > 0 ? lines.join("\n\n") : null;
}

type EffectRows = {
  appointment?: ToolAppointment;
  reminder?: ToolReminder;
  cancelled?: ToolReminder;
  order?: ToolOrder;
  cancelledOrder?: ToolOrder;
  enrollment?: ToolEnrollment;
};

const EFFECTS: Readonly<Record<string, (appointment: ToolAppointment) => string>> = lookup({
  book: (appointment) => `Listo, tu cita quedó agendada:\n${sayAppointment(appointment)}`,
  reschedule: (appointment) => `Listo, tu cita quedó cambiada:\n${sayAppointment(appointment)}`,
  cancel: (appointment) => `${whose(appointment)} del ${sayWhen(appointment)} quedó cancelada.`,
  confirm: (appointment) =>
    `Gracias, tu asistencia quedó confirmada: ${appointment.serviceName}${forWhom(appointment)}, ${sayWhen(appointment)}.`,
});

/** 'Tu cita de Corte', 'La cita de Corte para Mateo'. */
function whose(appointment: ToolAppointment): string {
  return `${appointment.attendeeName ? "La" : "Tu"} cita de ${appointment.serviceName}${forWhom(appointment)}`;
}

function forWhom({ attendeeName }: ToolAppointment): string {
  return attendeeName ? ` para ${attendeeName}` : "";
}
