// /partner/recargar-creditos: how many credits without fee to buy, at the price of their tier.
import { LEAST_CREDITS } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { PartnerFrame, usePartners } from "../partners/index.ts";
import { usePartnerBilling, usePartnerCheckout } from "./api.ts";
import { CreditQuantity } from "./credit-quantity.tsx";
import { useLookAgain } from "./use-look-again.ts";

export function PartnerRechargePage() {
  const { params } = useAddress();
  const partners = usePartners();
  const partner = partners.data?.[0];
  const hasPaid = params.get("compra") === "lista";
  // only a partner may ask
  useLookAgain(hasPaid && partner !== undefined, partners.refetch);
  return (
    <PartnerFrame title="Recargar créditos" partner={partner} narrow isOwn>
      {partner ? (
        <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          {hasPaid && <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>}
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
  const { begin, isBusy } = usePartnerCheckout(partnerId, "Error al procesar el pago");
  const isMissing = (usePartnerBilling(partnerId).data?.missing.length ?? 0) > 0;
  return (
    <>
      {isMissing && (
        <Notice tone="warning">No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.</Notice>
      )}
      <CreditQuantity
        title="Créditos sin fee"
        description="Los pagas una vez y los envías a tus negocios cuando quieras."
        least={LEAST_CREDITS}
        isBusy={isBusy}
        onBuy={(choice) => void begin(choice, { allowQuantityUpdates: true })}
      />
      <Button component={Link} to="/partner/movimientos">
        Ver los movimientos de créditos
      </Button>
    </>
  );
}
