// The parts of an enrollment that screens show: its states, and what was paid, with each payment below.
import type { Enrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import {
  type EnrollmentStatus,
  PAYMENT_STATUS_LABELS,
  type PaymentStatus,
  STATUS_LABELS,
} from "@mostrador/domain/growth/enrollments/status.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import Box from "@mui/material/Box";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { type Mark, StatusChip } from "../../../ui/data/status.tsx";

type Look = { tone: "warning" | "success" | "neutral"; mark: Mark };

const LOOK: Record<EnrollmentStatus, Look> = {
  pending: { tone: "warning", mark: "clock" },
  confirmed: { tone: "success", mark: "check" },
  cancelled: { tone: "neutral", mark: "cross" },
};
const PAYMENT_LOOK: Record<PaymentStatus, Look> = {
  pending: { tone: "warning", mark: "ring" },
  partial: { tone: "warning", mark: "half" },
  completed: { tone: "success", mark: "check" },
};

export function EnrollmentState({ status }: { status: EnrollmentStatus }) {
  return <StatusChip {...LOOK[status]} label={STATUS_LABELS[status]} />;
}

export function PaymentState({ status }: { status: PaymentStatus }) {
  return <StatusChip {...PAYMENT_LOOK[status]} label={PAYMENT_STATUS_LABELS[status]} />;
}

/** Opens in its place; the row below it does not react. */
export function Payments({ enrollment }: { enrollment: Enrollment }) {
  const { payments, totalPaid, remainingBalance, enrollmentFee, paymentMethod } = enrollment;
  return (
    <Box
      component="details"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      sx={{ "& summary": { cursor: "pointer", py: 1 }, "& dl": { m: 0, pb: 1, display: "grid", gap: 0.5 } }}
    >
      <summary>{`${moneyText(totalPaid, null)} pagado`}</summary>
      <dl>
        <Line label="Saldo pendiente" value={<Money amount={remainingBalance} />} />
        {enrollmentFee !== null && <Line label="Inscripción" value={<Money amount={enrollmentFee} />} />}
        {paymentMethod && <Line label="Método de pago" value={METHOD_LABELS[paymentMethod]} />}
        {payments.map(({ amount, date, paymentMethod: method }) => (
          <Line
            key={`${date} ${amount}`}
            label={
              <>
                {amount < 0 ? "Devolución, " : ""}
                <DateTime value={date} />, {METHOD_LABELS[method]}
              </>
            }
            value={<Money amount={amount} />}
          />
        ))}
        {payments.length === 0 && <Line label="Aún no hay pagos" value="" />}
      </dl>
    </Box>
  );
}

function Line({ label, value }: { label: React.ReactNode; value: React.ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between" }}>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {value}
      </Box>
    </Box>
  );
}
