// The texts of the assistant for the business's own people: days, questions before it acts, and what it can do. All
// from stored rows (D-15.10).
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { sayDay, sayTime } from "../../../kit/words/say-date.ts";
import { type AppointmentStatus, STATUS_LABELS } from "../../../scheduling/appointments/status.ts";
import type { Capabilities } from "../capabilities/schema.ts";
import type { ListedAppointment } from "./find-listed.ts";

type StaffAbilities = Pick<
  Capabilities,
  "getAppointmentsByDate" | "updateAppointmentStatus" | "createBlockSchedules" | "createReminders"
>;

/** Longer lists are for the agenda screen. */
export const MOST_LISTED = 20;

export function sayAgenda(
  days: { from: Day; to: Day },
  appointments: readonly ListedAppointment[],
  today: Day,
): string {
  const when = whenOf(days, today);
  const standing = standingOf(appointments);
  const gone = appointments.length - standing.length;
  const also = gone === 0 ? "" : gone === 1 ? " Hay 1 cancelada." : ` Hay ${gone} canceladas.`;
  if (standing.length === 0) return `No hay citas: ${when}.${also}`;
  const count = standing.length === 1 ? "1 cita" : `${standing.length} citas`;
  const shown = standing.slice(0, MOST_LISTED);
  const more = standing.length > shown.length ? "\n… y más: míralas en tu agenda." : "";
  const list = numberedList(shown, days.from !== days.to ? today : null);
  return `${count}, ${when}:\n${list}${more}${also && `\n${also.trim()}`}`;
}

/** Without the cancelled ones: only these are counted and numbered. */
export function standingOf(appointments: readonly ListedAppointment[]): ListedAppointment[] {
  return appointments.filter(({ status }) => status !== "cancelada" && status !== "no_pagada");
}

/** The cancelled ones of some days, on request. */
export function sayCancelled(
  days: { from: Day; to: Day },
  cancelled: readonly ListedAppointment[],
  today: Day,
): string {
  const when = whenOf(days, today);
  if (cancelled.length === 0) return `No hay citas canceladas: ${when}.`;
  const shown = cancelled.slice(0, MOST_LISTED);
  const count = cancelled.length === 1 ? "1 cita cancelada" : `${cancelled.length} citas canceladas`;
  return `${count}, ${when}:\n${numberedList(shown, days.from !== days.to ? today : null)}`;
}

function whenOf(days: { from: Day; to: Day }, today: Day): string {
  return days.from === days.to ? sayDay(days.from, today) : `${sayDay(days.from, today)} a ${sayDay(days.to, today)}`;
}

/** `today`: the text also names the days. */
export function numberedList(appointments: readonly ListedAppointment[], today: Day | null): string {
  return appointments
    .map((one, index) => `${index + 1}. ${today ? `${sayDay(one.day, today)}, ` : ""}${lineOf(one)}`)
    .join("\n");
}

function lineOf({ time, clientName, serviceName, specialistName, status }: ListedAppointment): string {
  const label = STATUS_LABELS[status as AppointmentStatus].toLowerCase();
  return `${sayTime(time)} ${clientName || "Sin nombre"}: ${serviceName}, con ${specialistName} (${label})`;
}

export function askStatus(one: ListedAppointment, status: AppointmentStatus, today: Day): string {
  const what = `la cita de ${one.clientName || "alguien sin nombre"} (${sayDay(one.day, today)}, ${sayTime(one.time)}, con ${one.specialistName})`;
  const note = status === "cancelada" ? " Al cliente no se le avisa." : "";
  return `¿Marco ${what} como ${STATUS_LABELS[status].toLowerCase()}?${note}\n\nResponde sí o no.`;
}

export function statusDone(one: ListedAppointment, status: AppointmentStatus, today: Day): string {
  return `Listo: la cita de ${one.clientName || "alguien sin nombre"} (${sayDay(one.day, today)}, ${sayTime(one.time)}) quedó como ${STATUS_LABELS[status].toLowerCase()}.`;
}

type Block = { day: Day; from: HourMinute; to: HourMinute; names: readonly string[] };

export function askBlock(block: Block, today: Day): string {
  return `¿Bloqueo ${spanText(block, today)} para ${namesText(block.names)}?\n\nResponde sí o no.`;
}

export function blockDone(block: Block, today: Day): string {
  return `Listo: quedó bloqueado ${spanText(block, today)} para ${namesText(block.names)}.`;
}

function spanText({ day, from, to }: Block, today: Day): string {
  if (from === "00:00" && to === "24:00") return `${sayDay(day, today)}, todo el día,`;
  return `${sayDay(day, today)} de ${sayTime(from)} a ${sayTime(to)}`;
}

export function namesText(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} y ${names.at(-1)}`;
}

/** What it can do for the writer; `null` when there is nothing. */
export function sayAbilities({
  getAppointmentsByDate,
  updateAppointmentStatus,
  createBlockSchedules,
  createReminders,
}: StaffAbilities): string {
  const lines = [
    ...(getAppointmentsByDate ? ["• Las citas de un día: «citas de mañana»"] : []),
    ...(updateAppointmentStatus ? ["• Cambiar el estado de una cita: «Ana no vino», «confirma la de las 4»"] : []),
    ...(createBlockSchedules ? ["• Bloquear un horario: «bloquea el viernes de 2 a 4»"] : []),
    ...(createReminders
      ? ["• Recordarte algo: «recuérdame mañana a las 9 llamar al proveedor», «mis recordatorios»"]
      : []),
  ];
  if (lines.length === 0) return "Todavía no tengo permitido nada: actívalo en las capacidades del asistente.";
  return `Esto puedo hacer por ti:\n${lines.join("\n")}`;
}

/** None that could get that status. */
export function noneToMark(status: AppointmentStatus, days: { from: Day; to: Day }, today: Day): string {
  return `No hay citas por marcar como ${STATUS_LABELS[status].toLowerCase()}: ${whenOf(days, today)}.`;
}

/** The assistant does not know the answer. */
export function sayUnknown(capabilities: StaffAbilities): string {
  return `Eso no lo sé por aquí: míralo en el escritorio.\n\n${sayAbilities(capabilities)}`;
}

export const WHICH_ONE = "Dime cuál, con su número.";
export const DISMISSED = "De acuerdo, no hago ningún cambio.";
export const EXPIRED = "Esa pregunta ya venció, así que no cambié nada. Pídemelo otra vez.";
export const CHANGED = "Esa cita cambió mientras tanto, así que no hice nada. Pídemelo otra vez.";
/** Audio may be misheard: no action follows from it. */
export const IN_WRITING = "Para hacer un cambio necesito que me lo confirmes por escrito.";
/** Rules read only words; a model's description appears next to the photo. */
export const PICTURE_KEPT =
  "Recibí tu foto y dejé su descripción en esta conversación: la encuentras con el buscador del chat. Si quieres que haga algo con ella, escríbemelo.";
export const NOT_ALLOWED = "Tu acceso en el negocio no incluye eso. Pídelo a quien administra el negocio.";
export const OFF = "Eso no lo tengo permitido: actívalo en las capacidades del asistente.";
export const WHICH_HOURS = "¿De qué hora a qué hora? Por ejemplo: «bloquea el viernes de 2 a 4».";
export const WHICH_DAY = "¿Qué día? Por ejemplo: «bloquea mañana de 2 a 4».";
