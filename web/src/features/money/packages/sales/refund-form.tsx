// 'Devolver': money of a bought package is given back, and what is left of it is closed.
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { refundOffered } from "@mostrador/domain/money/packages/balance.ts";
import { type PackagePurchase, PackageRefund } from "@mostrador/domain/money/packages/schema.ts";
import { moneyText } from "../../../../ui/data/money.tsx";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useRefundSale } from "../api.ts";
import { countText } from "../sessions-text.ts";

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));

export function RefundForm({ purchase, onClose }: { purchase: PackagePurchase; onClose: () => void }) {
  const refund = useRefundSale();
  const toast = useToast();
  const { _id: id, left, paid } = purchase;
  return (
    <FormDialog<PackageRefund>
      open
      size="small"
      onClose={onClose}
      title="Devolver el paquete"
      schema={PackageRefund}
      defaultValues={{ amount: refundOffered(purchase), paymentMethod: "cash", reason: "" }}
      errorRoot="refund"
      submitLabel="Devolver"
      savingLabel="Devolviendo…"
      onSubmit={async (written) => {
        toast.success((await refund.mutateAsync({ params: { id }, body: { refund: written } })).message);
      }}
    >
      <Notice tone="warning">
        {left === 0
          ? "El paquete se cierra. No queda ninguna sesión."
          : `El paquete se cierra: ${left === 1 ? "se pierde" : "se pierden"} ${countText(left)}.`}
      </Notice>
      <PesosField
        name="amount"
        label="Cuánto devuelves"
        help={`Pagó ${moneyText(paid)}. Se propone la parte de lo que queda.`}
      />
      <SelectField name="paymentMethod" label="Cómo lo devuelves" options={METHODS} />
      <TextArea name="reason" label="Motivo" required={false} max={500} />
    </FormDialog>
  );
}
