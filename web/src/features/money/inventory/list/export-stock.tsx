// Downloads the stock movements that the filters find as a sheet, with signed quantities.
import { listStockMovements } from "@mostrador/domain/money/inventory/routes.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { saveJournal } from "../../../../lib/sheet/save-journal.ts";
import { clockCell } from "../../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../../ui/action/export-button.tsx";
import type { StockFilters } from "../api.ts";

type Props = { filters: StockFilters; zoneOf: (branchId: string) => string };

export function ExportStock({ filters, zoneOf }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listStockMovements,
      { ...filters, businessId },
      {
        file: "movimientos-de-inventario",
        title: "Movimientos",
        headers: HEADERS,
        rowOf: (one) => [
          ...[
            clockCell(one.date, zoneOf(one.branchId)),
            one.productName,
            one.type === "in" ? one.quantity : -one.quantity,
            one.unit,
          ],
          ...[one.branchName, one.customId, one.comments, one.createdBy],
        ],
      },
    );
  return <ExportButton save={save} noun={["movimiento", "movimientos"]} />;
}

const HEADERS = ["Fecha", "Producto", "Cantidad", "Unidad", "Sucursal", "Identificador", "Comentarios", "Registró"];
