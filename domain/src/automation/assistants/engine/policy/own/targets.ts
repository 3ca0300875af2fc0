// The days and hours of a move that are not those of the appointment itself.
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import { canBe } from "../../parse/time/clock.ts";
import type { SaidDay, SaidTime } from "../../parse/utterance.ts";
import type { Scene } from "../scene.ts";

/** Up to this distance after "mi cita del jueves", an hour belongs to that appointment. */
const REACH = 30;

export function targetsOf(
  { meant, said }: Scene,
  appointment: ToolAppointment,
): { days: SaidDay[]; times: SaidTime[] } {
  const isItsDay = (day: { from: string; to: string }) => day.from === appointment.day && day.to === appointment.day;
  const areSeveral = meant.days.length > 1;
  const isBareDay = meant.times.length === 0 && said.parts.length === 0;
  const days = meant.days
    .map((day) => (day.source ? { ...day, from: day.to } : day))
    // "Ese mismo día" requests the day of the appointment.
    .filter((day) => !day.existing && !(isItsDay(day) && !day.isSameDay && (areSeveral || isBareDay)));
  const old = meant.days.filter((day) => day.existing && !day.source);
  const areMany = meant.times.length > 1;
  const isThatDay = days.length > 0 && days.every(isItsDay);
  const isItsHour = (time: SaidTime) => time.bound === null && canBe(time.clock, appointment.time);
  const times = meant.times
    .map((time) =>
      time.until && isItsHour(time) ? { ...time, clock: time.until, until: undefined, existing: false } : time,
    )
    .filter((time) => !(isItsHour(time) && old.some((day) => time.at > day.end && time.at - day.end < REACH)))
    .filter((time) => !time.existing && !(isItsHour(time) && (areMany || days.length === 0 || isThatDay)));
  return { days, times };
}
