// Days, hours and places of an appointment, as all texts of the server write them (D-15.10).
import { DAY_NAMES } from "../../business/branches/weekly-ranges.ts";
import { type Day, type HourMinute, weekdayOf } from "../../kit/calendar.ts";
import { sayTime } from "../../kit/words/say-date.ts";

type AppointmentWords = {
  serviceName: string;
  price: string;
  day: Day;
  time: HourMinute;
  specialistName: string;
  branchName: string;
  branchAddress: string;
  /** The person who comes, when it is not the contact. */
  attendeeName?: string | undefined;
  /** The sentence about the open payment. */
  need?: string | undefined;
  /** The sentence about the session that pays for it. */
  prepaid?: string | undefined;
};

/** A list of the service, the time, the specialist and the place. */
export function sayAppointment(appointment: AppointmentWords): string {
  const { serviceName, price, specialistName, branchName, branchAddress, attendeeName, need, prepaid } = appointment;
  return [
    prepaid ? `• ${serviceName}` : `• ${serviceName} (${price})`,
    `• ${sayWhen(appointment)}`,
    `• Con ${specialistName}`,
    `• ${branchName}${branchAddress ? `: ${branchAddress}` : ""}`,
    ...(attendeeName ? [`• A nombre de ${attendeeName}`] : []),
    ...(prepaid ? [`• ${prepaid}`] : []),
    ...(need ? [`• ${need}`] : []),
  ].join("\n");
}

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** 'jueves 26 de noviembre a las 5:00 pm' */
export function sayWhen({ day, time }: { day: Day; time: HourMinute }): string {
  return `${sayDayOf(day)} a las ${sayTime(time)}`;
}

/** 'jueves 26 de noviembre' */
export function sayDayOf(day: Day): string {
  return `${DAY_NAMES[weekdayOf(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}
