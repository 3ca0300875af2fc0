// What a movement belongs to, and the way there: an appointment, an order, an enrollment or a package.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";

type Names = Pick<MoneyMovement, "appointmentId" | "orderId" | "enrollmentId" | "packagePurchaseId">;

export function MovementPlace(movement: Names) {
  const may = useMay();
  const place = placeOf(movement);
  if (!place) return "Ninguna cita, pedido, inscripción o paquete";
  if (!may(place.page, "view")) return place.label;
  return (
    <Link component={RouterLink} to={place.to}>
      {place.label}
    </Link>
  );
}

function placeOf({ appointmentId, orderId, enrollmentId, packagePurchaseId }: Names) {
  if (appointmentId) return { label: "Una cita", to: `/agenda?cita=${appointmentId}`, page: PAGE.agenda };
  if (orderId) return { label: "Un pedido", to: `/pedidos?pedido=${orderId}`, page: PAGE.pedidos };
  if (packagePurchaseId)
    return { label: "Un paquete", to: `/paquetes/vendidos?venta=${packagePurchaseId}`, page: PAGE.paquetes };
  if (!enrollmentId) return null;
  const to = `/cursos/inscripciones?inscripcion=${enrollmentId}`;
  return { label: "Una inscripción", to, page: PAGE.cursos };
}
