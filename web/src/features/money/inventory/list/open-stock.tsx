// One stock movement, and the way to the appointment or order that it belongs to. A mistake is put right by the movement
// the other way round.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { StockMovement } from "@mostrador/domain/money/inventory/schema.ts";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { Link as RouterLink } from "react-router";
import { useMay } from "../../../../lib/session/active-business.ts";
import { Facts } from "../../../../ui/data/facts.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { useStockMovementsOf } from "../api.ts";
import { signedQuantity } from "../stock-list.tsx";

type Props = {
  id: string;
  /** The address may name one that is not in the list. */
  listed: StockMovement | undefined;
  when: (movement: StockMovement) => string;
  onClose: () => void;
};

export function OpenStock({ id, listed, when, onClose }: Props) {
  const read = useStockMovementsOf(listed ? [] : [id]);
  const movement = listed ?? read.data?.[0];
  return (
    <Dialog open onClose={onClose} title="Movimiento de inventario">
      {movement ? (
        <Facts
          facts={[
            { label: "Producto", value: movement.productName },
            { label: "Cantidad", value: signedQuantity(movement) },
            { label: "Es de", value: <StockPlace {...movement} /> },
            { label: "Fecha", value: when(movement) },
            { label: "Sucursal", value: movement.branchName },
            { label: "Identificador", value: movement.customId },
            { label: "Comentarios", value: movement.comments },
            { label: "Registró", value: movement.createdBy },
          ]}
        />
      ) : read.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Empty drawing="search" text="Ese movimiento ya no está." dense />
      )}
    </Dialog>
  );
}

function StockPlace({ appointmentId, orderId }: Pick<StockMovement, "appointmentId" | "orderId">) {
  const may = useMay();
  const place = appointmentId
    ? { label: "Una cita", to: `/agenda?cita=${appointmentId}`, page: PAGE.agenda }
    : orderId && { label: "Un pedido", to: `/pedidos?pedido=${orderId}`, page: PAGE.pedidos };
  if (!place) return "Ninguna cita ni pedido";
  if (!may(place.page, "view")) return place.label;
  return (
    <Link component={RouterLink} to={place.to}>
      {place.label}
    </Link>
  );
}
