import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";

/** What somebody called an appointment; empty where it is called by its service and client. */
export function ownTitle({ title, serviceName, clientName }: AgendaEntry): string {
  return title === `${serviceName} · ${clientName || "Cliente"}` ? "" : title;
}
