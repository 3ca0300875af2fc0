// Finds the appointment that a person of the business means: by its number in the last list, its hour, its client or
// its specialist.
import type { HourMinute } from "../../../kit/calendar.ts";
import { foldedWords } from "../../../kit/text.ts";
import type { Errand } from "./errand.ts";

export type ListedAppointment = {
  id: string;
  day: string;
  time: HourMinute;
  clientName: string;
  serviceName: string;
  specialistId: string;
  specialistName: string;
  status: string;
};

/** All that match; every one when no criterion was said. */
export function meantAppointments(
  errand: Errand,
  appointments: readonly ListedAppointment[],
  listed: readonly string[],
): ListedAppointment[] {
  const picked = errand.pick === null ? undefined : listed.at(errand.pick > 0 ? errand.pick - 1 : errand.pick);
  const named = appointments.filter(({ id }) => id === picked);
  // 'La 2' may be an hour as well.
  if (named.length > 0 && !byHour(errand, named[0]!, appointments)) return named;
  const tests = [
    errand.hours.length > 0 ? (one: ListedAppointment) => errand.hours.some((hours) => hours.includes(one.time)) : null,
    mentionsClient(errand, appointments) ? (one: ListedAppointment) => isNamed(errand, one) : null,
    errand.specialistIds.length > 0 && !mentionsClient(errand, appointments)
      ? (one: ListedAppointment) => errand.specialistIds.includes(one.specialistId)
      : null,
  ].flatMap((test) => test ?? []);
  return appointments.filter((one) => tests.every((test) => test(one)));
}

/** Whether the named hour is that of another appointment and not of the picked one. */
function byHour({ hours, pick }: Errand, picked: ListedAppointment, all: readonly ListedAppointment[]): boolean {
  const at = (one: ListedAppointment) => hours.some((each) => each.includes(one.time));
  return pick !== null && hours.length > 0 && !at(picked) && all.some(at);
}

function mentionsClient(errand: Errand, appointments: readonly ListedAppointment[]): boolean {
  return appointments.some((one) => isNamed(errand, one));
}

function isNamed({ words }: Errand, { clientName }: ListedAppointment): boolean {
  return foldedWords(clientName, 3).some((part) => words.includes(part));
}
