// Mercado Pago: the account that receives the payments, connecting it, and pending decisions.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { CardsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useBeginConnecting, useDisconnectSeller, useSeller } from "../api.ts";
import { PaymentTasks } from "../payment-tasks.tsx";
import { SellerCard } from "./seller-card.tsx";
import { useReturn } from "./use-return.ts";

export function MercadoPagoPage() {
  const { businessId } = useActiveBusiness();
  const seller = useSeller();
  const begin = useBeginConnecting();
  const disconnect = useDisconnectSeller();
  const toast = useToast();
  const may = useMay();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isConnecting, problem } = useReturn();
  const mayEdit = may(PAGE.integraciones, "edit");
  const { data } = seller;
  const isBusy = isConnecting || begin.isPending;
  const connect = async () => {
    try {
      const answer = await begin.mutateAsync({ body: { businessId: businessId ?? "" } });
      location.assign(answer.data.url);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return (
    <Page title="Mercado Pago" subtitle="Cobra tus citas en línea, directo a tu cuenta" narrow>
      <Stack sx={{ gap: 2 }}>
        {seller.isPending && <CardsSkeleton cards={1} height={220} />}
        {seller.error && !data && <ErrorState error={seller.error} onRetry={() => void seller.refetch()} />}
        {problem && (
          <Notice tone="warning" role="alert">
            {problem}
          </Notice>
        )}
        {isConnecting && (
          <Notice tone="primary" role="status">
            Conectando tu cuenta…
          </Notice>
        )}
        {data?.state === "disconnected" && (
          <Card>
            <Empty
              drawing="plug"
              text={
                data.missing.length > 0
                  ? "Mercado Pago todavía no está configurado en esta instalación. Pide a quien la administra que complete estos ajustes:"
                  : "Conecta tu cuenta para que tus clientes paguen sus citas con tarjeta, transferencia o efectivo. El dinero llega a tu cuenta de Mercado Pago."
              }
              action={
                data.missing.length > 0 ? (
                  <code style={{ overflowWrap: "anywhere" }}>{data.missing.join(", ")}</code>
                ) : (
                  mayEdit && (
                    <Button variant="contained" color="primary" onClick={() => void connect()} disabled={isBusy}>
                      {begin.isPending ? "Abriendo Mercado Pago…" : "Conectar Mercado Pago"}
                    </Button>
                  )
                )
              }
            />
          </Card>
        )}
        {data && data.state !== "disconnected" && (
          <SellerCard
            seller={data}
            isBusy={isBusy}
            onRenew={mayEdit && data.missing.length === 0 ? () => void connect() : null}
            onDisconnect={may(PAGE.integraciones, "delete") ? () => setIsLeaving(true) : null}
          />
        )}
        <PaymentTasks />
      </Stack>
      {isLeaving && (
        <ConfirmDialog
          open
          onClose={() => setIsLeaving(false)}
          title="¿Desconectar Mercado Pago?"
          confirmLabel="Desconectar"
          danger
          onConfirm={async () => {
            const { message } = await disconnect.mutateAsync({ query: { businessId: businessId ?? "" } });
            toast.success(message);
          }}
        >
          Tus clientes ya no podrán pagar en línea y las citas sin pagar conservan su lugar. Lo cobrado se conserva y
          puedes volver a conectar tu cuenta.
        </ConfirmDialog>
      )}
    </Page>
  );
}
