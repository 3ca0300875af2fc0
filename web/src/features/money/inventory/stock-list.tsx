// A short list of movements: what an appointment used up.
import { quantityText } from "@mostrador/domain/catalog/products/stock.ts";
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { ShortList } from "../../../ui/list/short-list.tsx";
import { useStockLive, useStockMovementsOf } from "./api.ts";

export function StockList({ ids, zone }: { ids: readonly string[]; zone: string }) {
  const movements = useStockMovementsOf(ids);
  useStockLive();
  if (ids.length === 0) return <Typography color="textSecondary">Sin consumo de productos</Typography>;
  return (
    <ShortList
      read={movements}
      lineOf={(movement) => ({
        title: movement.productName,
        about: `${movement.customId} · ${dateTimeText(movement.date, { zone })}`,
        aside: signedQuantity(movement),
      })}
    />
  );
}

export function signedQuantity({ type, quantity, unit }: StockMovement): string {
  return `${type === "in" ? "+" : ""}${quantityText(type === "in" ? quantity : -quantity, unit)}`;
}
