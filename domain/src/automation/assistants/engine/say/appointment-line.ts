// An appointment in one line: "Corte de dama el jueves 26 de noviembre a las 5:00 pm con Marta Solís".
import type { Day } from "../../../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import type { ToolAppointment } from "../../tools/answers/schema.ts";

export function appointmentLine(appointment: ToolAppointment, today: Day, hasBranches: boolean): string {
  const { serviceName, day, time, specialistName, branchName, attendeeName } = appointment;
  const where = hasBranches ? ` en ${branchName}` : "";
  const forWhom = attendeeName ? ` para ${attendeeName}` : "";
  return `${serviceName}${forWhom} ${sayTheDay(day, today)} a ${sayTheTime(time)} con ${specialistName}${where}`;
}
