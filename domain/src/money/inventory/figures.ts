// The figures of '/inventario', from what the database added up by group of days, type, product, branch and cause
// (contract/money#dashboards).
import { type Cell, total } from "../../kit/figures/cells.ts";
import { byKey, byTime, compared, countedBy, type Drawn } from "../../kit/figures/draw.ts";
import type { Chart, Figure, FigurePart } from "../../kit/figures/schema.ts";
import { CAUSE_LABELS, type StockCause } from "./cause.ts";

export type StockCell = Cell & {
  readonly type: "in" | "out";
  readonly product: string;
  readonly branch: string;
  readonly cause: StockCause;
  readonly quantity: number;
};

/** What there is now of a product in a branch. */
export type StockLevel = {
  readonly product: string;
  readonly branch: string;
  readonly quantity: number;
  readonly low: number | null;
};

type Names = { readonly products: ReadonlyMap<string, string>; readonly branches: ReadonlyMap<string, string> };

export function stockFigures(
  cells: readonly StockCell[],
  levels: readonly StockLevel[],
  drawn: Drawn,
  { products, branches }: Names,
): FigurePart {
  const outs = cells.filter(({ type }) => type === "out");
  const nameOf = (product: string) => products.get(product) ?? "Otro producto";
  const placeOf = ({ product, branch }: StockLevel) => ({
    key: `${product}:${branch}`,
    label: branches.size > 1 ? `${nameOf(product)} · ${branches.get(branch) ?? "Otra sucursal"}` : nameOf(product),
  });
  const low = levels.filter(isLow).sort((a, b) => a.quantity - b.quantity);
  const charts: Chart[] = [
    byTime(drawn, cells, BY_TIME, [
      { ...IN, measure: ({ type, quantity }) => (type === "in" ? quantity : 0) },
      { ...OUT, measure: ({ type, quantity }) => (type === "out" ? quantity : 0) },
    ]),
    byKey(
      outs,
      countedBy("out-by-product", "producto", "Salidas por producto", "Cuántas unidades salieron de cada producto."),
      { ...OUT, measure: quantityOf },
      { of: ({ product }) => product, label: nameOf },
    ),
    byKey(
      outs,
      countedBy(
        "out-by-cause",
        "cause",
        "Salidas por motivo",
        "Cuántas unidades se usaron en citas, cuántas se llevaron los pedidos, cuántas faltaron al contar, cuántas se traspasaron y cuántas salieron de otra forma.",
      ),
      { ...OUT, measure: quantityOf },
      {
        of: ({ cause }) => cause,
        label: (cause) => CAUSE_LABELS[cause as StockCause],
      },
    ),
    byKey(
      outs,
      countedBy("out-by-branch", "sucursal", "Salidas por sucursal", "Cuántas unidades salieron de cada sucursal."),
      { ...OUT, measure: quantityOf },
      { of: ({ branch }) => branch, label: (branch) => branches.get(branch) ?? "Otra sucursal" },
    ),
    {
      ...countedBy(
        "low-now",
        "producto",
        "Existencias bajas",
        "Lo que queda ahora de los productos que llegaron a su mínimo o están en negativo, junto al mínimo de cada uno.",
      ),
      drawing: "bars",
      emptyText: "Ningún producto está en su mínimo ni en negativo.",
      places: low.slice(0, MOST_LOW).map(placeOf),
      series: [
        {
          id: "stock",
          label: "Existencia",
          tone: "warning",
          values: low.slice(0, MOST_LOW).map(({ quantity }) => quantity),
          average: null,
        },
        {
          id: "least",
          label: "Mínimo",
          tone: "secondary",
          values: low.slice(0, MOST_LOW).map((level) => level.low),
          average: null,
        },
      ],
    },
  ];
  return { figures: figuresOf(cells, levels), charts };
}

const MOST_LOW = 20;

const isLow = ({ quantity, low }: StockLevel) => quantity < 0 || (low !== null && quantity <= low);
const quantityOf = ({ quantity }: StockCell) => quantity;

const IN = { id: "in", label: "Entradas", tone: "success" } as const;
const OUT = { id: "out", label: "Salidas", tone: "primary" } as const;
const BY_TIME = {
  id: "stock-by-time",
  title: "Entradas y salidas",
  explanation: "Cuántas unidades entraron y salieron en cada fecha, con su promedio móvil.",
  unit: "count",
  drawing: "columns",
  average: true,
} as const;

function figuresOf(cells: readonly StockCell[], levels: readonly StockLevel[]): Figure[] {
  const figure = (id: string, label: string, explanation: string) =>
    ({ id, label, explanation, unit: "count" }) as const;
  const sum = (some: readonly StockCell[], type: "in" | "out") =>
    total(some, (cell) => (cell.type === type ? cell.quantity : 0));
  return [
    compared(cells, figure("in", "Entradas", "Unidades que entraron en el periodo."), (some) => sum(some, "in")),
    compared(cells, figure("out", "Salidas", "Unidades que salieron en el periodo."), (some) => sum(some, "out")),
    compared(cells, figure("consumed", "Consumo en citas", "Unidades que se usaron en citas del periodo."), (some) =>
      total(some, (cell) => (cell.cause === "appointment" && cell.type === "out" ? cell.quantity : 0)),
    ),
    {
      ...figure(
        "low",
        "Existencias bajas",
        "Productos que ahora están por debajo de su mínimo o en negativo, contados por sucursal.",
      ),
      value: levels.filter(isLow).length,
      before: null,
    },
    {
      ...figure("negative", "En negativo", "Productos de los que salió más de lo que había, contados por sucursal."),
      value: levels.filter(({ quantity }) => quantity < 0).length,
      before: null,
    },
  ];
}
