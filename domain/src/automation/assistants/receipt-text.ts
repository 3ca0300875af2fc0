// What is told of a deed, written from the stored appointment and from nothing else (D-15.10).
import { DAY_NAMES } from "../../business/branches/weekly-ranges.ts";
import { type Day, type HourMinute, weekdayOf } from "../../kit/calendar.ts";
import type { ToolAppointment } from "./tools/schema.ts";

export type Receipt = { name: string; output: unknown };

/** Null when none of them is a deed that the contact should hear of. */
export function receiptText(receipts: readonly Receipt[]): string | null {
  const lines = receipts.flatMap(({ name, output }) => {
    if (name === "hand_over") return ["Te paso con una persona del equipo; en un momento te atiende."];
    const { appointment } = (output ?? {}) as { appointment?: ToolAppointment };
    const say = DEEDS[name];
    return appointment && say ? [say(appointment)] : [];
  });
  return lines.length > 0 ? lines.join("\n\n") : null;
}

const DEEDS: Readonly<Record<string, (appointment: ToolAppointment) => string>> = {
  book: (appointment) => `Listo, tu cita quedó agendada:\n${facts(appointment)}`,
  reschedule: (appointment) => `Listo, tu cita quedó cambiada:\n${facts(appointment)}`,
  cancel: (appointment) =>
    `Tu cita de ${appointment.serviceName} del ${dayText(appointment.day)} a las ${timeText(appointment.time)} quedó cancelada.`,
  confirm: (appointment) =>
    `Gracias, tu asistencia quedó confirmada: ${appointment.serviceName}, ${dayText(appointment.day)} a las ${timeText(appointment.time)}.`,
};

function facts({ serviceName, day, time, specialistName, branchName, branchAddress, price }: ToolAppointment): string {
  return [
    `• ${serviceName} (${price})`,
    `• ${dayText(day)} a las ${timeText(time)}`,
    `• Con ${specialistName}`,
    `• ${branchName}${branchAddress ? `: ${branchAddress}` : ""}`,
  ].join("\n");
}

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** 'jueves 26 de noviembre' */
function dayText(day: Day): string {
  return `${DAY_NAMES[weekdayOf(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** '5:00 pm' */
function timeText(time: HourMinute): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}
