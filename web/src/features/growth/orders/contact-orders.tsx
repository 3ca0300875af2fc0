// A contact's orders on its page, newest first.
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { OfContact } from "../../../lib/contact/in-contact.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Money } from "../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useOrdersOf } from "./api.ts";
import { OrderState } from "./order-parts.tsx";
import { itemsText } from "./order-words.ts";

const MOST = 20;
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactOrders({ contact: { _id: clientId } }: OfContact) {
  const list = useOrdersOf(clientId, MOST);
  return (
    <Stack component="section" aria-label="Pedidos" sx={{ gap: 1 }}>
      <Typography variant="h3">Pedidos</Typography>
      {list.data ? (
        <Orders orders={list.data} />
      ) : list.error ? (
        <ErrorState title={NOT_READ} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <RowsSkeleton rows={2} avatar={false} />
      )}
    </Stack>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Sin pedidos registrados
      </Typography>
    );
  return (
    <DividedList label="Pedidos">
      {orders.map((order) => (
        <DividedRow key={order._id}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={`/pedidos?pedido=${order._id}`}
              variant="body2"
              sx={{ fontWeight: 500, overflowWrap: "anywhere" }}
            >
              {itemsText(order)}
            </Link>
            <Typography variant="body2" color="textSecondary">
              <DateTime value={order.createdAt} /> · <Money amount={order.total} currency={order.currency} />
            </Typography>
          </Box>
          <OrderState order={order} />
        </DividedRow>
      ))}
    </DividedList>
  );
}
