import type { Seller } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";

type Props = { seller: Seller; isBusy: boolean; onRenew: (() => void) | null; onDisconnect: (() => void) | null };

/** The connected account, or one whose permission has expired. */
export function SellerCard({ seller, isBusy, onRenew, onDisconnect }: Props) {
  const isConnected = seller.state === "connected";
  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, flexWrap: "wrap" }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 160 }}>
            Cuenta {seller.sellerId}
          </Typography>
          {isConnected ? (
            <StatusChip tone="success" mark="check" label="Conectada" />
          ) : (
            <StatusChip tone="error" mark="cross" label="Sin permiso" />
          )}
        </Box>
        {!isConnected && <Notice tone="warning">{seller.reason}</Notice>}
        {isConnected && !seller.isLive && (
          <Notice tone="primary">Es una cuenta de prueba: los pagos no mueven dinero de verdad.</Notice>
        )}
        <Facts
          facts={[
            { label: "La conectó", value: seller.connectedBy },
            { label: "Desde", value: seller.connectedAt && <DateTime value={seller.connectedAt} time={false} /> },
          ]}
        />
        {isConnected && (
          <Typography variant="body2" color="textSecondary">
            Para cobrar, activa la liga de pago en cada servicio. El permiso se renueva solo.
          </Typography>
        )}
        {(onRenew || onDisconnect) && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            {onRenew && !isConnected && (
              <Button variant="contained" color="primary" onClick={onRenew} disabled={isBusy}>
                Volver a conectar
              </Button>
            )}
            {isConnected && <Button href="/servicios">Ver servicios</Button>}
            {onDisconnect && (
              <Button variant="text" color="error" onClick={onDisconnect} disabled={isBusy}>
                Desconectar
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
