// Downloads the movements that the filters find as a sheet, with signed amounts, so that their sum is the net.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS, TYPE_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { saveJournal } from "../../../lib/sheet/save-journal.ts";
import { clockCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import type { MovementFilters } from "./api.ts";

type Props = { filters: MovementFilters; zoneOf: (branchId: string) => string };

export function ExportMovements({ filters, zoneOf }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listMoneyMovements,
      { ...filters, businessId },
      {
        file: "movimientos",
        title: "Movimientos",
        headers: HEADERS,
        rowOf: (one) => [
          clockCell(one.date, zoneOf(one.branchId)),
          TYPE_LABELS[one.type],
          one.type === "in" ? one.amount : -one.amount,
          METHOD_LABELS[one.paymentMethod],
          categoryLabel(one.category),
          ...[one.clientName, one.branchName, one.customId, one.comments, one.createdBy],
        ],
      },
    );
  return <ExportButton save={save} noun={["movimiento", "movimientos"]} />;
}

const HEADERS = [
  "Fecha",
  "Tipo",
  "Monto",
  "Método",
  "Categoría",
  "Cliente",
  "Sucursal",
  "Folio",
  "Comentarios",
  "Registró",
];
