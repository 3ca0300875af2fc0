// The event of an appointment or a block, as the specialist reads it in Google.

export type ToldInEvent = {
  title: string;
  serviceName: string;
  clientName: string;
  clientPhone: string;
  /** The person who comes, when it is not the client; else empty. */
  attendeeName: string;
  branchName: string;
  address: string;
  details: string;
  clientNotes: string;
};

export type EventText = { summary: string; description: string; location: string };

export function eventText(told: ToldInEvent): EventText {
  const lines: [label: string, value: string][] = [
    ["Servicio", told.serviceName],
    ["Viene", told.attendeeName],
    ["Cliente", told.clientName],
    ["WhatsApp", told.clientPhone],
    ["Sucursal", told.branchName],
    ["Notas del cliente", told.clientNotes],
    ["Notas internas", told.details],
  ];
  const written = lines.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${value}`);
  return {
    summary: told.title || "Cita",
    description: [...written, "", "Cita de Mostrador. Si la mueves aquí, se mueve también en tu agenda."].join("\n"),
    location: [told.branchName, told.address].filter(Boolean).join(", "),
  };
}

/**
 * No part of a block is secret: it is the specialist's own time. It is written again when a person changes it in
 * Google.
 */
export function blockText(told: Pick<ToldInEvent, "title" | "branchName">): EventText {
  const lines = [...(told.branchName ? [`Sucursal: ${told.branchName}`, ""] : []), BLOCK_NOTE];
  return { summary: told.title || "Bloqueo", description: lines.join("\n"), location: "" };
}

const BLOCK_NOTE = "Bloqueo de Mostrador. Se cambia en tu agenda, no aquí.";
