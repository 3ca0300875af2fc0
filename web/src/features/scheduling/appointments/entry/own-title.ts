import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";

/** The custom title of an appointment; empty when it uses its service and client. */
export function ownTitle({ title, serviceName, clientName }: AgendaEntry): string {
  return title === `${serviceName} · ${clientName || "Cliente"}` ? "" : title;
}
