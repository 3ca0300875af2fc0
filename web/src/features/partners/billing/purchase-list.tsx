// What was bought, the latest first: title, credits, day, status and amount.
import type { PartnerPurchase } from "@mostrador/domain/partners/billing/schema.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Row } from "../../../ui/list/row.tsx";

type Purchase = PartnerPurchase & { currency?: string };

const NUMBER = new Intl.NumberFormat("es-MX");
const STATUS: Readonly<Record<PartnerPurchase["status"], string>> = {
  open: "Sin pagar",
  pending: "Esperando el pago",
  paid: "Pagada",
  failed: "No se pagó",
  expired: "Vencida",
  refunded: "Reembolsada",
  disputed: "En disputa",
};

export function PurchaseList({
  label,
  purchases = [],
}: {
  label: string;
  purchases?: readonly Purchase[] | undefined;
}) {
  return (
    <DividedList label={label}>
      {purchases.map((purchase) => (
        <DividedRow key={purchase._id}>
          <Row
            title={purchase.title}
            subtitle={subtitleOf(purchase)}
            amount={moneyText(purchase.amount / 100, purchase.currency)}
          />
        </DividedRow>
      ))}
    </DividedList>
  );
}

function subtitleOf({ credits, createdAt, status }: Purchase): string {
  const facts = [dateTimeText(createdAt, { time: false }), STATUS[status]];
  return (credits > 0 ? [`${NUMBER.format(credits)} créditos`, ...facts] : facts).join(" · ");
}
