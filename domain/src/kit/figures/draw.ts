// Makes the charts of a dashboard from its cells: by time, and by something else.
import { barsOf, type Cell, isBefore, isNow, totalsByGroup, totalsByKey } from "./cells.ts";
import { movingAverages } from "./moving-average.ts";
import type { Grouping, PeriodGroup } from "./period.ts";
import type { Chart, Figure, Series, Unit } from "./schema.ts";

export type Drawn = { readonly by: Grouping; readonly groups: readonly PeriodGroup[] };
type Words = Pick<Chart, "id" | "title" | "explanation">;
type Kind<C> = Pick<Series, "id" | "label" | "tone"> & { measure: (cell: C) => number };

/** What a chart of bars is about, counted. */
export function countedBy(id: string, dimension: string, title: string, explanation: string) {
  return { id, dimension, title, explanation, unit: "count" } as const;
}

/** One column for each group; `average` draws the moving average of each series. */
export function byTime<C extends Cell>(
  { by, groups }: Drawn,
  cells: readonly C[],
  words: Words & { unit: Unit; drawing: "columns" | "stacked"; average: boolean },
  kinds: readonly Kind<C>[],
): Chart {
  const { average, ...rest } = words;
  const places = groups.map(({ from, label }) => ({ key: from, label }));
  const series = kinds.map(({ measure, ...kind }) => {
    const values = totalsByGroup(cells, groups.length, measure).map(inUnit(rest.unit));
    return { ...kind, values, average: average ? movingAverages(values, by) : null };
  });
  return { ...rest, dimension: "time", places, series };
}

/** One bar for each key, the largest first. */
export function byKey<C extends Cell>(
  cells: readonly C[],
  words: Words & { unit: Unit; dimension: string },
  kind: Kind<C>,
  key: { of: (cell: C) => string; label: (key: string) => string },
): Chart {
  const { measure, ...rest } = kind;
  const { places, values } = barsOf(totalsByKey(cells, key.of, measure), key.label);
  const series = [{ ...rest, values: values.map(inUnit(words.unit)), average: null }];
  return { ...words, drawing: "bars", places, series };
}

/** A figure of the period and of the one before. */
export function compared<C extends Cell>(
  cells: readonly C[],
  words: Omit<Figure, "value" | "before">,
  compute: (cells: readonly C[]) => number | null,
): Figure {
  return { ...words, value: compute(cells.filter(isNow)), before: compute(cells.filter(isBefore)) };
}

/** Amounts of cells are cents. */
const inUnit = (unit: Unit) => (value: number) => (unit === "pesos" ? value / 100 : value);
