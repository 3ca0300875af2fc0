// Money of today: what came in, by means of payment, and what today's appointments, orders and courses owe.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { listMoneyMovements, totalMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "../../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../../lib/session/active-business.ts";
import { Money } from "../../../../ui/data/money.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { expectedOf, expectedText } from "./expected.ts";
import { useDayDue } from "./use-day-due.ts";

/** `today`: null while it is not known. Draws nothing for people who may not see money. */
export function TodayMoney({ today }: { today: Day | null }) {
  return useMayCall()(listMoneyMovements) ? <Shown today={today} /> : null;
}

function Shown({ today }: { today: Day | null }) {
  const { businessId } = useActiveBusiness();
  const asked = today && businessId ? { query: { businessId, fromDay: today, toDay: today } } : null;
  const totals = useRead(totalMoneyMovements, asked);
  const due = useDayDue(today);
  const error = totals.error ?? due.error;
  const isHere = totals.data && due.data;
  const ofToday = `/finanzas/movimientos?desde=${today}&hasta=${today}`;
  return (
    <Card
      title="Dinero de hoy"
      action={
        <Button size="small" component={Link} to={ofToday}>
          Ver movimientos
        </Button>
      }
    >
      {error && !isHere ? (
        <ErrorState dense error={error} onRetry={() => void Promise.all([totals.refetch(), due.refetch()])} />
      ) : !totals.data || !due.data ? (
        <RowsSkeleton rows={2} avatar={false} />
      ) : (
        <Box
          sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "1fr", lg: "1fr 1fr" } }}
        >
          <Part label="Entró hoy" amount={totals.data.in}>
            {totals.data.methods
              .filter((each) => each.in > 0)
              .map(({ paymentMethod, in: amount }) => (
                <Line key={paymentMethod}>
                  <MuiLink component={Link} to={`${ofToday}&tipo=in&metodo=${paymentMethod}`}>
                    {METHOD_LABELS[paymentMethod]}
                  </MuiLink>
                  <Money amount={amount} currency={null} />
                </Line>
              ))}
            {totals.data.in === 0 && <Hint>Aún no entra dinero.</Hint>}
          </Part>
          <Part label="Falta por cobrar" amount={expectedOf(due.data).sum}>
            <Hint>{expectedText(expectedOf(due.data))}</Hint>
          </Part>
        </Box>
      )}
    </Card>
  );
}

function Part({ label, amount, children }: { label: string; amount: number; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mb: 0.5 }}>
        <Money amount={amount} />
      </Typography>
      {children}
    </Box>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: "flex", justifyContent: "space-between", flexWrap: "wrap", columnGap: 1, py: 0.25 }}
    >
      {children}
    </Typography>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
