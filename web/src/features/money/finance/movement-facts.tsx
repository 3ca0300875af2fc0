// A movement in read-only form: for people who may not edit it, and for movements that a person did not record.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMay } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { MovementPlace } from "./movement-place.tsx";
import { MovementReceipt } from "./receipt/movement-receipt.tsx";
import { SignedMoney } from "./signed-money.tsx";

export function MovementFacts({ movement, zone }: { movement: MoneyMovement; zone: string }) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      {movement.origin === "mercado_pago" && <FromMercadoPago appointmentId={movement.appointmentId} />}
      {movement.origin === "commission" && <OfCommission />}
      {movement.chargeId && <OfCharge chargeId={movement.chargeId} />}
      <Facts
        facts={[
          { label: movement.isTip ? "Propina" : "Monto", value: <SignedMoney {...movement} /> },
          { label: "Es de", value: <MovementPlace {...movement} /> },
          { label: "Fecha", value: dateTimeText(movement.date, { zone }) },
          { label: "Categoría", value: categoryLabel(movement.category) },
          { label: "Método de pago", value: METHOD_LABELS[movement.paymentMethod] },
          { label: "Cliente", value: movement.clientName },
          { label: "Sucursal", value: movement.branchName },
          { label: "Comentarios", value: movement.comments },
          { label: "Registró", value: movement.createdBy },
        ]}
      />
      <MovementReceipt movement={movement} zone={zone} />
    </Stack>
  );
}

function OfCharge({ chargeId }: { chargeId: string }) {
  return (
    <Notice
      action={
        <Button size="small" href={`/finanzas/cobros?cobro=${chargeId}`}>
          Ver cobro
        </Button>
      }
    >
      Es parte de un cobro. Para devolver el dinero, reembolsa el cobro.
    </Notice>
  );
}

function OfCommission() {
  return (
    <Notice
      action={
        <Button size="small" href="/finanzas/comisiones">
          Ver comisiones
        </Button>
      }
    >
      Es de un pago de comisiones. Para corregirlo, deshaz el pago en Comisiones.
    </Notice>
  );
}

function FromMercadoPago({ appointmentId }: { appointmentId: string | null }) {
  const maySee = useMay()(PAGE.agenda, "view");
  return (
    <Notice
      action={
        appointmentId && maySee ? (
          <Button size="small" href={`/agenda?cita=${appointmentId}`}>
            Ver cita
          </Button>
        ) : null
      }
    >
      Lo registró Mercado Pago y no se puede editar ni eliminar.
      {appointmentId && " Para devolver el dinero, reembolsa el pago en la cita."}
    </Notice>
  );
}
