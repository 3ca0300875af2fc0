// What a movement belongs to, and the way there: an appointment, an order or an enrollment.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";

type Names = Pick<MoneyMovement, "appointmentId" | "orderId" | "enrollmentId">;

export function MovementPlace(movement: Names) {
  const may = useMay();
  const place = placeOf(movement);
  if (!place) return "Ninguna cita, pedido o inscripción";
  if (!may(place.page, "view")) return place.label;
  return (
    <Link component={RouterLink} to={place.to}>
      {place.label}
    </Link>
  );
}

function placeOf({ appointmentId, orderId, enrollmentId }: Names) {
  if (appointmentId) return { label: "Una cita", to: `/agenda?cita=${appointmentId}`, page: PAGE.agenda };
  if (orderId) return { label: "Un pedido", to: `/pedidos?pedido=${orderId}`, page: PAGE.pedidos };
  if (!enrollmentId) return null;
  const to = `/cursos/inscripciones?inscripcion=${enrollmentId}`;
  return { label: "Una inscripción", to, page: PAGE.cursos };
}
