// The server's texts about an enrollment in a course: the question that a yes answers, and the result.

import type { EnrollDraft } from "../proposals/schema.ts";
import { sayDayOf, sayWhen } from "../say-appointment.ts";

/** It contains everything that a yes carries out. */
export function enrollQuestion({ shown }: EnrollDraft): string {
  const { courseName, price, day, time, place } = shown;
  const when = day && time ? sayWhen({ day, time }) : day ? sayDayOf(day) : "";
  const lines = [
    courseName,
    price || "Sin precio registrado",
    ...(when ? [`Próxima sesión: ${when}`] : []),
    ...(place ? [place] : []),
  ];
  return `Te inscribo en este curso:\n${lines.map((line) => `• ${line}`).join("\n")}\n¿Lo confirmo?`;
}

/** The place is pending until the business confirms it. */
export function enrolled({ courseName, ticket }: { courseName: string; ticket: number }): string {
  return `Listo, quedaste en la lista del curso ${courseName} con el boleto ${ticket}. El negocio te confirmará tu lugar.`;
}
