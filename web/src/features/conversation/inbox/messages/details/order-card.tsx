import { orderTotals } from "@mostrador/domain/conversation/inbox/details/details.ts";
import type { Order } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import Box from "@mui/material/Box";
import { Money } from "../../../../../ui/data/money.tsx";
import { CARD } from "./card-look.ts";

export function OrderCard({ order }: { order: Order }) {
  return (
    <Box sx={CARD}>
      <Box component="table" sx={TABLE}>
        <caption>Pedido</caption>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Cantidad</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ productId, quantity, price, currency }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one order never change places
            <tr key={index}>
              <td>{productId}</td>
              <td>{quantity}</td>
              <td>
                <Money amount={(price * quantity) / 100} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {orderTotals(order).map(({ currency, total }) => (
            <tr key={currency}>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>
                <Money amount={total / 100} currency={currency} />
              </td>
            </tr>
          ))}
        </tfoot>
      </Box>
      {order.text && <Box sx={{ mt: 1, overflowWrap: "anywhere" }}>{order.text}</Box>}
    </Box>
  );
}

const TABLE = {
  borderCollapse: "collapse",
  width: 1,
  typography: "body2",
  "& caption": { textAlign: "left", fontWeight: 500, pb: 0.5, typography: "body1" },
  "& thead th": { typography: "caption", color: "text.secondary" },
  "& th, & td": { py: 0.5, pr: 1.5, textAlign: "left", verticalAlign: "top" },
  "& td": { overflowWrap: "anywhere" },
  "& th:last-child, & td:last-child": { pr: 0, textAlign: "right" },
  "& tfoot th, & tfoot td": { borderTop: "1px solid", borderColor: "divider", fontWeight: 500 },
} as const;
