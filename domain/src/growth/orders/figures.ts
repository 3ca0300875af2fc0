// The figures of '/pedidos/dashboard', from orders by the day on which they were placed (contract/money#dashboards).
import { type Cell, total } from "../../kit/figures/cells.ts";
import { byKey, byTime, compared, countedBy, type Drawn } from "../../kit/figures/draw.ts";
import { percentOf, roundTo } from "../../kit/figures/rounding.ts";
import type { Chart, Figure, FigurePart } from "../../kit/figures/schema.ts";
import { type OrderSource, SOURCE_LABELS } from "./schema.ts";
import type { OrderStatus } from "./status.ts";

export type OrderCell = Cell & {
  readonly status: OrderStatus;
  readonly source: OrderSource;
  readonly count: number;
  /** Of them, those in pesos. */
  readonly priced: number;
  /** Of the lines with a price in pesos. */
  readonly cents: number;
};
export type OrderedCell = Cell & { readonly product: string; readonly quantity: number };

export function orderFigures(cells: readonly OrderCell[], ordered: readonly OrderedCell[], drawn: Drawn): FigurePart {
  const ofStatus = (status: OrderStatus) => (cell: OrderCell) => (cell.status === status ? cell.count : 0);
  const charts: Chart[] = [
    byTime(drawn, cells, BY_TIME, [
      { id: "delivered", label: "Entregados", tone: "success", measure: ofStatus("delivered") },
      { id: "pending", label: "Pendientes", tone: "primary", measure: ofStatus("pending") },
      { id: "canceled", label: "Cancelados", tone: "error", measure: ofStatus("canceled") },
    ]),
    byTime(drawn, cells, SOLD, [{ id: "sold", label: "Vendido", tone: "success", measure: soldOf }]),
    byKey(
      cells,
      countedBy(
        "by-source",
        "source",
        "Pedidos por origen",
        "Quién registró los pedidos: el asistente, el carrito de WhatsApp o el equipo.",
      ),
      ALL,
      {
        of: ({ source }) => source,
        label: (source) => SOURCE_LABELS[source as OrderSource],
      },
    ),
    byKey(
      ordered,
      countedBy(
        "by-product",
        "product",
        "Productos más pedidos",
        "Cuántas unidades se pidieron de cada producto, sin los pedidos cancelados.",
      ),
      { id: "quantity", label: "Unidades", tone: "primary", measure: ({ quantity }) => quantity },
      { of: ({ product }) => product, label: (product) => product },
    ),
  ];
  return { figures: figuresOf(cells), charts };
}

const countOf = ({ count }: { count: number }) => count;
const soldOf = ({ status, cents }: OrderCell) => (status === "canceled" ? 0 : cents);
const ALL = { id: "all", label: "Pedidos", tone: "primary", measure: countOf } as const;
const BY_TIME = {
  id: "orders-by-time",
  title: "Pedidos por fecha",
  explanation: "Los pedidos según el día en que se hicieron y su estado.",
  unit: "count",
  drawing: "stacked",
  average: false,
} as const;
const SOLD = {
  id: "sold-by-time",
  title: "Vendido en pedidos",
  explanation: "Lo que suman los pedidos de cada fecha, sin los cancelados, con su promedio móvil.",
  unit: "pesos",
  drawing: "columns",
  average: true,
} as const;

function figuresOf(cells: readonly OrderCell[]): Figure[] {
  const counted = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "count" }) as const;
  const count = (some: readonly OrderCell[], ...statuses: OrderStatus[]) =>
    total(some, (cell) => (statuses.length === 0 || statuses.includes(cell.status) ? cell.count : 0));
  const sold = (some: readonly OrderCell[]) => total(some, soldOf) / 100;
  return [
    compared(cells, counted("all", "Pedidos", "Pedidos que se hicieron en el periodo, en cualquier estado."), (some) =>
      count(some),
    ),
    compared(cells, counted("pending", "Pendientes", "Pedidos del periodo que faltan por entregar."), (some) =>
      count(some, "pending"),
    ),
    compared(
      cells,
      { ...counted("delivered", "Entregados", "De los pedidos del periodo, la parte entregada."), unit: "percent" },
      (some) => percentOf(count(some, "delivered"), count(some)),
    ),
    compared(
      cells,
      { ...counted("sold", "Vendido", "Lo que suman los pedidos del periodo, sin los cancelados."), unit: "pesos" },
      sold,
    ),
    compared(
      cells,
      { ...counted("ticket", "Pedido promedio", "Lo vendido entre los pedidos que no se cancelaron."), unit: "pesos" },
      (some) => {
        const held = total(some, ({ status, priced }) => (status === "canceled" ? 0 : priced));
        return held === 0 ? null : roundTo(sold(some) / held, 2);
      },
    ),
  ];
}
