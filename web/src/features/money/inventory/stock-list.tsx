// A few movements below each other: what an appointment used up.
import { quantityText } from "@mostrador/domain/catalog/products/stock.ts";
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useStockLive, useStockMovementsOf } from "./api.ts";

export function StockList({ ids, zone }: { ids: readonly string[]; zone: string }) {
  const movements = useStockMovementsOf(ids);
  useStockLive();
  if (ids.length === 0) return <Typography color="textSecondary">Sin consumo de productos</Typography>;
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
            <span>{movement.productName}</span>
            <Typography variant="body2" color="textSecondary" component="span">
              {` · ${movement.customId} · ${dateTimeText(movement.date, { zone })}`}
            </Typography>
          </Box>
          <Box component="span" sx={{ whiteSpace: "nowrap" }}>
            {signedQuantity(movement)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function signedQuantity({ type, quantity, unit }: StockMovement): string {
  return `${type === "in" ? "+" : ""}${quantityText(type === "in" ? quantity : -quantity, unit)}`;
}
