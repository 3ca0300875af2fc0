// 'Movimientos de inventario' of an appointment, for people who may see stock.
import { listStockMovements } from "@mostrador/domain/money/inventory/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useMayCall } from "../../../../../lib/session/active-business.ts";
import { StockList } from "../../../../money/inventory/index.ts";
import { EntrySection } from "./entry-section.tsx";

export function EntryStock({ entry, zone }: { entry: AgendaEntry; zone: string }) {
  if (!useMayCall()(listStockMovements)) return null;
  return (
    <EntrySection title="Movimientos de inventario">
      <StockList ids={entry.stockMovementIds} zone={zone} />
    </EntrySection>
  );
}
