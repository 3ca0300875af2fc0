// One order: lines, contact, time and place; a pending one can be delivered or cancelled here.

import { listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import { METHOD_LABELS } from "@mostrador/domain/growth/orders/delivery.ts";
import { missingText } from "@mostrador/domain/growth/orders/held-stock.ts";
import { editOrder } from "@mostrador/domain/growth/orders/routes.ts";
import { type Order, SOURCE_LABELS } from "@mostrador/domain/growth/orders/schema.ts";
import type { OrderStatus } from "@mostrador/domain/growth/orders/status.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SwitchLine } from "../../../ui/field/switch-line.tsx";
import { Edited } from "../../../ui/form/edited.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { ChargeLine } from "../../money/charges/index.ts";
import { useEditOrder, useOrder } from "./api.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { OrderLines, OrderState } from "./order-parts.tsx";
import { deliveryText } from "./order-words.ts";
import { PayOnline } from "./pay-online.tsx";

/** The address may name one that is not in the list. */
type Props = { id: string; listed: Order | undefined; onClose: () => void };

export function OrderDialog({ id, listed, onClose }: Props) {
  const read = useOrder(listed ? null : id);
  const order = listed ?? read.data?.[0];
  if (order) return <Shown order={order} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Pedido">
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : read.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Empty drawing="search" text="Ese pedido ya no está." dense />
      )}
    </Dialog>
  );
}

function Shown({ order, onClose }: { order: Order; onClose: () => void }) {
  const mayCall = useMayCall();
  const edit = useEditOrder();
  const toast = useToast();
  const [doing, setDoing] = useState<"edit" | "cancel" | null>(null);
  const missing = order.status === "pending" ? missingText(order.items) : "";
  const mayEdit = mayCall(editOrder) && order.status === "pending";
  const [notify, setNotify] = useState(false);
  const isReady = order.readyAt !== null;
  const save = async (change: { status: OrderStatus } | { ready: boolean }) => {
    try {
      toast.success((await edit.mutateAsync({ params: { id: order._id }, body: { ...change, notify } })).message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  if (doing === "edit")
    return <Edited row={order}>{(read) => <DeliveryForm order={read} onClose={() => setDoing(null)} />}</Edited>;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pedido de ${order.clientName}`}
      actions={
        mayEdit && (
          <>
            <Button variant="text" color="error" sx={{ mr: "auto" }} onClick={() => setDoing("cancel")}>
              Cancelar pedido
            </Button>
            <Button onClick={() => setDoing("edit")}>Editar entrega</Button>
            {!isReady && (
              <Button disabled={edit.isPending} onClick={() => void save({ ready: true })}>
                {order.deliveryMethod === "delivery" ? "Va en camino" : "Está listo"}
              </Button>
            )}
            <Button
              variant="contained"
              color="primary"
              disabled={edit.isPending}
              onClick={() => void save({ status: "delivered" })}
            >
              Entregar
            </Button>
          </>
        )
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        {missing && (
          <Notice tone="warning" role="status">
            {missing}
          </Notice>
        )}
        <OrderLines order={order} />
        <ChargeLine of={{ orderId: order._id }} />
        <PayOnline order={order} />
        <Facts
          facts={[
            { label: "Estado", value: <OrderState order={order} /> },
            { label: "Entrega", value: METHOD_LABELS[order.deliveryMethod] },
            { label: "Para cuándo", value: deliveryText(order) },
            order.deliveryMethod === "delivery" && { label: "Dirección", value: order.deliveryAddress },
            { label: "Detalles", value: order.details },
            order.branchName !== "" && { label: "Sucursal", value: order.branchName },
            { label: "Pedido el", value: `${dateTimeText(order.createdAt)} · ${SOURCE_LABELS[order.source]}` },
            order.source !== "whatsapp" && { label: "Registró", value: order.createdBy },
            order.status !== "pending" && {
              label: order.status === "delivered" ? "Entregó" : "Canceló",
              value: `${order.updatedBy}, ${dateTimeText(order.updatedAt)}`,
            },
          ]}
        />
        {mayEdit && (
          <SwitchLine
            label="Avisar al cliente"
            help="Al marcarlo listo, entregarlo o cancelarlo le llega un mensaje en su conversación."
            checked={notify}
            onChange={setNotify}
          />
        )}
        {order.threadId && mayCall(listThreads) && (
          <Button component={Link} to={`/chat?cliente=${order.clientId}`} sx={{ alignSelf: "start" }}>
            Ver conversación
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={doing === "cancel"}
        onClose={() => setDoing(null)}
        title={`¿Cancelar el pedido de ${order.clientName}?`}
        confirmLabel="Cancelar pedido"
        onConfirm={async () => {
          const { message } = await edit.mutateAsync({
            params: { id: order._id },
            body: { status: "canceled", notify },
          });
          toast.success(message);
        }}
      >
        Un pedido cancelado ya no se puede entregar, y lo que apartó vuelve a la existencia.{" "}
        {notify ? "Al cliente le llega un mensaje." : "Al cliente no se le escribe: avísale tú."}
      </ConfirmDialog>
    </Dialog>
  );
}
