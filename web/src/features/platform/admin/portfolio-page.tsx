// /negocios: the businesses of one's partner, to which it sends credits.
import type { PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { PortfolioList } from "../../business/businesses/index.ts";
import { SendCredits } from "../../money/credits/index.ts";
import { PartnerFrame } from "../../partners/partners/index.ts";

export function PortfolioPage() {
  const [sentTo, setSentTo] = useState<PortfolioBusiness | null>(null);
  return (
    <PartnerFrame
      title="Negocios"
      action={
        <Button variant="contained" color="primary" component={Link} to="/new-onboarding?otro=1">
          Agregar negocio
        </Button>
      }
    >
      <PortfolioList
        actions={(business) =>
          business.partner && (
            <Button size="small" onClick={() => setSentTo(business)} aria-label={`Enviar créditos a ${business.name}`}>
              Enviar créditos
            </Button>
          )
        }
      />
      {sentTo && <SendCredits business={sentTo} onClose={() => setSentTo(null)} />}
    </PartnerFrame>
  );
}
