import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { writeNumbers } from "./write-numbers.ts";

const range = { from: "2026-11-01", to: "2026-11-02" };
const SHEET: FigureSheet = {
  period: { ...range, by: "day", before: range, groups: [] },
  figures: [{ id: "in", label: "Entradas", explanation: "", unit: "pesos", value: 30_895.5, before: null }],
  charts: [
    {
      ...{
        id: "days",
        title: "Entradas por día",
        explanation: "",
        unit: "pesos",
        drawing: "columns",
        dimension: "time",
      },
      places: [{ key: "2026-11-01", label: "1 nov" }],
      series: [{ id: "in", label: "=Entradas", tone: "success", values: [120.25], average: [60.1] }],
    },
  ],
};

test("the sheet of a dashboard has its figures and the values of its charts, as numbers, days and harmless texts", async () => {
  const file = await writeNumbers("Finanzas", SHEET);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect([sheets[0]?.name, sheets[0]?.rows]).toEqual([
    "Finanzas",
    [
      ["Sección", "Concepto", "Desde", "Serie", "Valor", "Unidad", "Periodo anterior", "Promedio móvil"],
      ["Cifras", "Entradas", "", "", 30_895.5, "pesos", "", ""],
      ["Entradas por día", "1 nov", new Date("2026-11-01T00:00:00Z"), "'=Entradas", 120.25, "pesos", "", 60.1],
    ],
  ]);
});
