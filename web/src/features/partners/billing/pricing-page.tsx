// /precios-partner: the plans of a partner. A person who is none yet registers here first; `?plan=` keeps what they chose.
import { PARTNER_OFFERS, type PartnerOffer, SOLD_PLANS } from "@mostrador/domain/partners/billing/partner-plans.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { PartnerDialog, usePartners } from "../partners/index.ts";
import { registerPartner, usePartnerBilling, usePartnerCheckout } from "./api.ts";

const OFFERS = SOLD_PLANS.map((name) => PARTNER_OFFERS[name]);

export function PartnerPricingPage() {
  const { params, change } = useAddress();
  const session = useSession();
  const partners = usePartners();
  const partner = partners.data?.[0];
  const billing = usePartnerBilling(partner?._id);
  const { begin, isBusy } = usePartnerCheckout(partner?._id, "Error al seleccionar el plan");
  const [isRegistering, setIsRegistering] = useState(false);
  const [changingTo, setChangingTo] = useState<PartnerOffer | null>(null);
  if (session.status !== "in") return null;
  const isNobody = session.user.role === "user";
  const isTeam = session.user.role === "admin";
  const wanted = params.get("plan");
  const current = billing.data?.offers.find(({ isCurrent }) => isCurrent)?.name ?? null;
  const choose = (offer: PartnerOffer) => {
    if (isNobody) {
      change({ plan: offer.name });
      setIsRegistering(true);
    } else if (current) setChangingTo(offer);
    else void begin({ priceId: `plan-${offer.name}`, quantity: 1, unitAmount: offer.price });
  };
  const error = partners.error ?? billing.error;
  const isLoading = !isNobody && !isTeam && !error && !billing.data && (partners.isPending || partner !== undefined);
  return (
    <Page title="Precios para partners" subtitle="Precios al mes, con IVA incluido. Cambia o cancela cuando quieras.">
      {isLoading ? (
        <CardsSkeleton />
      ) : (
        <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
          {error && !billing.data && <ErrorState dense error={error} onRetry={() => void billing.refetch()} />}
          {(billing.data?.missing.length ?? 0) > 0 && (
            <Notice tone="warning">No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.</Notice>
          )}
          {params.get("compra") === "lista" && (
            <Notice tone="success">Recibimos tu pago. Tu plan queda listo en un momento.</Notice>
          )}
          {wanted === "cambiado" && (
            <Notice tone="success">Cambiaste de plan. La diferencia va en tu siguiente factura.</Notice>
          )}
          {isNobody && (
            <Notice>Empiezas con 28 días de prueba, 500 créditos sin fee y 5,000 con fee. No pedimos tarjeta.</Notice>
          )}
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}>
            {OFFERS.map((offer) => (
              <OfferCard
                key={offer.name}
                offer={offer}
                isCurrent={current === offer.name}
                isWanted={wanted === offer.name}
                isBusy={isBusy}
                label={
                  isNobody
                    ? `Empezar con ${offer.label}`
                    : current
                      ? `Cambiar a ${offer.label}`
                      : `Elegir ${offer.label}`
                }
                {...(!isTeam && { onChoose: () => choose(offer) })}
              />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            Los créditos sin fee los pagas antes, en Recargar créditos. Los que envías con fee se suman a tu factura del
            mes, al precio de tu plan.
          </Typography>
        </Box>
      )}
      {isRegistering && <PartnerDialog register={registerPartner} onClose={() => setIsRegistering(false)} />}
      <ConfirmDialog
        open={changingTo !== null}
        onClose={() => setChangingTo(null)}
        title={`¿Cambiar al plan ${changingTo?.label ?? ""}?`}
        confirmLabel="Cambiar de plan"
        onConfirm={async () => {
          if (changingTo)
            await begin({ priceId: `plan-${changingTo.name}`, quantity: 1, unitAmount: changingTo.price });
        }}
      >
        {`Desde hoy pagas ${moneyText((changingTo?.price ?? 0) / 100)} al mes. La diferencia de este mes va en tu siguiente factura.`}
      </ConfirmDialog>
    </Page>
  );
}

type OfferProps = {
  offer: PartnerOffer;
  label: string;
  isCurrent: boolean;
  isWanted: boolean;
  isBusy: boolean;
  /** Left out: this person buys none. */
  onChoose?: () => void;
};

function OfferCard({ offer, label, isCurrent, isWanted, isBusy, onChoose }: OfferProps) {
  const mark = isCurrent ? "Tu plan" : isWanted ? "Tu elección" : null;
  return (
    <Card title={offer.label} action={mark && <Typography variant="body2">{mark}</Typography>}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <Typography component="p" sx={{ fontSize: 28, lineHeight: 1.3, fontWeight: 600 }}>
          <Money amount={offer.price / 100} />
          <Typography component="span" variant="body2" color="textSecondary">
            {" al mes"}
          </Typography>
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", display: "grid", gap: 0.5 }}>
          <li>Tu marca y tu dominio</li>
          <li>Negocios y personas sin límite</li>
          <li>{`Créditos con fee: ${moneyText(offer.fee / 100)} cada uno`}</li>
        </Box>
        {onChoose && (
          <Button variant="contained" color="primary" disabled={isBusy || isCurrent} onClick={onChoose}>
            {isBusy ? "Abriendo el pago…" : label}
          </Button>
        )}
      </Box>
    </Card>
  );
}
