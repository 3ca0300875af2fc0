// 'Recargar créditos': the team recharges a pot of a partner, sold or free.
import { pricePerCredit } from "@mostrador/domain/money/credits/amount.ts";
import { creditText, POT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import { PotRecharge } from "@mostrador/domain/money/credits/schema.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { newKey } from "../../../../lib/new-key.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { PesosField } from "../../../../ui/field/pesos-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useSendCredits } from "../api.ts";

const POTS = [
  { value: "prepay", label: POT_LABELS.prepay },
  { value: "sold", label: POT_LABELS.sold },
] as const;

export function RechargePot({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const send = useSendCredits();
  const toast = useToast();
  const [key] = useState(() => newKey());
  return (
    <FormDialog<PotRecharge>
      open
      onClose={onClose}
      title="Recargar créditos"
      schema={PotRecharge}
      defaultValues={{ key, creditSource: "prepay", amount: null, totalPrice: null }}
      submitLabel="Guardar"
      onSubmit={async (recharge) => {
        const body = { ...recharge, businessId: null, partnerId: partner._id, type: "partner_recharge" as const };
        toast.success((await send.mutateAsync({ body })).message);
      }}
    >
      <Typography variant="body2">{partner.name}</Typography>
      <ChoiceField name="creditSource" label="Saldo" options={POTS} />
      <NumberField name="amount" label="Cantidad" end="créditos" placeholder="1000" />
      <PesosField name="totalPrice" label="Total de la venta" required help="Con $0 los créditos son gratis." />
      <EachPrice />
    </FormDialog>
  );
}

function EachPrice() {
  const amount = useFormValue<number | null>("amount") ?? 0;
  const totalPrice = useFormValue<number | null>("totalPrice");
  if (amount <= 0 || totalPrice === null) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {totalPrice > 0
        ? `Precio por crédito: $${pricePerCredit(totalPrice, amount).toFixed(4)} MXN`
        : `${creditText(amount)} créditos gratis`}
    </Typography>
  );
}
