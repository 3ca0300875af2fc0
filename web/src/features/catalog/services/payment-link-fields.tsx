// The online payment fields of a service: shown when the business uses Mercado Pago or the service already has a link
// (contract/agenda#services). The discount has a preview.
import { listBusinesses } from "@mostrador/domain/business/businesses/routes.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../ui/field/switch-field.tsx";
import { SwitchLine } from "../../../ui/field/switch-line.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { ColorField } from "../../../ui/pick/color-field.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { useFavoriteColors } from "../../business/businesses/index.ts";
import { DiscountPreview } from "./discount-preview.tsx";
import { newCoupon, newLink } from "./payment-link-values.ts";

const LINK = "service.linkPrice";
const DISCOUNT = `${LINK}.discount`;
const HOURS = "service.appointmentConfig.hoursToDeleteAppointmentIfNotPaid";

export function PaymentLinkFields() {
  const { businessId } = useActiveBusiness();
  const businesses = useRead(listBusinesses, {});
  const link = useFormValue<object | null>(LINK);
  const name = useFormValue<string>("service.name");
  const set = useSetFormValue();
  const own = businesses.data?.find(({ _id }) => _id === businessId);
  const isConnected = own?.mercadoPagoAccessToken === "conectado";
  const isOn = link !== null && link !== undefined;
  if (!isConnected && !isOn) return null;
  return (
    <FormSection title="Liga de pago" description="Tus clientes pagan la cita en línea con Mercado Pago.">
      <SwitchLine
        label="Cobrar este servicio en línea"
        checked={isOn}
        onChange={(checked) => set(LINK, checked ? newLink(name ?? "") : null)}
      />
      {isOn && !isConnected && own && (
        <Notice tone="warning">Mercado Pago no está conectado: por ahora nadie puede pagar con esta liga.</Notice>
      )}
      {isOn && <LinkFields />}
    </FormSection>
  );
}

function LinkFields() {
  const currency = useFormValue<string>(`${LINK}.currency`);
  const hasDiscount = useFormValue<boolean>(`${DISCOUNT}.active`) === true;
  return (
    <>
      <FormSection columns={2}>
        <TextField name={`${LINK}.paymentName`} label="Nombre del pago" placeholder="Corte de dama" />
        <NumberField name={`${LINK}.unitPrice`} label="Precio" decimals={2} start="$" />
        <ChoiceField
          name={`${LINK}.currency`}
          label="Moneda"
          options={[
            { value: "MXN", label: "MXN" },
            { value: "USD", label: "USD" },
          ]}
        />
        <NumberField
          name={`${LINK}.deposit`}
          label="Anticipo"
          required={false}
          decimals={2}
          start="$"
          help="Se paga solo esta cantidad en línea y el resto en el negocio. Vacío: se paga todo."
        />
      </FormSection>
      {currency === "USD" && (
        <Notice tone="warning">
          Mercado Pago cobra en pesos: quien abra la liga verá el precio en dólares y pagará en el negocio.
        </Notice>
      )}
      <TextArea name={`${LINK}.paymentDescription`} label="Descripción del pago" required={false} max={500} />
      <ColorField name={`${LINK}.themeColor`} label="Color de la página de pago" favorites={useFavoriteColors()} />
      <FormSection columns={2}>
        <SelectField
          name="service.appointmentConfig.statusAfterPayment"
          label="Estado de la cita después del pago"
          options={[
            { value: "confirmada", label: "Confirmada" },
            { value: "agendada", label: "Agendada" },
          ]}
        />
        <HoursToPay />
      </FormSection>
      <SwitchField name={`${DISCOUNT}.active`} label="Ofrecer un descuento" />
      {hasDiscount && <DiscountFields />}
    </>
  );
}

/** One hour by default. */
function HoursToPay() {
  const hours = useFormValue<number | null>(HOURS);
  const set = useSetFormValue();
  const [isOn, setIsOn] = useState(hours !== null && hours !== undefined);
  return (
    <Box>
      <SwitchLine
        label="Liberar el horario si no se paga"
        checked={isOn}
        onChange={(checked) => {
          setIsOn(checked);
          set(HOURS, checked ? 1 : null);
        }}
      />
      {isOn && <NumberField name={HOURS} label="Horas para pagar" end="h" />}
    </Box>
  );
}

function DiscountFields() {
  const type = useFormValue<string>(`${DISCOUNT}.type`);
  const expiration = useFormValue<string>(`${DISCOUNT}.expirationType`);
  const coupon = useFormValue<string>(`${DISCOUNT}.discountKey`);
  const set = useSetFormValue();
  return (
    <>
      <FormSection columns={2}>
        <ChoiceField
          name={`${DISCOUNT}.type`}
          label="Tipo de descuento"
          options={[
            { value: "percentage", label: "Porcentaje" },
            { value: "fixed", label: "Cantidad" },
          ]}
        />
        <NumberField
          name={`${DISCOUNT}.value`}
          label="Descuento"
          decimals={2}
          negative
          {...(type === "fixed" ? { start: "$" } : { end: "%" })}
        />
      </FormSection>
      <TextField name={`${DISCOUNT}.message`} label="Mensaje" placeholder="Paga hoy y ahorra" />
      <SelectField
        name={`${DISCOUNT}.expirationType`}
        label="Vigencia"
        options={[
          { value: "always", label: "Siempre" },
          { value: "timer", label: "Cronómetro", help: "Empieza cuando la persona abre la liga por primera vez" },
          { value: "date", label: "Entre dos fechas" },
        ]}
        onChanged={(chosen) => chosen === "timer" && !coupon && set(`${DISCOUNT}.discountKey`, newCoupon())}
      />
      {expiration === "timer" && (
        <>
          <TextField
            name={`${DISCOUNT}.discountKey`}
            label="Cupón"
            help="Con otro cupón el cronómetro empieza de nuevo"
          />
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" } }}>
            <NumberField name={`${DISCOUNT}.timerDays`} label="Días" />
            <NumberField name={`${DISCOUNT}.timerHours`} label="Horas" />
            <NumberField name={`${DISCOUNT}.timerMinutes`} label="Minutos" />
            <NumberField name={`${DISCOUNT}.timerSeconds`} label="Segundos" />
          </Box>
        </>
      )}
      {expiration === "date" && (
        <FormSection columns={2}>
          <DayField name={`${DISCOUNT}.startDate`} label="Desde" required={false} />
          <DayField name={`${DISCOUNT}.endDate`} label="Hasta" />
        </FormSection>
      )}
      <DiscountPreview />
    </>
  );
}
