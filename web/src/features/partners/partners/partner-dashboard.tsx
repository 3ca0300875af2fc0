// /partner/dashboard: the businesses of one's partner, its subscription and payments, and the leaderboard.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { useSession } from "../../../lib/session/session.ts";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { usePartners } from "./api.ts";
import { Leaderboard } from "./leaderboard.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

type Cards = readonly ComponentType<{ partner: Partner }>[];
/** Of higher capabilities: before the partner's own cards, and after them. */
type Props = { first: Cards; cards: Cards };

export function PartnerDashboard(contributed: Props) {
  const session = useSession();
  const action = (
    <Button variant="contained" color="primary" component={Link} to="/negocios">
      Ver negocios
    </Button>
  );
  return (
    <PartnerFrame title="Dashboard" action={session.status === "in" && session.user.role !== "user" && action}>
      <Dashboard isTeam={session.status === "in" && session.user.role === "admin"} {...contributed} />
    </PartnerFrame>
  );
}

function Dashboard({ isTeam, first, cards }: Props & { isTeam: boolean }) {
  const read = usePartners();
  if (read.isPending && !isTeam) return <CardsSkeleton />;
  if (read.error && !read.data)
    return (
      <ErrorState title="No se pudieron cargar los partners" error={read.error} onRetry={() => void read.refetch()} />
    );
  const own = read.data?.[0];
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        alignItems: "start",
      }}
    >
      {own && first.map((Shown) => <Shown key={Shown.name} partner={own} />)}
      {own && <SubscriptionCard subscription={own.subscription} />}
      {own && cards.map((Shown) => <Shown key={Shown.name} partner={own} />)}
      {!own && !isTeam && <Empty dense drawing="search" text="Tu cuenta ya no pertenece a un partner." />}
      <Leaderboard />
    </Box>
  );
}
