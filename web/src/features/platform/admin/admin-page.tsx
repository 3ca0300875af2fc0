// /admin: the team's list of all businesses and partners. Opening one leads to /principal, in the sight of its owner.
import type { PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { useSession } from "../../../lib/session/session.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { RowsSkeleton } from "../../../ui/state/skeletons.tsx";
import { PortfolioList } from "../../business/businesses/index.ts";
import { SendCredits, SendPesos } from "../../money/credits/index.ts";
import { registerPartner } from "../../partners/billing/index.ts";
import { PartnerList } from "../../partners/partners/index.ts";
import { OwnerDialog } from "./owner-dialog.tsx";
import { StripeDialog } from "./stripe-dialog.tsx";
import type { TeamView } from "./team/team-views.tsx";
import { TermsDialog } from "./terms-dialog.tsx";

const TEAM_VIEWS = latePart(async () => (await import("./team/team-views.tsx")).TeamViews);
const FEATURES = latePart(async () => (await import("./team/business-features.tsx")).BusinessFeatures);

type Open = { dialog: "credits" | "pesos" | "owner" | "stripe" | "terms" | "features"; business: PortfolioBusiness };

export function AdminPage() {
  const session = useSession();
  const { params, change } = useAddress();
  const [open, setOpen] = useState<Open | null>(null);
  if (session.status !== "in") return null;
  if (session.user.role !== "admin")
    return (
      <Page title="Administración">
        <Empty drawing="search" text="Esta página es del equipo de Mostrador." />
      </Page>
    );
  const tab = TABS.find((value) => value === params.get("ver")) ?? "negocios";
  const close = () => setOpen(null);
  const list = (
    <PortfolioList
      actions={(business) => (
        <MenuButton
          label={`Más acciones de ${business.name}`}
          actions={[
            { label: "Enviar créditos", onSelect: () => setOpen({ dialog: "credits", business }) },
            ...(business.paymentMode === "conversion"
              ? [{ label: "Enviar saldo", onSelect: () => setOpen({ dialog: "pesos", business }) }]
              : []),
            { label: "Cambiar usuario", onSelect: () => setOpen({ dialog: "owner", business }) },
            { label: "Stripe Customer ID", onSelect: () => setOpen({ dialog: "stripe", business }) },
            { label: "Partner y vigencia", onSelect: () => setOpen({ dialog: "terms", business }) },
            { label: "Funciones", onSelect: () => setOpen({ dialog: "features", business }) },
          ]}
        />
      )}
    />
  );
  return (
    <Page title="Administración" narrow>
      <Tabs
        label="Qué administrar"
        value={tab}
        onChange={(value) => change({ ver: value === "negocios" ? null : value, buscar: null })}
        tabs={[
          { value: "negocios", label: "Negocios", content: <Box sx={{ pt: 2 }}>{list}</Box> },
          {
            value: "partners",
            label: "Partners",
            content: (
              <Box sx={{ pt: 2 }}>
                <PartnerList register={registerPartner} />
              </Box>
            ),
          },
          ...VIEWS.map(({ value, label }) => ({ value, label, content: <LateView view={value} /> })),
        ]}
      />
      {open?.dialog === "credits" && <SendCredits business={open.business} onClose={close} />}
      {open?.dialog === "pesos" && <SendPesos business={open.business} onClose={close} />}
      {open?.dialog === "owner" && <OwnerDialog business={open.business} onClose={close} />}
      {open?.dialog === "stripe" && <StripeDialog business={open.business} onClose={close} />}
      {open?.dialog === "features" && <Late part={FEATURES} props={{ business: open.business, onClose: close }} />}
      {open?.dialog === "terms" && <TermsDialog business={open.business} onClose={close} />}
    </Page>
  );
}

function LateView({ view }: { view: TeamView }) {
  return (
    <Box sx={{ pt: 2 }}>
      <Late part={TEAM_VIEWS} props={{ view }} waiting={<RowsSkeleton />} />
    </Box>
  );
}

const VIEWS = [
  { value: "trabajos", label: "Trabajos" },
  { value: "canales", label: "Canales" },
  { value: "archivos", label: "Archivos" },
  { value: "funciones", label: "Funciones" },
] as const;

const TABS = ["negocios", "partners", ...VIEWS.map(({ value }) => value)] as const;
