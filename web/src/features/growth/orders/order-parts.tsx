// The parts of an order that all screens show: state, lines with total, delivery time and place.

import { isLate } from "@mostrador/domain/growth/orders/delivery.ts";
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { type OrderStatus, STATUS_LABELS } from "@mostrador/domain/growth/orders/status.ts";
import Box from "@mui/material/Box";
import { useNow } from "../../../lib/use-now.ts";
import { Money } from "../../../ui/data/money.tsx";
import { type Mark, StatusChip } from "../../../ui/data/status.tsx";
import { addressOf } from "../../../ui/media/media.ts";
import { moneyOf } from "./order-words.ts";

const LOOK = {
  pending: { tone: "warning", mark: "clock" },
  delivered: { tone: "success", mark: "check" },
  canceled: { tone: "neutral", mark: "cross" },
} as const satisfies Record<OrderStatus, { tone: "warning" | "success" | "neutral"; mark: Mark }>;

type Stateful = Pick<Order, "status" | "dueAt" | "readyAt" | "deliveryMethod">;

export function OrderState({ order }: { order: Stateful }) {
  const now = useNow();
  if (isLate(order, now)) return <StatusChip tone="error" mark="clock" label="Va tarde" />;
  if (order.status === "pending" && order.readyAt !== null)
    return (
      <StatusChip tone="primary" mark="half" label={order.deliveryMethod === "delivery" ? "En camino" : "Listo"} />
    );
  return <StatusChip {...LOOK[order.status]} label={STATUS_LABELS[order.status]} />;
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
        {items.map(({ name, quantity, price, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one order never change places
          <tr key={index}>
            <td>
              <Box sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
                {image && <Box component="img" src={addressOf(image)} alt="" loading="lazy" sx={PICTURE} />}
                {name}
              </Box>
            </td>
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

const PICTURE = { width: 40, height: 40, borderRadius: 1, objectFit: "cover", flexShrink: 0 } as const;

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
