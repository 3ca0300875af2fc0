// 'Cobrar en línea': the payment link of an order that is not paid, to copy or to send to the client in their conversation.

import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { payOrder } from "@mostrador/domain/growth/orders/routes.ts";
import type { Order, OrderPaymentLink } from "@mostrador/domain/growth/orders/schema.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { useMay, useMayCall } from "../../../lib/session/active-business.ts";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useBusiness } from "../../business/businesses/index.ts";
import { useIsPaid } from "../../money/charges/index.ts";
import { usePayOrder } from "./api.ts";

export function PayOnline({ order }: { order: Order }) {
  const mayPay = useMayCall()(payOrder);
  const may = useMay();
  const business = useBusiness().data;
  const pay = usePayOrder();
  const toast = useToast();
  const [link, setLink] = useState<OrderPaymentLink | null>(null);
  const isPaid = useIsPaid({ orderId: order._id });
  if (!mayPay || isPaid || order.status === "canceled" || order.total === 0 || order.currency !== "MXN") return null;
  if (!business) return null;
  if (business.mercadoPagoAccessToken !== "conectado")
    return may(PAGE.integraciones, "view") ? (
      <Notice
        action={
          <Button size="small" component={RouterLink} to="/integraciones/mercado-pago">
            Conectar
          </Button>
        }
      >
        Para cobrar este pedido en línea, conecta Mercado Pago.
      </Notice>
    ) : null;
  const ask = async (notify: boolean) => {
    try {
      const { data, message } = await pay.mutateAsync({ params: { id: order._id }, body: { notify } });
      setLink(data);
      if (notify) toast.success(message);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  if (!link)
    return (
      <Button disabled={pay.isPending} onClick={() => void ask(false)} sx={{ alignSelf: "start" }}>
        {pay.isPending ? "Preparando la liga…" : "Cobrar en línea"}
      </Button>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      <Notice role="status">
        {`Liga de Mercado Pago por ${moneyText(link.amount)}. Sirve hasta el ${dateTimeText(link.expiresAt)}.`}
      </Notice>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <CopyButton text={link.url} label="Copiar liga" />
        <Button disabled={pay.isPending} onClick={() => void ask(true)}>
          Mandarla al cliente
        </Button>
        <Link href={link.url} target="_blank" rel="noreferrer" variant="body2">
          Abrir la liga
        </Link>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Cuando la pague, el cobro queda registrado en el pedido y en tus movimientos de dinero.
      </Typography>
    </Stack>
  );
}
