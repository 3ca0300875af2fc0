// Who comes to an appointment: the client, or another person that the client booked it for.
import { fold } from "../../kit/text.ts";

export const LONGEST_ATTENDEE = 100;

type AttendeeNames = { clientName: string; attendeeName: string | null };

/** 'Ana López'; for another person 'Mateo (Ana López)'. Empty where there is no name. */
export function whoComes({ clientName, attendeeName }: AttendeeNames): string {
  if (attendeeName === null) return clientName;
  return clientName ? `${attendeeName} (${clientName})` : attendeeName;
}

/** The people that a client has booked for so far, from their appointments: each once, in their order. */
export function attendeesOf(appointments: readonly { attendeeName: string | null }[]): string[] {
  const names = appointments.flatMap(({ attendeeName }) => attendeeName ?? []);
  return names.filter((name, at) => names.findIndex((other) => fold(other) === fold(name)) === at);
}
