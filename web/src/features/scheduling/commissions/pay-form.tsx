// 'Pagar comisiones': asks how the money leaves. Only the sum that the statement shows is paid.
import type { Days } from "@mostrador/domain/kit/figures/period.ts";
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { NewPayout, type Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import Typography from "@mui/material/Typography";
import * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { usePayCommissions } from "./api.ts";

const Method = z.object({ paymentMethod: NewPayout.shape.paymentMethod });
type Props = { person: Statement["specialists"][number]; period: Days; onClose: () => void };

export function PayForm({ person, period, onClose }: Props) {
  const pay = usePayCommissions();
  const toast = useToast();
  const businessId = useActiveBusiness().businessId ?? "";
  const { specialistId, name, owed } = person;
  return (
    <FormDialog<z.output<typeof Method>>
      open
      size="small"
      onClose={onClose}
      title={`Pagar ${moneyText(owed)} a ${name}`}
      schema={Method}
      defaultValues={{ paymentMethod: "cash" }}
      errorRoot="payout"
      submitLabel="Pagar"
      savingLabel="Guardando…"
      onSubmit={async ({ paymentMethod }) => {
        const payout = { businessId, specialistId, ...period, paymentMethod, total: owed };
        toast.success((await pay.mutateAsync({ body: { payout } })).message);
      }}
    >
      <Typography>
        Se registra como una salida de dinero en la categoría Sueldos, y los renglones quedan marcados como pagados.
      </Typography>
      <SelectField
        name="paymentMethod"
        label="Forma de pago"
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
      />
    </FormDialog>
  );
}
