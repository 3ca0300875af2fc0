// Downloads the tills that the filters find as a sheet, one line a till, with what came in and went out by each means.
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import { listTills } from "@mostrador/domain/money/tills/routes.ts";
import type { Till } from "@mostrador/domain/money/tills/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { saveJournal } from "../../../lib/sheet/save-journal.ts";
import { clockCell, type SheetCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import type { TillFilters } from "./api.ts";

type Props = { filters: TillFilters; zoneOf: (branchId: string) => string };

export function ExportTills({ filters, zoneOf }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listTills,
      { ...filters, businessId },
      { file: "cortes-de-caja", title: "Cortes de caja", headers: HEADERS, rowOf: (till) => tillCells(till, zoneOf) },
    );
  return <ExportButton save={save} noun={["caja", "cajas"]} />;
}

const HEADERS = [
  ...["De quién", "Sucursal", "Abierta", "Corte", "Firmó", "Fondo"],
  ...PAYMENT_METHODS.flatMap((method) => [`Entró: ${METHOD_LABELS[method]}`, `Salió: ${METHOD_LABELS[method]}`]),
  ...["Propinas", "Efectivo esperado", "Efectivo contado", "Diferencia en efectivo", "Nota"],
];

function tillCells(till: Till, zoneOf: Props["zoneOf"]): SheetCell[] {
  const { branchId, openedAt, closedAt, sums } = till;
  const zone = zoneOf(branchId);
  const of = (method: string) => sums.find(({ paymentMethod }) => paymentMethod === method);
  const cash = of("cash");
  return [
    ...[till.personName, till.branchName, clockCell(openedAt, zone), closedAt ? clockCell(closedAt, zone) : ""],
    ...[till.closedBy, till.float],
    ...PAYMENT_METHODS.flatMap((method) => [of(method)?.in ?? 0, of(method)?.out ?? 0]),
    ...[till.tips, cash?.expected ?? till.float, cash?.counted ?? "", till.difference ?? "", till.note],
  ];
}
