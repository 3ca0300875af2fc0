// One line of the waiting list as text.
import type { Waiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { DAY_PART_LABELS } from "@mostrador/domain/growth/waiting-list/wish.ts";
import { StatusChip } from "../../../ui/data/status.tsx";
import { hourOfInstant } from "../../../ui/time/hour-text.ts";

const WHEN = new Intl.DateTimeFormat("es-MX", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** 'Corte · Centro · con Luis · por la mañana, antes del vie 27 nov' */
export function waitingText({ service, branch, specialist, part, before, appointmentId }: Waiting): string {
  const when = part === "any" ? "" : DAY_PART_LABELS[part].toLowerCase();
  const until = before ? `antes del ${dayText(before)}` : "";
  const wish = [when, until].filter(Boolean).join(", ");
  const who = specialist ? `con ${specialist.name}` : "";
  return [service.name, branch.name, who, wish, appointmentId && "ya tiene cita"].filter(Boolean).join(" · ");
}

export function WaitingState({ waiting: { offer, isReachable, isProved } }: { waiting: Waiting }) {
  if (offer) {
    const label = `Apartado ${dayText(offer.start)}, ${hourOfInstant(offer.start)}, hasta las ${hourOfInstant(offer.heldUntil)}`;
    return <StatusChip tone="primary" mark="clock" label={label} />;
  }
  if (!isReachable) return <StatusChip tone="warning" mark="ring" label="No se le puede escribir: llámale" />;
  if (!isProved) return <StatusChip tone="neutral" mark="half" label="Número sin verificar" />;
  return <StatusChip tone="neutral" mark="ring" label="Espera" />;
}

function dayText(instant: string): string {
  return WHEN.format(new Date(`${instant.slice(0, 10)}T00:00:00Z`)).replaceAll(".", "");
}
