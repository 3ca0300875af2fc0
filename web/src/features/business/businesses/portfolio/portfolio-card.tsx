// The businesses of a partner in a few lines: how many there are, and first those that need something.
import { listPortfolio } from "@mostrador/domain/business/businesses/routes.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "../../../../lib/client.ts";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { fundsText, healthOf } from "./health.ts";

const SHOWN = 5;

export function PortfolioCard() {
  const read = useQuery({
    queryKey: [listPortfolio.name, "first"],
    queryFn: ({ signal }) => call(listPortfolio, { query: {}, signal }),
  });
  const businesses = read.data?.data.map((business) => ({ ...business, health: healthOf(business) }));
  const isFine = (tone: string) => tone === "success";
  const inOrder = businesses?.toSorted((a, b) => Number(isFine(a.health.tone)) - Number(isFine(b.health.tone)));
  return (
    <Card
      title="Tus negocios"
      description={
        businesses &&
        summaryOf(
          businesses.map(({ health }) => isFine(health.tone)),
          Boolean(read.data?.next),
        )
      }
      action={
        <Button component={Link} to="/negocios">
          Ver todos
        </Button>
      }
    >
      {read.error && !businesses && <ErrorState dense error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton height={120} />}
      {businesses?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aquí verás los negocios que registres o que se unan con tu código.
        </Typography>
      )}
      <DividedList label="Tus negocios">
        {inOrder?.slice(0, SHOWN).map((business) => (
          <DividedRow key={business._id}>
            <Avatar name={business.name} src={business.logo} size={32} square />
            <Row title={business.name} subtitle={fundsText(business)} />
            <StatusChip {...business.health} />
          </DividedRow>
        ))}
      </DividedList>
    </Card>
  );
}

function summaryOf(fine: readonly boolean[], hasMore: boolean): string {
  if (fine.length === 0) return "";
  const count = `${fine.length}${hasMore ? "+" : ""} ${fine.length === 1 ? "negocio" : "negocios"}`;
  const waiting = fine.filter((isFine) => !isFine).length;
  if (waiting === 0) return `${count}, todos funcionan`;
  return `${count}, ${waiting === 1 ? "uno necesita algo" : `${waiting} necesitan algo`}`;
}
