// 'Devolver': a part or all of a charge.

import { type Charge, NewRefund } from "@mostrador/domain/money/charges/schema.ts";
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useRefundCharge } from "./api.ts";

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
type Props = { charge: Charge; onDone: (charge: Charge) => void; onClose: () => void };

export function RefundForm({ charge, onDone, onClose }: Props) {
  const refund = useRefundCharge();
  const toast = useToast();
  const first = charge.payments.find(({ type }) => type === "in");
  return (
    <FormDialog<NewRefund>
      open
      size="small"
      onClose={onClose}
      title={`Devolver del recibo ${charge.ticket}`}
      schema={NewRefund}
      defaultValues={{
        ...{ amount: charge.total, paymentMethod: first?.paymentMethod ?? "cash", owesAgain: false, reason: "" },
      }}
      errorRoot="refund"
      submitLabel="Devolver"
      savingLabel="Devolviendo…"
      onSubmit={async (written) => {
        const answer = await refund.mutateAsync({ params: { id: charge._id }, body: { refund: written } });
        onDone(answer.data);
        toast.success(answer.message);
      }}
    >
      <PesosField name="amount" label="Cuánto devuelves" help={`Se cobraron ${moneyText(charge.total)}`} />
      <SelectField name="paymentMethod" label="Cómo lo devuelves" options={METHODS} />
      <SwitchField
        name="owesAgain"
        label="El cliente lo debe de nuevo"
        help="Actívalo si cobraste por error y vas a cobrar otra vez."
      />
      <TextArea name="reason" label="Motivo" required={false} max={500} />
    </FormDialog>
  );
}
