// What clients who did not come, and cancellations at the last moment, cost at the price of their service
// (contract/money#dashboards).
import { total } from "../../kit/figures/cells.ts";
import { byTime, compared, type Drawn } from "../../kit/figures/draw.ts";
import type { FigurePart } from "../../kit/figures/schema.ts";
import type { AppointmentCell } from "./figures.ts";

/** A cancellation with less notice is late. */
export const LATE_HOURS = 24;

const CHART = {
  id: "losses",
  title: "Lo que costaron inasistencias y cancelaciones tardías",
  explanation: `El precio del servicio de las citas a las que no llegó el cliente y de las canceladas con menos de ${LATE_HOURS} horas.`,
  unit: "pesos",
  drawing: "stacked",
  average: false,
} as const;

/** `centsOf`: the price of a service. */
export function lossFigures(
  cells: readonly AppointmentCell[],
  drawn: Drawn,
  centsOf: ReadonlyMap<string, number>,
): FigurePart {
  const price = ({ service }: AppointmentCell) => centsOf.get(service ?? "") ?? 0;
  const missed = (cell: AppointmentCell) => (cell.status === "no_asistida" ? cell.count * price(cell) : 0);
  const late = (cell: AppointmentCell) => (cell.status === "cancelada" ? cell.late * price(cell) : 0);
  const figure = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "pesos" }) as const;
  return {
    figures: [
      compared(
        cells,
        figure("cost-missed", "Costo de inasistencias", "El precio de las citas a las que no llegó el cliente."),
        (some) => total(some, missed) / 100,
      ),
      compared(
        cells,
        figure(
          "cost-late",
          "Costo de cancelaciones tardías",
          `El precio de las citas canceladas con menos de ${LATE_HOURS} horas de anticipación.`,
        ),
        (some) => total(some, late) / 100,
      ),
    ],
    charts: [
      byTime(drawn, cells, CHART, [
        { id: "missed-cost", label: "No asistidas", tone: "error", measure: missed },
        { id: "late-cost", label: "Canceladas tarde", tone: "warning", measure: late },
      ]),
    ],
  };
}
