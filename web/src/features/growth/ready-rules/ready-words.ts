// What each ready rule is called, what it does, and when it is sent.
import type { ReadyFields, ReadyKind } from "@mostrador/domain/growth/ready-rules/schema.ts";
import { hourText } from "../../../ui/time/hour-text.ts";

export const READY_WORDS: Readonly<Record<ReadyKind, { title: string; about: string; days: string; help: string }>> = {
  birthday: {
    title: "Felicitación de cumpleaños",
    about: "Sale a cada contacto con fecha de nacimiento, una vez al año.",
    days: "Días antes",
    help: "De 0 a 30. Con 0 sale el mismo día",
  },
  win_back: {
    title: "Invitación a volver",
    about:
      "Sale a quien lleva tantos días sin venir. Se retira si agenda antes. Cuenta desde ahora: no busca a quien se fue hace más.",
    days: "Días sin venir",
    help: "De 7 a 365",
  },
  review: {
    title: "Solicitud de reseña",
    about:
      "Sale después de una cita a la que asistió, máximo una vez cada 90 días. Agrega en el texto tu liga para reseñas.",
    days: "Días después de la cita",
    help: "De 0 a 30",
  },
};

/** '1 día antes, a las 10:00 am' */
export function readyTiming(kind: ReadyKind, { days, hour }: Pick<ReadyFields, "days" | "hour">): string {
  // empty while a person writes another one
  const at = hour ? `${hour.startsWith("13") ? "a la" : "a las"} ${hourText(hour)}` : "a su hora";
  const count = days === 1 ? "1 día" : `${days} días`;
  if (kind === "birthday") return days === 0 ? `El mismo día, ${at}` : `${count} antes, ${at}`;
  if (kind === "win_back") return `Al cumplir ${count} sin venir, ${at}`;
  return days === 0 ? `El mismo día de la cita, ${at}` : `${count} después de la cita, ${at}`;
}
