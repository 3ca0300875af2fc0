// The numbers of a dashboard as a sheet: its figures, then the values of its charts, one a row.
import type { FigureSheet, Unit } from "@mostrador/domain/kit/figures/schema.ts";
import { dayCell, type SheetCell } from "../../../lib/sheet/sheet-cell.ts";
import { writeSheet } from "../../../lib/sheet/write-sheet.ts";

const HEADERS = [
  "Sección",
  "Concepto",
  "Desde",
  "Serie",
  "Valor",
  "Unidad",
  "Periodo anterior",
  "Promedio móvil",
] as const;

const UNIT_LABELS: Record<Unit, string> = { pesos: "pesos", count: "cantidad", percent: "%", hours: "horas" };

export async function writeNumbers(title: string, { figures, charts }: FigureSheet): Promise<Blob> {
  const rows: SheetCell[][] = [
    ...figures.map(({ label, unit, value, before }) => [
      ...["Cifras", label, "", "", value ?? "", UNIT_LABELS[unit], before ?? "", ""],
    ]),
    ...charts.flatMap(({ title: chart, unit, dimension, places, series }) =>
      series.flatMap(({ label, values, average }) =>
        places.map((place, at) => [
          ...[chart, place.label, dimension === "time" ? dayCell(place.key) : "", label],
          ...[values[at] ?? "", UNIT_LABELS[unit], "", average?.[at] ?? ""],
        ]),
      ),
    ),
  ];
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return new Blob([await writeSheet(title, HEADERS, rows)], { type });
}
