// The frame of a partner's pages: where one is, the bar with the partner's name and credits, and who may see it.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session/session.ts";
import { EditOutlined } from "../../../ui/icon/list-actions.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { usePartners } from "./api.ts";
import { PromotionBanner } from "./promotion-banner.tsx";

type Props = {
  title: string;
  partner?: Partner | undefined;
  action?: ReactNode;
  narrow?: boolean;
  /** The page is about the caller's own partner. */
  isOwn?: boolean;
  children: ReactNode;
};

export function PartnerFrame({ title, partner, action, narrow = false, isOwn = false, children }: Props) {
  const session = useSession();
  if (session.status !== "in") return null;
  const { role } = session.user;
  return (
    <Page title={title} narrow={narrow} {...(action && { action })} subtitle={<Crumbs title={title} />}>
      {role === "user" ? (
        <Empty drawing="search" text="Esta página es de los partners. Si lo eres, inicia sesión con esa cuenta." />
      ) : role === "admin" && isOwn ? (
        <Empty
          drawing="search"
          text="El equipo no tiene un partner propio. Abre uno desde Administración."
          action={
            <Button component={Link} to="/admin">
              Ir a Administración
            </Button>
          }
        />
      ) : (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          {role === "partner" && <PromotionBanner />}
          {role === "partner" ? <OwnBar /> : partner && <Bar partner={partner} />}
          {children}
        </Box>
      )}
    </Page>
  );
}

function Crumbs({ title }: { title: string }) {
  return (
    <Box component="nav" aria-label="Ruta">
      <Link to="/" style={{ color: "inherit" }}>
        Panel de Control
      </Link>{" "}
      / <span aria-current="page">{title}</span>
    </Box>
  );
}

function OwnBar() {
  const { data, isPending } = usePartners();
  // the bar has its place before its data are here
  return isPending ? (
    <Box aria-hidden sx={{ visibility: "hidden" }}>
      <Bar partner={{ _id: "", name: "…", counters: { prepayCredits: 5000, soldCredits: 5000 } }} />
    </Box>
  ) : (
    <Bar partner={data?.[0]} />
  );
}

const credits = (count: number) =>
  `${count.toLocaleString("es-MX", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} créditos`;

/** 'Sin fee' are credits paid before, 'Con fee' those that the subscription charges (D-12.3). */
function Bar({ partner }: { partner: Pick<Partner, "_id" | "name" | "counters"> | undefined }) {
  return (
    <Box sx={BAR}>
      <Box sx={{ typography: "subtitle1", fontWeight: 700, flex: "1 1 160px", overflowWrap: "anywhere" }}>
        {partner?.name ?? "Sin partner"}
      </Box>
      {partner && (
        <>
          <Box>
            Sin fee: <strong>{credits(partner.counters.prepayCredits)}</strong>
          </Box>
          <Box>
            Con fee: <strong>{credits(partner.counters.soldCredits)}</strong>
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Button size="small" component={Link} to={`/partner/movimientos?partner=${partner._id}`}>
              Movimientos
            </Button>
            <Button size="small" component={Link} to={`/partner/${partner._id}`} startIcon={<EditOutlined />}>
              Editar información
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

const BAR = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  px: 2,
  py: 1.25,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  typography: "body2",
} as const;
