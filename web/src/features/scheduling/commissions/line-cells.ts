// A line of a statement as cells of a sheet, in the order of the headers.
import type { EarningLine } from "@mostrador/domain/scheduling/commissions/schema.ts";
import { clockCell, type SheetCell } from "../../../lib/sheet/sheet-cell.ts";
import { moneyText } from "../../../ui/data/money.tsx";

export const LINE_HEADERS = ["Fecha", "Concepto", "Cliente", "Cobrado", "Porcentaje", "Comisión", "Estado"];

/** `zone`: the clock of the specialist's branch. */
export function lineCells(line: EarningLine, zone: string): SheetCell[] {
  const { earnedAt, clientName, base, percent, fixed, amount, payoutId } = line;
  return [
    clockCell(earnedAt, zone),
    conceptOf(line),
    clientName,
    base,
    fixed === null ? percent : `${moneyText(fixed)} por cita`,
    amount,
    payoutId ? "Pagado" : "Por pagar",
  ];
}

export function conceptOf({ isTip, isSession, serviceName }: EarningLine): string {
  if (isSession) return `${serviceName || "Cita"} (sesión de paquete)`;
  return isTip ? "Propina" : serviceName || "Cita";
}
