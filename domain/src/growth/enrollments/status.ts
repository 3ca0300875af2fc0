// The statuses of an enrollment and of its payment, and which of them take a place (contract/growth#enrollments).

export const ENROLLMENT_STATUSES = ["pending", "confirmed", "cancelled"] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export const STATUS_LABELS: Readonly<Record<EnrollmentStatus, string>> = {
  pending: "Pendiente",
  confirmed: "Confirmada",
  cancelled: "Cancelada",
};

export const PAYMENT_STATUSES = ["pending", "partial", "completed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: "Pendiente",
  partial: "Parcial",
  completed: "Completado",
};

export function takesPlace(status: EnrollmentStatus): boolean {
  return status !== "cancelled";
}
