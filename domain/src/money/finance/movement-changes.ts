// What an edit changed in a money movement, in the words of the log: for people who look for where a difference comes from.
import { pesosText } from "./amount.ts";
import { categoryLabel } from "./category.ts";
import { METHOD_LABELS, type MovementType, type PaymentMethod, TYPE_LABELS } from "./payment-method.ts";

export type MovementValues = {
  readonly amount: number;
  readonly type: MovementType;
  readonly paymentMethod: PaymentMethod;
  readonly category: string;
  /** An instant. */
  readonly date: number;
  readonly branchId: string;
  readonly clientId: string | null;
  readonly comments: string;
  readonly customId: string;
};

/** 'monto $150.00, categoría Renta'; empty where nothing changed. */
export function movementChanges(before: MovementValues, after: Partial<MovementValues>): string {
  const isChanged = (field: keyof MovementValues) => after[field] !== undefined && after[field] !== before[field];
  const said: Readonly<Record<keyof MovementValues, string>> = {
    amount: `monto ${pesosText(after.amount ?? 0)}`,
    type: `tipo ${after.type && TYPE_LABELS[after.type].toLowerCase()}`,
    paymentMethod: `método ${after.paymentMethod && METHOD_LABELS[after.paymentMethod].toLowerCase()}`,
    category: `categoría ${categoryLabel(after.category ?? "")}`,
    ...{ date: "fecha", branchId: "sucursal", clientId: "cliente", comments: "comentarios", customId: "identificador" },
  };
  return (Object.keys(said) as (keyof MovementValues)[])
    .filter(isChanged)
    .map((field) => said[field])
    .join(", ");
}
