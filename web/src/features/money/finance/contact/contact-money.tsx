// A contact's payments on its page: the totals, and each movement, newest first.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS, TYPE_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { listMoneyMovements, totalMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { useRead } from "../../../../lib/query.ts";
import { DateTime } from "../../../../ui/data/date-time.tsx";
import { Money } from "../../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useMovementsLive } from "../api.ts";

const MOST = 100;
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactMoney({ contact: { _id: clientId } }: OfContact) {
  const list = useRead(listMoneyMovements, { query: { clientId, limit: MOST } });
  const totals = useRead(totalMoneyMovements, { query: { clientId } });
  useMovementsLive();
  const failed = [list, totals].filter(({ error, data }) => error && !data);
  if (failed.length > 0) {
    const retry = () => failed.forEach(({ refetch }) => void refetch());
    return <ErrorState title={NOT_READ} error={failed[0]?.error} onRetry={retry} />;
  }
  if (!list.data || !totals.data) return <RowsSkeleton rows={4} avatar={false} />;
  if (list.data.length === 0) return <Empty drawing="money" text="Sin movimientos de dinero" dense />;
  const left = totals.data.count - list.data.length;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1.5 }}>
        <Sum label="Ingresos Totales" amount={totals.data.in} />
        {totals.data.out > 0 && <Sum label="Salidas" amount={totals.data.out} />}
      </Box>
      <DividedList label="Movimientos de dinero">
        {list.data.map((movement) => (
          <Movement key={movement._id} movement={movement} />
        ))}
      </DividedList>
      {left > 0 && (
        <Typography variant="caption" color="textSecondary">
          Se muestran los {MOST} más recientes; hay {left} más.
        </Typography>
      )}
    </Stack>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, typography: "h2" }}>
        <Money amount={amount} />
      </Typography>
    </div>
  );
}

function Movement({ movement }: { movement: MoneyMovement }) {
  const { amount, type, paymentMethod, category, comments, date, branchName } = movement;
  return (
    <DividedRow>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {comments || categoryLabel(category)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <DateTime value={date} /> · {METHOD_LABELS[paymentMethod]} · {branchName}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 500 }} aria-label={TYPE_LABELS[type]}>
        <Money amount={type === "in" ? amount : -amount} />
      </Typography>
    </DividedRow>
  );
}
