// What traffic sources brought in a period: for the dashboard of contacts (contract/money#dashboards).
import type { Cell } from "../../kit/figures/cells.ts";
import { byKey, countedBy } from "../../kit/figures/draw.ts";
import type { FigurePart } from "../../kit/figures/schema.ts";

export type SourceCell = Cell & {
  readonly source: string;
  /** Contacts who came through it in the group. */
  readonly clients: number;
  /** What came in from its contacts in the group, since they came. */
  readonly cents: number;
};

export function sourceFigures(cells: readonly SourceCell[], names: ReadonlyMap<string, string>): FigurePart {
  const key = { of: ({ source }: SourceCell) => source, label: (id: string) => names.get(id) ?? "Otra fuente" };
  return {
    figures: [],
    charts: [
      byKey(
        cells,
        {
          id: "income-by-source",
          dimension: "source",
          title: "Ingresos por fuente de tráfico",
          explanation:
            "Lo que entró en el periodo de los contactos de cada fuente, desde que llegaron; quien tiene dos fuentes cuenta en ambas.",
          unit: "pesos",
        },
        { id: "income", label: "Ingresos", tone: "success", measure: ({ cents }) => cents },
        key,
      ),
      byKey(
        cells,
        countedBy(
          "contacts-by-source",
          "source",
          "Contactos por fuente de tráfico",
          "Cuántas personas llegaron por cada fuente en el periodo.",
        ),
        { id: "clients", label: "Contactos", tone: "primary", measure: ({ clients }) => clients },
        key,
      ),
    ],
  };
}
