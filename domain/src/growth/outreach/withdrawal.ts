// What withdraws a planned message before it is sent, for the people who look at the plan. `still-holds.ts` and the
// rules decide it; this says it.
import type { NotificationKind } from "./kinds.ts";

const APPOINTMENT = "La cita se mueve, se cancela o se elimina.";
const CANCELLED = "La cita deja de estar cancelada.";
const UNPAID = "La cita se paga o recupera su lugar.";
const REQUESTED = "Quien lo pidió lo cancela.";

const WITHDRAWAL: Readonly<Record<NotificationKind, string>> = {
  scheduled: APPOINTMENT,
  moved: APPOINTMENT,
  reminder: APPOINTMENT,
  confirmation: "La cita se confirma, se mueve, se cancela o se elimina.",
  auto_cancel: "La cita se confirma, se mueve, se cancela o se elimina.",
  cancelled: CANCELLED,
  unpaid: UNPAID,
  specialist: APPOINTMENT,
  specialist_moved: APPOINTMENT,
  specialist_cancelled: CANCELLED,
  specialist_unpaid: UNPAID,
  specialist_deleted: "La cita deja de estar eliminada.",
  message: "Alguien lo retira, o se cancela la cita de la que habla.",
  personal_reminder: REQUESTED,
  staff_reminder: REQUESTED,
  upsell: "La cita se mueve o se cancela, o el upsell se archiva.",
  reactivation: "El contacto cambia de escenario, o el mensaje se quita de la secuencia.",
  campaign: "La campaña se detiene.",
  course_session: "La inscripción se cancela, o la sesión cambia.",
  birthday: "El mensaje listo se apaga, o cambia la fecha de nacimiento.",
  win_back: "El contacto agenda antes, o el mensaje listo se apaga.",
  review: "La cita deja de estar asistida, o el mensaje listo se apaga.",
};

export function withdrawalText(kind: NotificationKind): string {
  return WITHDRAWAL[kind];
}
