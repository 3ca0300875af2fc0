// A few movements below each other: the payments of an appointment.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useMovementsLive, useMovementsOf } from "./api.ts";
import { SignedMoney } from "./signed-money.tsx";

export function MovementList({ ids, zone }: { ids: readonly string[]; zone: string }) {
  const movements = useMovementsOf(ids);
  useMovementsLive();
  if (ids.length === 0) return <Typography color="textSecondary">Sin movimientos de dinero</Typography>;
  if (movements.error) return <ErrorState error={movements.error} onRetry={() => void movements.refetch()} dense />;
  if (!movements.data) return <Skeleton height={40} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {movements.data.map((movement) => (
        <Box
          component="li"
          key={movement._id}
          sx={{ display: "flex", gap: 1.5, py: 0.75, typography: "body2", alignItems: "baseline" }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <span>{METHOD_LABELS[movement.paymentMethod]}</span>
            <Typography variant="body2" color="textSecondary" component="span">
              {` · ${categoryLabel(movement.category)} · ${dateTimeText(movement.date, { zone })}`}
            </Typography>
          </Box>
          <SignedMoney {...movement} />
        </Box>
      ))}
    </Box>
  );
}
