// To whom a business belongs, until when it is subscribed, how it pays, and what a conversion costs.
import { PaymentLevelEdit, type PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { WrittenDay } from "@mostrador/domain/kit/schema.ts";
import * as z from "zod";
import { endOn, mexicoDay } from "../../../lib/partner/mexico-day.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { PartnerField, usePartner } from "../../partners/partners/index.ts";
import { useAdminEdit } from "./api.ts";

const Values = z.object({
  partner: z.string().nullable(),
  endSubscription: WrittenDay,
  paymentMode: z.enum(["credits", "conversion"]),
  paymentLevel: PaymentLevelEdit,
});
const MODES = [
  { value: "credits", label: "Por créditos" },
  { value: "conversion", label: "Por conversión" },
] as const;

export function TermsDialog({ business, onClose }: { business: PortfolioBusiness; onClose: () => void }) {
  const partner = usePartner(business.partner ?? undefined);
  const edit = useAdminEdit();
  const toast = useToast();
  const before = mexicoDay(business.endSubscription);
  return (
    <FormDialog<z.infer<typeof Values>>
      open
      onClose={onClose}
      title="Partner y vigencia"
      needs={business.partner ? [partner] : []}
      schema={Values}
      defaultValues={{
        partner: business.partner,
        endSubscription: before,
        paymentMode: business.paymentMode,
        paymentLevel: business.paymentLevel,
      }}
      onSubmit={async ({ endSubscription: day, ...values }) => {
        const endSubscription = day === before ? undefined : endOn(day, business.endSubscription);
        const body = { business: { ...values, ...(endSubscription && { endSubscription }) } };
        toast.success((await edit.mutateAsync({ params: { id: business._id }, body })).message);
      }}
    >
      <PartnerField name="partner" placeholder="Sin partner" selected={partner.data} />
      <DayField name="endSubscription" label="Suscripción vigente hasta" />
      <SelectField name="paymentMode" label="Modo de pago" options={MODES} />
      <LevelFields />
    </FormDialog>
  );
}

function LevelFields() {
  if (useFormValue<string>("paymentMode") !== "conversion") return null;
  return (
    <>
      <NumberField name="paymentLevel.level" label="Nivel del negocio" />
      <PesosField name="paymentLevel.pricePerConversion" label="Precio por conversión" />
    </>
  );
}
