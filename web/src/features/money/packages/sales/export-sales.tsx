// Downloads the sold packages that the filters find as a sheet.
import { STATUS_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import { listPackagePurchases } from "@mostrador/domain/money/packages/routes.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { saveJournal } from "../../../../lib/sheet/save-journal.ts";
import { clockCell, dayCell } from "../../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../../ui/action/export-button.tsx";
import type { SaleFilters } from "../api.ts";

const HEADERS = [
  ...["Cliente", "Paquete", "Servicios", "Vendido el", "Sucursal", "Estado", "Sesiones", "Quedan", "Vence"],
  ...["Precio", "Pagado", "Por cobrar", "Nota"],
];

type Props = { filters: SaleFilters; zoneOf: (branchId: string | null) => string };

export function ExportSales({ filters, zoneOf }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listPackagePurchases,
      { ...filters, businessId },
      {
        file: "paquetes-vendidos",
        title: "Paquetes vendidos",
        headers: HEADERS,
        rowOf: (one) => [
          ...[one.clientName, one.packageName, one.services.map(({ name }) => name).join(", ")],
          ...[
            clockCell(one.soldAt, zoneOf(one.branchId)),
            one.branchName,
            STATUS_LABELS[one.status],
            one.sessions,
            one.left,
          ],
          ...[dayCell(one.expiresOn), one.price, one.paid, one.owed, one.note],
        ],
      },
    );
  return <ExportButton save={save} noun={["paquete vendido", "paquetes vendidos"]} />;
}
