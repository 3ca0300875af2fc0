// Downloads the enrollments that the filters find as a sheet, one line an enrollment.
import { listEnrollments } from "@mostrador/domain/growth/enrollments/routes.ts";
import { PAYMENT_STATUS_LABELS, STATUS_LABELS } from "@mostrador/domain/growth/enrollments/status.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { saveJournal } from "../../../lib/sheet/save-journal.ts";
import { clockCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import type { EnrollmentFilters } from "./api.ts";

export function ExportEnrollments({ filters, zone }: { filters: EnrollmentFilters; zone: string }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listEnrollments,
      { ...filters, businessId },
      {
        file: "inscripciones",
        title: "Inscripciones",
        headers: HEADERS,
        rowOf: (one) => [
          ...[one.order, one.courseName, one.clientName, clockCell(one.enrollmentDate, zone)],
          ...[STATUS_LABELS[one.status], PAYMENT_STATUS_LABELS[one.paymentStatus]],
          ...[one.paymentMethod ? METHOD_LABELS[one.paymentMethod] : "", one.enrollmentFee ?? ""],
          ...[one.totalPaid, one.remainingBalance, one.payments.length, one.notes],
        ],
      },
    );
  return <ExportButton save={save} noun={["inscripción", "inscripciones"]} />;
}

const HEADERS = [
  "Boleto",
  "Curso",
  "Cliente",
  "Inscrito el",
  "Estado",
  "Estado de pago",
  "Método de pago",
  "Inscripción",
  "Total pagado",
  "Saldo pendiente",
  "Pagos",
  "Notas",
];
