// 'Enviar créditos': the team, or a partner from one of its pots, sends credits to a business, sold or free, or takes
// them back.

import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import { pricePerCredit } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_LABELS, creditText, POT_LABELS } from "@mostrador/domain/money/credits/credit-words.ts";
import { CreditSend } from "@mostrador/domain/money/credits/schema.ts";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { newKey } from "../../../lib/new-key.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useZone } from "../../../lib/use-zone.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
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

const POTS = [
  { value: "prepay", label: POT_LABELS.prepay },
  { value: "sold", label: POT_LABELS.sold },
] as const;
const TEAM = { value: "team", label: "Mostrador" } as const;

type Props = {
  /** `partner`: its id, or the partner itself. */
  business: { _id: string; name: string; partner: string | { _id: string } | null };
  onClose: () => void;
};

const partnerId = (partner: Props["business"]["partner"]) =>
  typeof partner === "object" ? (partner?._id ?? null) : partner;

export function SendCredits({ business, onClose }: Props) {
  const session = useSession();
  const isTeam = session.status === "in" && session.user.role === "admin";
  const sources = [...(isTeam ? [TEAM] : []), ...(business.partner ? POTS : [])];
  const zone = useZone();
  const send = useSendCredits();
  const toast = useToast();
  // a double click or a retry after a connection error creates one movement
  const [key] = useState(() => newKey());
  return (
    <FormDialog<CreditSend>
      open
      onClose={onClose}
      title="Enviar créditos"
      schema={CreditSend}
      defaultValues={{
        businessId: business._id,
        key,
        type: "recharge",
        creditType: "gpt",
        from: sources[0]?.value ?? "team",
        amount: null,
        totalPrice: null,
        renewalDuration: "none",
        resetDate: false,
        expiresOn: null,
      }}
      submitLabel="Guardar"
      onSubmit={async ({ from, expiresOn, ...movement }) => {
        const ofPot = from === "team" ? {} : { partnerId: partnerId(business.partner), creditSource: from };
        const expires =
          movement.type === "recharge" && expiresOn
            ? { expiresAt: isoAt(zone, instantOf(zone, expiresOn as Day, "23:59")) }
            : {};
        const { data, message } = await send.mutateAsync({ body: { ...movement, ...ofPot, ...expires } });
        const { success, message: reason } = data.channelRenewalStatus;
        if (success) toast.success(message);
        else toast.info(`${CHANNELS_FAILED}: ${reason}`);
      }}
    >
      <Typography variant="body2">{business.name}</Typography>
      {sources.length > 1 && <ChoiceField name="from" label="De dónde" options={sources} />}
      <Fields zone={zone} />
    </FormDialog>
  );
}

const CHANNELS_FAILED = "Créditos enviados exitosamente, pero hubo problemas al renovar los canales de Google Calendar";

function Fields({ zone }: { zone: string }) {
  const type = useFormValue<string>("type");
  const amount = useFormValue<number | null>("amount") ?? 0;
  const totalPrice = useFormValue<number | null>("totalPrice");
  const renewal = useFormValue<string>("renewalDuration");
  return (
    <>
      <ChoiceField name="type" label="Movimiento" options={TYPES} />
      <ChoiceField name="creditType" label="Tipo de crédito" options={KINDS} />
      <NumberField name="amount" label="Cantidad" end="créditos" placeholder="1000" />
      {type === "recharge" && (
        <>
          <PesosField name="totalPrice" label="Total de la venta" required help="Con $0 los créditos son gratis." />
          {amount > 0 && totalPrice !== null && (
            <Typography variant="body2" color="textSecondary">
              {totalPrice > 0
                ? `Precio por crédito: $${pricePerCredit(totalPrice, amount).toFixed(4)} MXN`
                : `${creditText(amount)} créditos gratis`}
            </Typography>
          )}
          <DayField
            name="expiresOn"
            label="Caducan"
            required={false}
            min={localOf(zone, Date.now()).day}
            help="Al terminar este día sale del saldo lo que quede de ellos. Déjalo vacío si no caducan."
          />
          <SelectField name="renewalDuration" label="Renovar la suscripción" options={RENEWALS} />
          {renewal !== "none" && <SwitchField name="resetDate" label="Contar desde hoy" />}
        </>
      )}
    </>
  );
}
