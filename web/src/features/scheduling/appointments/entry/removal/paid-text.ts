// The text about the payments of an appointment to delete.
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";

type Movement = Pick<MoneyMovement, "type" | "amount" | "origin">;

/** `movements` undefined: the person may not see amounts, or they are loading. */
export function paidText(count: number, movements: readonly Movement[] | undefined, say: (pesos: number) => string) {
  if (!movements) {
    const many = count === 1 ? "un pago registrado" : `${count} pagos registrados`;
    return { title: "¿Eliminar una cita con pagos?", text: `La cita tiene ${many}. ${KEPT}` };
  }
  const came = movements.filter(({ type }) => type === "in");
  const back = movements.filter(({ type }) => type === "out");
  const net = sum(came) - sum(back);
  const online = came.filter(({ origin }) => origin === "mercado_pago");
  const parts = [
    `Se cobraron ${say(sum(came))} en ${came.length === 1 ? "un pago" : `${came.length} pagos`}`,
    online.length > 0 && `${say(sum(online))} en línea con Mercado Pago`,
    back.length > 0 && `se devolvieron ${say(sum(back))}`,
  ];
  const waits = online.length > 0 && net > 0 ? ` ${WAITS}` : "";
  return {
    title: net > 0 ? `¿Eliminar una cita con ${say(net)} pagados?` : "¿Eliminar una cita con pagos?",
    text: `${parts.filter(Boolean).join(", ")}. ${KEPT}${waits}`,
  };
}

const KEPT = "Los movimientos se conservan en Finanzas, sin la cita.";
const WAITS = "Lo pagado en línea queda por resolver: ofrece otra hora o reembólsalo.";

function sum(movements: readonly Movement[]): number {
  return movements.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}
