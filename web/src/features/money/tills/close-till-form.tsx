// 'Hacer corte': what was counted of each means, and the difference in cash while it is written.
import { METHOD_LABELS, type PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import { type Till, TillClosing } from "@mostrador/domain/money/tills/schema.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useCloseTill } from "./api.ts";

export function CloseTillForm({ till, onClose }: { till: Till; onClose: () => void }) {
  const close = useCloseTill();
  const toast = useToast();
  return (
    <FormDialog<TillClosing>
      open
      onClose={onClose}
      title={`Corte de la caja de ${till.personName}`}
      schema={TillClosing}
      defaultValues={{
        counts: till.sums.map(({ paymentMethod, expected }) => ({
          paymentMethod,
          counted: paymentMethod === "cash" ? null : Math.max(0, expected),
        })),
        note: "",
        updatedAt: till.updatedAt,
      }}
      errorRoot="closing"
      submitLabel="Firmar corte"
      savingLabel="Guardando…"
      onSubmit={async (closing) => {
        toast.success((await close.mutateAsync({ params: { id: till._id }, body: { closing } })).message);
      }}
    >
      <Counts till={till} />
      <Difference till={till} />
      <TextArea name="note" label="Nota" required={false} max={500} />
    </FormDialog>
  );
}

/** The means that the form began with: another one that comes in meanwhile does not move them. */
function Counts({ till }: { till: Till }) {
  const counts = useFormValue<TillClosing["counts"]>("counts");
  return counts.map(({ paymentMethod }, at) => (
    <PesosField
      key={paymentMethod}
      name={`counts.${at}.counted`}
      label={`Contado en ${METHOD_LABELS[paymentMethod].toLowerCase()}`}
      help={`Esperado: ${moneyText(expectedOf(till, paymentMethod))}`}
    />
  ));
}

function Difference({ till }: { till: Till }) {
  const counts = useFormValue<TillClosing["counts"]>("counts");
  const counted = counts.find(({ paymentMethod }) => paymentMethod === "cash")?.counted;
  const expected = expectedOf(till, "cash");
  if (typeof counted !== "number") return null;
  const difference = Math.round((counted - expected) * 100) / 100;
  if (difference === 0) return <Notice role="status">El efectivo cuadra.</Notice>;
  const what = difference > 0 ? "Sobran" : "Faltan";
  return (
    <Notice tone="warning" role="status">
      {`${what} ${moneyText(Math.abs(difference))} en efectivo. Queda a tu nombre al firmar.`}
    </Notice>
  );
}

function expectedOf({ sums }: Till, method: PaymentMethod): number {
  return sums.find(({ paymentMethod }) => paymentMethod === method)?.expected ?? 0;
}
