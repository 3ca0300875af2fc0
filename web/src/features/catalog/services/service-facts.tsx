// A service's other data: who gives it at which branches, its online payment, and what it uses up.
import { quantityText } from "@mostrador/domain/catalog/products/stock.ts";
import type { Service } from "@mostrador/domain/catalog/services/resource.ts";
import type { LinkPrice } from "@mostrador/domain/catalog/services/schema.ts";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { bufferText } from "../../../ui/time/buffer-text.ts";
import { durationText } from "../../../ui/time/duration-field.tsx";
import { useFacilities } from "../facilities/index.ts";
import { useProducts } from "../products/index.ts";
import { useResourceNames } from "../resources/index.ts";

type Props = { service: Service; branches: readonly string[]; specialists: readonly string[] };

export function ServiceFacts({ service, branches, specialists }: Props) {
  const { price, duration, customId, linkPrice, appointmentConfig, stockOperations } = service;
  const shown = useResourceNames(service.resources);
  const products = useProducts().data ?? [];
  const facilities = (useFacilities().data ?? []).flatMap(({ _id, name }) =>
    service.facilities.includes(_id) ? [name] : [],
  );
  const used = stockOperations.flatMap(({ productId, amount }) => {
    const product = products.find(({ _id }) => _id === productId);
    return product ? `${product.name}: ${quantityText(amount, product.unit)}` : [];
  });
  const { statusAfterPayment, hoursToDeleteAppointmentIfNotPaid: hours } = appointmentConfig;
  return (
    <Facts
      facts={[
        { label: "Precio", value: price },
        { label: "Duración", value: durationText(duration) },
        { label: "Preparación y limpieza", value: bufferText(service) },
        { label: "Sucursales", value: branches.join(", ") },
        { label: "Especialistas", value: specialists.join(", ") },
        { label: "Asistente", value: assistantChip(service) },
        { label: "Identificador", value: customId },
        { label: "Pago en línea", value: linkPrice ? linkText(linkPrice) : "Sin liga de pago" },
        linkPrice?.discount.active && { label: "Descuento", value: discountText(linkPrice) },
        linkPrice !== null && {
          label: "Después del pago",
          value: `La cita queda ${statusAfterPayment}.${hours ? ` Sin pago en ${hoursText(hours)}, el horario se libera.` : ""}`,
        },
        { label: "Productos que usa", value: used.join("\n") },
        { label: "Salas y equipos", value: facilities.join(", ") },
        { label: "Recursos", value: shown },
      ]}
    />
  );
}

export function assistantChip({ available }: Service) {
  return available ? (
    <StatusChip tone="success" mark="check" label="Lo agenda" />
  ) : (
    <StatusChip tone="neutral" mark="dash" label="No lo agenda" />
  );
}

function linkText({ paymentName, unitPrice, currency, deposit }: LinkPrice): string {
  const part = deposit ? `, con anticipo de ${moneyText(deposit, currency)}` : "";
  return `${paymentName}: ${moneyText(unitPrice, currency)}${part}`;
}

function discountText({ discount, currency }: LinkPrice): string {
  const { type, value, message, expirationType, startDate, endDate, discountKey } = discount;
  const off = type === "percentage" ? `${value ?? 0} %` : moneyText(value ?? 0, currency);
  const from = startDate ? `del ${dayText(startDate.slice(0, 10))} ` : "";
  const until =
    expirationType === "timer"
      ? `con el cupón ${discountKey}, por tiempo desde que abren la liga`
      : expirationType === "date" && endDate
        ? `${from}${from ? "al" : "hasta el"} ${dayText(endDate.slice(0, 10))}`
        : "siempre";
  return `${off}, ${until}${message ? `: «${message}»` : ""}`;
}

function hoursText(hours: number): string {
  return hours === 1 ? "1 hora" : `${hours} horas`;
}
