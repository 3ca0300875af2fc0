// Downloads the orders that the filters find as a sheet, one line an order.
import { METHOD_LABELS } from "@mostrador/domain/growth/orders/delivery.ts";
import { listOrders } from "@mostrador/domain/growth/orders/routes.ts";
import { SOURCE_LABELS } from "@mostrador/domain/growth/orders/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/growth/orders/status.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { saveJournal } from "../../../lib/sheet/save-journal.ts";
import { clockCell, dayCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import type { OrderFilters } from "./order-address.ts";
import { itemsText } from "./order-words.ts";

type Props = { filters: OrderFilters; zoneOf: (branchId: string | null) => string };

export function ExportOrders({ filters, zoneOf }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = () =>
    saveJournal(
      listOrders,
      { ...filters, businessId },
      {
        file: "pedidos",
        title: "Pedidos",
        headers: HEADERS,
        rowOf: (order) => [
          ...[
            clockCell(order.createdAt, zoneOf(order.branchId)),
            order.clientName,
            itemsText(order),
            order.total,
            order.currency,
          ],
          ...[STATUS_LABELS[order.status], METHOD_LABELS[order.deliveryMethod], dayCell(order.deliveryDate)],
          ...[order.deliveryTime ?? "", order.deliveryAddress, order.branchName, SOURCE_LABELS[order.source]],
          order.details,
        ],
      },
    );
  return <ExportButton save={save} noun={["pedido", "pedidos"]} />;
}

const HEADERS = [
  "Pedido el",
  "Cliente",
  "Productos",
  "Total",
  "Moneda",
  "Estado",
  "Entrega",
  "Día de entrega",
  "Hora",
  "Dirección",
  "Sucursal",
  "Por",
  "Detalles",
];
