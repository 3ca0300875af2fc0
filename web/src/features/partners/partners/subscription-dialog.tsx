// For the team: the subscription of a partner as it should be. The threshold is written in dollars and stored in cents.

import { WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { PARTNER_PLANS, type Partner, SUBSCRIPTION_STATUSES } from "@mostrador/domain/partners/partners/schema.ts";
import * as z from "zod";
import { endOn, mexicoDay } from "../../../lib/partner/mexico-day.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useEditSubscription } from "./api.ts";

const Values = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  plan: z.enum(PARTNER_PLANS),
  threshold: z.int("El umbral debe ser un número entero").min(0, "El umbral no puede ser negativo").max(1_000_000),
  endDate: WrittenDay,
});
const STATUS_OPTIONS = [
  { value: "active", label: "Activa" },
  { value: "trialing", label: "En prueba" },
  { value: "expired", label: "Vencida" },
  { value: "inactive", label: "Inactiva" },
] as const;
const PLAN_OPTIONS = [
  { value: "hobby", label: "Hobby" },
  { value: "pro", label: "Pro" },
  { value: "scale", label: "Scale" },
  { value: "prepay", label: "Prepago" },
] as const;

export function SubscriptionDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const edit = useEditSubscription();
  const toast = useToast();
  const { status, plan, usageThresholdCents, endDate } = partner.subscription;
  const known = STATUS_OPTIONS.some(({ value }) => value === status) ? status : "expired";
  return (
    <FormDialog<z.infer<typeof Values>>
      open
      onClose={onClose}
      title="Editar suscripción"
      schema={Values}
      defaultValues={{
        status: known,
        plan,
        threshold: Math.round(usageThresholdCents / 100),
        endDate: mexicoDay(endDate),
      }}
      onSubmit={async ({ threshold, endDate: day, ...values }) => {
        const subscription = { ...values, usageThresholdCents: threshold * 100, endDate: endOn(day, endDate) };
        const { message } = await edit.mutateAsync({
          params: { id: partner._id },
          body: { partner: { subscription, updatedAt: partner.updatedAt } },
        });
        toast.success(message);
      }}
    >
      <SelectField name="status" label="Estado" options={STATUS_OPTIONS} />
      <SelectField name="plan" label="Plan" options={PLAN_OPTIONS} />
      <NumberField name="threshold" label="Umbral de uso" end="USD" help="Desde cuánto se cobra lo consumido." />
      <DayField name="endDate" label="Fecha de término" />
    </FormDialog>
  );
}
