// The actions of an appointment: a payment, its consumption. Each is one line.
import { createMoneyMovement } from "@mostrador/domain/money/finance/routes.ts";
import { createStockMovements } from "@mostrador/domain/money/inventory/routes.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../../lib/use-reread-on.ts";
import { InventoryOutlined, PaymentsOutlined } from "../../../../ui/icon/money.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { ChargeLine } from "../../../money/charges/index.ts";
import { MovementForm } from "../../../money/finance/index.ts";
import { ConsumptionForm } from "../../../money/inventory/index.ts";
import { SessionLine } from "../prepaid/session-line.tsx";
import type { SectionProps } from "./sections/entry-section.tsx";

const CHANGED = [appointmentChanged];
const OWED = ["charge.due"];

export function EntryActions({ entry, desk }: SectionProps) {
  const mayCall = useMayCall();
  useRereadOn(CHANGED, OWED);
  const [open, setOpen] = useState<"payment" | "consumption" | null>(null);
  const { _id: appointmentId, branchId, clientId, clientName, status, stockMovementIds } = entry;
  const usual = desk.services.find((one) => one._id === entry.serviceId)?.stockOperations ?? [];
  const mayPay = mayCall(createMoneyMovement);
  const mayUse = mayCall(createStockMovements);
  // the consumption is offered once the client has come
  const isDue = mayUse && status === "asistida" && usual.length > 0 && stockMovementIds.length === 0;
  const close = () => setOpen(null);
  return (
    <>
      {isDue && (
        <Notice
          action={
            <Button size="small" onClick={() => setOpen("consumption")}>
              Registrar consumo
            </Button>
          }
        >
          {usual.length === 1 ? "Este servicio usa un producto." : `Este servicio usa ${usual.length} productos.`}
        </Notice>
      )}
      {status !== "block" && clientId !== NO_CLIENT && (
        <SessionLine appointmentId={appointmentId} status={status} isPaid={entry.moneyMovementIds.length > 0} />
      )}
      {status !== "block" && <ChargeLine of={{ appointmentId }} />}
      {(mayPay || mayUse) && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
          {mayPay && (
            <Button startIcon={<PaymentsOutlined />} onClick={() => setOpen("payment")}>
              Registrar pago
            </Button>
          )}
          {mayUse && (
            <Button startIcon={<InventoryOutlined />} onClick={() => setOpen("consumption")}>
              Registrar consumo de productos
            </Button>
          )}
        </Stack>
      )}
      {open === "payment" && (
        <MovementForm
          payment={{
            appointmentId,
            branchId,
            client: clientId === "0" ? null : { id: clientId, name: clientName },
          }}
          onClose={close}
        />
      )}
      {open === "consumption" && <ConsumptionForm of={{ appointmentId, branchId, usual }} onClose={close} />}
    </>
  );
}
