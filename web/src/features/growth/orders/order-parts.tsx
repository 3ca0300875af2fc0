// The parts of an order that all screens show: state, lines with total, delivery time and place.

import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { type OrderStatus, STATUS_LABELS } from "@mostrador/domain/growth/orders/status.ts";
import Box from "@mui/material/Box";
import { Money } from "../../../ui/data/money.tsx";
import { type Mark, StatusChip } from "../../../ui/data/status.tsx";
import { moneyOf } from "./order-words.ts";

const LOOK = {
  pending: { tone: "warning", mark: "clock" },
  delivered: { tone: "success", mark: "check" },
  canceled: { tone: "neutral", mark: "cross" },
} as const satisfies Record<OrderStatus, { tone: "warning" | "success" | "neutral"; mark: Mark }>;

export function OrderState({ status }: { status: OrderStatus }) {
  return <StatusChip {...LOOK[status]} label={STATUS_LABELS[status]} />;
}

export function OrderLines({ order }: { order: Order }) {
  const { items, currency, total } = order;
  return (
    <Box component="table" sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Importe</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quantity, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one order never change places
          <tr key={index}>
            <td>{name}</td>
            <td>{quantity}</td>
            <td>{price === null ? "Sin precio" : <Money amount={moneyOf(price, quantity)} currency={currency} />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>
            <Money amount={total} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Box>
  );
}

const TABLE = {
  borderCollapse: "collapse",
  width: 1,
  typography: "body2",
  "& thead th": { typography: "caption", color: "text.secondary" },
  "& th, & td": { py: 0.75, pr: 1.5, textAlign: "left", verticalAlign: "top" },
  "& td": { overflowWrap: "anywhere" },
  "& th:nth-of-type(2), & td:nth-of-type(2)": { textAlign: "right" },
  "& th:last-child, & td:last-child": { pr: 0, textAlign: "right" },
  "& tfoot th, & tfoot td": { borderTop: "1px solid", borderColor: "divider", fontWeight: 500 },
  "& tfoot th": { textAlign: "left" },
} as const;
