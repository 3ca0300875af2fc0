// Who comes to an appointment: the client, or somebody for whom the client booked it.
import { fold } from "../../kit/text.ts";

export const LONGEST_ATTENDEE = 100;

type Named = { clientName: string; attendeeName: string | null };

/** 'Ana López'; for somebody else 'Mateo (Ana López)'. Empty where nobody is named. */
export function whoComes({ clientName, attendeeName }: Named): string {
  if (attendeeName === null) return clientName;
  return clientName ? `${attendeeName} (${clientName})` : attendeeName;
}

/** For whom a client has booked so far, by their appointments: each once, in their order. */
export function attendeesOf(appointments: readonly { attendeeName: string | null }[]): string[] {
  const names = appointments.flatMap(({ attendeeName }) => attendeeName ?? []);
  return names.filter((name, at) => names.findIndex((other) => fold(other) === fold(name)) === at);
}
