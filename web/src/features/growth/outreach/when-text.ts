// When a planned message leaves, as screens say it.
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";

/** 'vie 27 nov, 8:58 pm'; 'En cola' while its campaign has given it no time yet. */
export function whenText({ waitsFor, deliveryDate }: Notification, zone: string | undefined): string {
  if (waitsFor === "turn") return "En cola";
  return waitsFor === "resume" ? "En pausa" : dateTimeText(deliveryDate, { zone });
}
