// Downloads the sold packages that the filters find as a sheet.
import { STATUS_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import { listPackagePurchases } from "@mostrador/domain/money/packages/routes.ts";
import type { PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { saveJournal } from "../../../../lib/sheet/save-journal.ts";
import { ExportButton } from "../../../../ui/action/export-button.tsx";
import type { SaleFilters } from "../api.ts";

const HEADERS = [
  ...["Cliente", "Paquete", "Servicios", "Vendido el", "Sucursal", "Estado", "Sesiones", "Quedan", "Vence"],
  ...["Precio", "Pagado", "Por cobrar", "Nota"],
];

export function ExportSales({ filters, when }: { filters: SaleFilters; when: (sale: PackagePurchase) => string }) {
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
          ...[when(one), one.branchName, STATUS_LABELS[one.status], one.sessions, one.left],
          ...[one.expiresOn ?? "", one.price, one.paid, one.owed, one.note],
        ],
      },
    );
  return <ExportButton save={save} noun={["paquete vendido", "paquetes vendidos"]} />;
}
