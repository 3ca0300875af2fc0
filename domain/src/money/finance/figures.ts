// The figures of '/finanzas', from what the database added up by group of days, type, method, category and branch
// (contract/money#dashboards).
import { type Cell, FIRST, total } from "../../kit/figures/cells.ts";
import { byKey, byTime, compared, type Drawn } from "../../kit/figures/draw.ts";
import { roundTo } from "../../kit/figures/rounding.ts";
import type { Chart, Figure, FigurePart } from "../../kit/figures/schema.ts";
import { categoryLabel, DEFAULT_CATEGORY } from "./category.ts";
import { METHOD_LABELS, type MovementType, type PaymentMethod } from "./payment-method.ts";

export type MoneyCell = Cell & {
  readonly type: MovementType;
  readonly method: PaymentMethod;
  readonly category: string;
  readonly branch: string;
  readonly cents: number;
  /** Of the cents. */
  readonly tipCents: number;
  /** A charge is one, however it was paid. */
  readonly tickets: number;
};

export function moneyFigures(
  cells: readonly MoneyCell[],
  drawn: Drawn,
  branchNames: ReadonlyMap<string, string>,
): FigurePart {
  const [ins, outs] = [cells.filter(({ type }) => type === "in"), cells.filter(({ type }) => type === "out")];
  const charts: Chart[] = [
    byTime(drawn, cells, BY_TIME, [
      { ...IN, measure: ({ type, cents }) => (type === "in" ? cents : 0) },
      { ...OUT, measure: ({ type, cents }) => (type === "out" ? cents : 0) },
    ]),
    byKey(
      ins,
      chart("income-by-method", "metodo", "Entradas por método de pago", "Cómo te pagaron lo que entró."),
      { ...IN, measure: centsOf },
      { of: ({ method }) => method, label: (method) => METHOD_LABELS[method as PaymentMethod] },
    ),
    byKey(
      ins,
      chart("income-by-category", "categoria", "Entradas por categoría", "De qué fue lo que entró."),
      { ...IN, measure: centsOf },
      { of: ({ category }) => category, label: categoryLabel },
    ),
    byKey(
      outs,
      chart("expenses-by-category", "categoria", "Salidas por categoría", "En qué se fue lo que salió."),
      { ...OUT, measure: centsOf },
      { of: ({ category }) => category, label: categoryLabel },
    ),
    byKey(
      ins,
      chart("income-by-branch", "sucursal", "Entradas por sucursal", "Cuánto entró en cada sucursal."),
      { ...IN, measure: centsOf },
      { of: ({ branch }) => branch, label: (branch) => branchNames.get(branch) ?? "Otra sucursal" },
    ),
  ];
  return { figures: figuresOf(cells), charts: [...charts, ticketChart(drawn, cells)] };
}

/** The average sale of each group; none where nothing was sold. */
function ticketChart({ groups }: Drawn, cells: readonly MoneyCell[]): Chart {
  const values = groups.map((_, at) => ticketOf(cells.filter(({ group }) => group === at + FIRST)));
  return {
    id: "ticket-by-time",
    title: "Ticket promedio",
    explanation: "Lo que entró por ventas en cada fecha, sin propinas, dividido entre cuántos cobros fueron.",
    unit: "pesos",
    drawing: "columns",
    dimension: "time",
    places: groups.map(({ from, label }) => ({ key: from, label })),
    series: [{ id: "ticket", label: "Ticket promedio", tone: "accent", values, average: null }],
  };
}

function ticketOf(cells: readonly MoneyCell[]): number | null {
  const sales = cells.filter(({ type, category }) => type === "in" && category === DEFAULT_CATEGORY);
  const tickets = total(sales, (cell) => cell.tickets);
  const cents = total(sales, (cell) => cell.cents - cell.tipCents);
  return tickets === 0 ? null : roundTo(cents / tickets / 100, 2);
}

const IN = { id: "in", label: "Entradas", tone: "success" } as const;
const OUT = { id: "out", label: "Salidas", tone: "error" } as const;
const BY_TIME = {
  id: "money-by-time",
  title: "Entradas y salidas",
  explanation: "Lo que entró y lo que salió en cada fecha, con su promedio móvil.",
  unit: "pesos",
  drawing: "columns",
  average: true,
} as const;

function chart(id: string, dimension: string, title: string, explanation: string) {
  return { id, dimension, title, explanation, unit: "pesos" } as const;
}

const centsOf = ({ cents }: MoneyCell) => cents;

function figuresOf(cells: readonly MoneyCell[]): Figure[] {
  const sum = (some: readonly MoneyCell[], type: MovementType) =>
    total(some, (cell) => (cell.type === type ? cell.cents : 0));
  const figure = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "pesos" }) as const;
  return [
    compared(
      cells,
      figure("in", "Entradas", "Suma de los movimientos de entrada del periodo."),
      (some) => sum(some, "in") / 100,
    ),
    compared(
      cells,
      figure("out", "Salidas", "Suma de los movimientos de salida del periodo."),
      (some) => sum(some, "out") / 100,
    ),
    compared(
      cells,
      figure("net", "Neto", "Las entradas menos las salidas del periodo."),
      (some) => (sum(some, "in") - sum(some, "out")) / 100,
    ),
    compared(
      cells,
      figure(
        "ticket",
        "Ticket promedio",
        "Lo que entró por ventas, sin propinas, dividido entre cuántos cobros fueron.",
      ),
      ticketOf,
    ),
  ];
}
