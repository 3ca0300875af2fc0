// /partner/recargar-creditos: how many credits without fee to buy, at the price of their tier.
import {
  CREDIT_TIERS,
  LEAST_CREDITS,
  leastHelp,
  leastText,
  MOST_BOUGHT_CREDITS,
  tierOf,
  USUAL_CREDITS,
} from "@mostrador/domain/partners/billing/credit-tiers.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { PartnerFrame, usePartners } from "../partners/index.ts";
import { usePartnerBilling, usePartnerCheckout } from "./api.ts";

const NUMBER = new Intl.NumberFormat("es-MX");

export function PartnerRechargePage() {
  const { params } = useAddress();
  const partners = usePartners();
  const partner = partners.data?.[0];
  return (
    <PartnerFrame title="Recargar créditos" partner={partner} narrow>
      {partner ? (
        <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          {params.get("compra") === "lista" && (
            <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>
          )}
          <Purchase partnerId={partner._id} />
        </Box>
      ) : partners.error ? (
        <ErrorState title="Error al cargar los datos" error={partners.error} onRetry={() => void partners.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </PartnerFrame>
  );
}

function Purchase({ partnerId }: { partnerId: string }) {
  const [written, setWritten] = useState(String(USUAL_CREDITS));
  const { begin, isBusy } = usePartnerCheckout(partnerId, "Error al procesar el pago");
  const isMissing = (usePartnerBilling(partnerId).data?.missing.length ?? 0) > 0;
  const quantity = Math.min(MOST_BOUGHT_CREDITS, Number(written.replace(/\D/g, "")) || 0);
  const isEnough = quantity >= LEAST_CREDITS;
  const { price } = tierOf(quantity);
  const buy = (event: FormEvent) => {
    event.preventDefault();
    if (!isEnough) return;
    const choice = { priceId: "credits", quantity, unitAmount: price, minimumQuantity: LEAST_CREDITS };
    void begin(choice, { allowQuantityUpdates: true });
  };
  return (
    <>
      {isMissing && (
        <Notice tone="warning">No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.</Notice>
      )}
      <Card title="Créditos sin fee" description="Los pagas una vez y los envías a tus negocios cuando quieras.">
        <Box component="form" onSubmit={buy} noValidate sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TextField
            label="Cantidad"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
            error={!isEnough}
            helperText={isEnough ? leastHelp(LEAST_CREDITS) : leastText(LEAST_CREDITS)}
          />
          <Typography component="p" aria-live="polite" sx={{ fontSize: 24, fontWeight: 600 }}>
            {moneyText((quantity * price) / 100)}
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${moneyText(price / 100)} por mensaje`}
            </Typography>
          </Typography>
          <Button type="submit" variant="contained" color="primary" disabled={!isEnough || isBusy}>
            {isBusy ? "Abriendo el pago…" : "Continuar al pago"}
          </Button>
        </Box>
      </Card>
      <Card title="Entre más compras, menos cuesta cada uno">
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", display: "grid", gap: 0.5 }}>
          {[...CREDIT_TIERS].reverse().map((tier) => (
            <li key={tier.from}>
              {`Desde ${NUMBER.format(tier.from || LEAST_CREDITS)}: ${moneyText(tier.price / 100)} por mensaje`}
            </li>
          ))}
        </Box>
      </Card>
      <Button component={Link} to="/partner/movimientos">
        Ver los movimientos de créditos
      </Button>
    </>
  );
}
