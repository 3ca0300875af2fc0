// 'Enviar créditos': the team sends credits to the open business, sold or free, or takes them back.

import { pricePerCredit } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_LABELS, creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useSendCredits } from "./api.ts";

const TYPES = [
  { value: "recharge", label: "Enviar" },
  { value: "extract", label: "Extraer" },
] as const;
const KINDS = [
  { value: "gpt", label: CREDIT_LABELS.gpt },
  { value: "reasoning", label: CREDIT_LABELS.reasoning },
] as const;
const RENEWALS = [
  { value: "none", label: "Sin renovación" },
  { value: "15days", label: "15 días" },
  { value: "1month", label: "1 mes" },
  { value: "1year", label: "1 año" },
] as const;

export function SendCredits({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const send = useSendCredits();
  const toast = useToast();
  // a double click or a retry after a connection error creates one movement
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormDialog<NewCreditMovement>
      open
      onClose={onClose}
      title="Enviar créditos"
      schema={NewCreditMovement}
      defaultValues={{
        businessId,
        key,
        type: "recharge",
        creditType: "gpt",
        amount: null,
        totalPrice: 0,
        renewalDuration: "none",
        resetDate: false,
      }}
      submitLabel="Guardar"
      onSubmit={async (body) => {
        toast.success((await send.mutateAsync({ body })).message);
      }}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  const type = useFormValue<string>("type");
  const amount = useFormValue<number | null>("amount") ?? 0;
  const totalPrice = useFormValue<number | null>("totalPrice") ?? 0;
  const renewal = useFormValue<string>("renewalDuration");
  return (
    <>
      <ChoiceField name="type" label="Movimiento" options={TYPES} />
      <ChoiceField name="creditType" label="Tipo de crédito" options={KINDS} />
      <NumberField name="amount" label="Cantidad" end="créditos" placeholder="1000" />
      {type === "recharge" && (
        <>
          <PesosField name="totalPrice" label="Total de la venta" />
          {amount > 0 && (
            <Typography variant="body2" color="textSecondary">
              {totalPrice > 0
                ? `Precio por crédito: $${pricePerCredit(totalPrice, amount).toFixed(4)} MXN`
                : `${creditText(amount)} créditos gratis`}
            </Typography>
          )}
          <SelectField name="renewalDuration" label="Renovar la suscripción" options={RENEWALS} />
          {renewal !== "none" && <SwitchField name="resetDate" label="Contar desde hoy" />}
        </>
      )}
    </>
  );
}
