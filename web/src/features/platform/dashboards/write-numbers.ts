// The numbers of a dashboard as a sheet: its figures, then the values of its charts, one a row.
import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import { writeSheet } from "../../../lib/sheet/write-sheet.ts";

const HEADERS = ["Sección", "Concepto", "Serie", "Valor", "Periodo anterior", "Promedio móvil"];

export async function writeNumbers(title: string, { figures, charts }: FigureSheet): Promise<Blob> {
  const rows = [
    ...figures.map(({ label, value, before }) => ["Cifras", label, "", value ?? "", before ?? "", ""]),
    ...charts.flatMap(({ title: chart, places, series }) =>
      series.flatMap(({ label, values, average }) =>
        places.map((place, at) => [chart, place.label, label, values[at] ?? "", "", average?.[at] ?? ""]),
      ),
    ),
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return new Blob([await writeSheet(title, HEADERS, rows)], { type });
}
