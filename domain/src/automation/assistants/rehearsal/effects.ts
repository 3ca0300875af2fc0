// What an assistant would have done in a rehearsal turn, one card for each effect.
import { DAY_NAMES } from "../../../business/branches/weekly-ranges.ts";
import { type Day, type HourMinute, weekdayOf } from "../../../kit/calendar.ts";
import { lookup } from "../../../kit/words/lookup.ts";
import { type AppointmentStatus, STATUS_LABELS } from "../../../scheduling/appointments/status.ts";
import type { ToolAppointment } from "../tools/answers/schema.ts";
import type { RehearsalEffect } from "./schema.ts";

/** A tool call of the turn, as stored. */
export type ToldCall = { name: string; input: unknown; output: unknown };

export function effectsOf(calls: readonly ToldCall[]): RehearsalEffect[] {
  return calls.filter(isDone).flatMap((call) => {
    const text = EFFECTS[call.name]?.(call);
    const kind = KINDS[call.name] ?? (call.name as RehearsalEffect["kind"]);
    return text ? [{ kind, text, place: placeOf(call) }] : [];
  });
}

function placeOf({ output }: ToldCall): RehearsalEffect["place"] {
  const { appointment } = output as { appointment?: Partial<ToolAppointment> };
  const { serviceId, day, time } = appointment ?? {};
  return serviceId && day && time ? { serviceId, day, time } : null;
}

/** Neither refused nor only proposed. */
export function isDone({ output }: ToldCall): boolean {
  return typeof output === "object" && output !== null && !("error" in output) && !("proposed" in output);
}

/** 'mar 24 nov 10:00' */
export function shortWhen({ day, time }: { day: Day; time?: HourMinute | undefined }): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1];
  return [DAY_NAMES[weekdayOf(day)].slice(0, 3), Number(day.slice(8)), month, time].filter(Boolean).join(" ");
}

const MONTHS = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
const KINDS: Readonly<Record<string, RehearsalEffect["kind"]>> = lookup({
  update_appointment_status: "status",
  create_block: "block",
  create_reminder: "reminder",
  cancel_reminder: "reminder",
});

const EFFECTS: Readonly<Record<string, (call: ToldCall) => string | null>> = lookup({
  book: (call) => withAppointment(call, (one) => `Agendaría: ${sayOne(one)}`),
  reschedule: (call) => withAppointment(call, (one) => `Cambiaría la cita: ${sayOne(one)}`),
  cancel: (call) => withAppointment(call, (one) => `Cancelaría: ${sayOne(one)}`),
  confirm: (call) => withAppointment(call, (one) => `Confirmaría la asistencia: ${sayOne(one)}`),
  register_conversion: ({ output }) =>
    `Registraría el evento de conversión: ${(output as { conversion: { name: string } }).conversion.name}`,
  save_name: ({ output }) => `Guardaría el nombre: ${(output as { name: string }).name}`,
  hand_over: ({ input }) => {
    const { reason = "" } = (input ?? {}) as { reason?: string };
    return `Pasaría la conversación a una persona${reason ? `: ${reason}` : ""}`;
  },
  update_appointment_status: ({ input }) => {
    const { day, status } = input as { day: Day; status: AppointmentStatus };
    return `Cambiaría una cita del ${shortWhen({ day })} a «${STATUS_LABELS[status]}»`;
  },
  create_block: ({ input }) => {
    const { day, from, to } = input as { day: Day; from: string; to: string };
    return `Bloquearía el ${shortWhen({ day })} de ${from} a ${to}`;
  },
  create_reminder: ({ output }) => withReminder(output, "reminder", "Programaría un recordatorio"),
  cancel_reminder: ({ output }) => withReminder(output, "cancelled", "Quitaría un recordatorio"),
});

function withReminder(output: unknown, field: "reminder" | "cancelled", done: string): string | null {
  const one = (output as Partial<Record<typeof field, { day: Day; time: HourMinute; about: string }>>)[field];
  return one ? `${done}: ${shortWhen(one)}, «${one.about}»` : null;
}

function withAppointment({ output }: ToldCall, say: (one: ToolAppointment) => string): string | null {
  const { appointment } = output as { appointment?: ToolAppointment };
  return appointment ? say(appointment) : null;
}

function sayOne(one: ToolAppointment): string {
  return `${one.serviceName}, ${shortWhen(one)} con ${one.specialistName}`;
}
