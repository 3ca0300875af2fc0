// The statuses of a payment, as Mercado Pago names them, and the effect of each on its appointment (D-5.4).
// Notifications arrive twice, late and in any order: the same payment in the same status changes nothing.
import type { AppointmentStatus } from "../appointments/status.ts";

export const PAYMENT_STATUSES = [
  "pending",
  "in_process",
  "authorized",
  "approved",
  "in_mediation",
  "rejected",
  "cancelled",
  "refunded",
  "charged_back",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: "Pendiente",
  in_process: "En revisión",
  authorized: "Autorizado",
  approved: "Pagado",
  in_mediation: "En disputa",
  rejected: "Rechazado",
  cancelled: "Cancelado",
  refunded: "Reembolsado",
  charged_back: "Contracargo",
};

const WAITING: ReadonlySet<PaymentStatus> = new Set(["pending", "in_process", "authorized"]);
/** The money was paid, whatever happened to it afterwards. */
const CAME_IN: ReadonlySet<PaymentStatus> = new Set(["approved", "in_mediation", "refunded", "charged_back"]);

export const isWaiting = (status: PaymentStatus) => WAITING.has(status);
export const cameIn = (status: PaymentStatus) => CAME_IN.has(status);
/** The money is here now. */
export const isHeld = (status: PaymentStatus) => status === "approved" || status === "in_mediation";

/** Why a person of the business has to decide about a payment (D-6.4). */
export const TASKS = [
  "place_taken",
  "cancelled",
  "deleted",
  "paid_twice",
  "mismatch",
  "underpaid",
  "charged_back",
] as const;
export type Task = (typeof TASKS)[number];

/** For a payment of an order of products, where it differs. */
const ORDER_TASK_TEXTS: Readonly<Partial<Record<Task, string>>> = {
  cancelled: "Este pedido está pagado y se canceló. Reembolsa el pago.",
  paid_twice: "Este pedido ya no debía esta cantidad. Reembolsa el pago, o la parte que sobra en Mercado Pago.",
  charged_back: "El banco devolvió este pago a quien pagó. Decide qué hacer con el pedido.",
};

/** For a payment of a package of sessions. */
const PACKAGE_TASK_TEXTS: Readonly<Partial<Record<Task, string>>> = {
  cancelled: "Este paquete está pagado y se devolvió. Reembolsa el pago.",
  paid_twice: "Este paquete ya estaba pagado. Reembolsa el pago, o la parte que sobra en Mercado Pago.",
  charged_back: "El banco devolvió este pago a quien pagó. Las sesiones que quedaban se cerraron.",
};

type PaidFor = { orderId: string | null; packagePurchaseId?: string | null };

export function taskText(task: Task, { orderId, packagePurchaseId }: PaidFor): string {
  const texts = orderId ? ORDER_TASK_TEXTS : packagePurchaseId ? PACKAGE_TASK_TEXTS : {};
  return texts[task] ?? TASK_TEXTS[task];
}

const TASK_TEXTS: Readonly<Record<Task, string>> = {
  place_taken: "El pago llegó cuando el horario ya no estaba libre. Ofrece otra hora o reembolsa el pago.",
  cancelled: "Esta cita está pagada y se canceló. Ofrece otra hora o reembolsa el pago.",
  deleted: "Esta cita está pagada y ya no existe. Agenda otra o reembolsa el pago.",
  paid_twice: "Esta cita se pagó dos veces. Reembolsa este pago.",
  mismatch: "El importe o la moneda no son los que se pidieron. Revisa el pago en Mercado Pago o reembólsalo.",
  underpaid:
    "Pagaron menos de lo que se debía: el descuento terminó o el precio cambió. Cobra la diferencia o reembolsa el pago.",
  charged_back: "El banco devolvió este pago a quien pagó. Decide qué hacer con la cita.",
};

/** The appointment when the money arrives. */
export type PaidAppointment = {
  status: AppointmentStatus;
  starts: number;
  isPaidAlready: boolean;
  /** At least the amount that was due at that time. */
  isEnough: boolean;
};

/**
 * The effect of an approved payment: a new status, or a task; none when the current one is right. Where `retake` is
 * set, the caller first tries to take the slot again, and only then opens the task `place_taken`.
 */
export function afterApproval(
  { status, starts, isPaidAlready, isEnough }: PaidAppointment,
  statusAfterPayment: AppointmentStatus,
  now: number,
): { status?: AppointmentStatus; retake?: true; task?: Task } {
  if (isPaidAlready) return { task: "paid_twice" };
  if (status === "cancelada" || status === "no_asistida") return { task: "cancelled" };
  if (!isEnough) return { task: "underpaid" };
  if (status === "no_pagada") {
    return starts <= now ? { task: "place_taken" } : { status: statusAfterPayment, retake: true };
  }
  // a person's confirmation stays, and so does a client's attendance
  if (status === "asistida" || status === "confirmada") return {};
  return { status: statusAfterPayment };
}

/** A pending payment keeps the slot; after a failed one the person may try again. */
export function afterOther(
  status: AppointmentStatus,
  payment: PaymentStatus,
  { isLast, isDue }: { isLast: boolean; isDue: boolean },
): AppointmentStatus | null {
  if (isWaiting(payment)) return status === "agendada" ? "pago_pendiente" : null;
  if (status !== "pago_pendiente" || !isLast) return null;
  if (payment === "rejected") return isDue ? "no_pagada" : "agendada";
  return payment === "cancelled" ? "no_pagada" : null;
}

/** The money that is here for an appointment, as far as a person decided about it. */
export type HeldMoney = { status: PaymentStatus; task: Task | null; settledAt: number | null };

/**
 * Whether a payment becomes a task because its appointment released the slot. A person's decision only counts if it
 * was made afterwards. `since`: when it was cancelled, null where that is unknown.
 */
export function needsDecision(
  money: HeldMoney,
  appointment: { status: AppointmentStatus; since: number | null },
): boolean {
  if (appointment.status !== "cancelada" && appointment.status !== "no_pagada") return false;
  if (!isHeld(money.status)) return false;
  if (money.task === null) return true;
  return money.settledAt !== null && appointment.since !== null && money.settledAt < appointment.since;
}
