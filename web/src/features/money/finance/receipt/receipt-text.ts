// The receipt of money that came in without a charge, as a text for paper.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { moneyText } from "../../../../ui/data/money.tsx";

/** As the draft of the global invoice names it. */
export function receiptNumber({ _id }: Pick<MoneyMovement, "_id">): string {
  return `M-${_id.slice(-8).toUpperCase()}`;
}

export function receiptText(movement: MoneyMovement, { business, zone }: { business: string; zone: string }): string {
  const { amount, branchName, clientName, comments, category, customId, paymentMethod, date } = movement;
  return [
    ...[business, branchName, clientName],
    `Recibo ${receiptNumber(movement)} · ${dateTimeText(date, { zone })}`,
    customId && `Identificador: ${customId}`,
    `${comments || categoryLabel(category)}: ${moneyText(amount)}`,
    `Pagado con ${METHOD_LABELS[paymentMethod].toLowerCase()}`,
    "¡Gracias por tu visita!",
  ]
    .filter(Boolean)
    .join("\n");
}
