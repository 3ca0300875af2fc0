import { DELIVERY_METHODS, type DeliveryMethod, METHOD_LABELS } from "@mostrador/domain/growth/orders/delivery.ts";
import { MOST_OF_ADDRESS, MOST_OF_DETAILS } from "@mostrador/domain/growth/orders/schema.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";

const METHODS = DELIVERY_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));

/** How, when and where it gets to the client, notes, and whether the client hears of it. */
export function DeliveryFields() {
  const isDelivery = useFormValue<DeliveryMethod>("deliveryMethod") === "delivery";
  return (
    <>
      <ChoiceField name="deliveryMethod" label="Entrega" options={METHODS} />
      <FormSection columns={2}>
        <DayField name="deliveryDate" label={isDelivery ? "Día de entrega" : "Día en que pasa"} required={false} />
        <TimeField name="deliveryTime" label="Hora" required={false} />
      </FormSection>
      {isDelivery && <TextArea name="deliveryAddress" label="Dirección de entrega" minRows={2} max={MOST_OF_ADDRESS} />}
      <TextArea name="details" label="Detalles" required={false} minRows={2} max={MOST_OF_DETAILS} />
      <SwitchField name="notify" label="Avisar al cliente" help="Le llega un mensaje en su conversación." />
    </>
  );
}

/** A pick-up has no address, even if one was written before. */
export function withoutUnusedAddress<Values extends { deliveryMethod?: DeliveryMethod | undefined }>(
  values: Values,
): Values {
  return values.deliveryMethod === "pickup" ? { ...values, deliveryAddress: "" } : values;
}
