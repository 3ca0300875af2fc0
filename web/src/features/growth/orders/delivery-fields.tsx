import { MOST_OF_ADDRESS, MOST_OF_DETAILS } from "@mostrador/domain/growth/orders/schema.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";

/** Delivery time, place and notes. */
export function DeliveryFields() {
  return (
    <>
      <FormSection columns={2}>
        <DayField name="deliveryDate" label="Día de entrega" required={false} />
        <TimeField name="deliveryTime" label="Hora" required={false} />
      </FormSection>
      <TextArea
        name="deliveryAddress"
        label="Dirección de entrega"
        required={false}
        minRows={2}
        max={MOST_OF_ADDRESS}
      />
      <TextArea name="details" label="Detalles" required={false} minRows={2} max={MOST_OF_DETAILS} />
    </>
  );
}
