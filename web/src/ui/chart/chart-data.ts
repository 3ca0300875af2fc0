// What a chart draws.
export type ChartSeries = {
  id: string;
  label: string;
  tone: "primary" | "secondary" | "accent" | "success" | "warning" | "error";
  /** One for each place. */
  values: readonly (number | null)[];
  /** Their moving average, drawn as a line. */
  average: readonly (number | null)[] | null;
};

export type ChartData = {
  /** `columns` stand next to each other, `stacked` ones on each other, `bars` lie. */
  drawing: "columns" | "stacked" | "bars";
  places: readonly { key: string; label: string }[];
  series: readonly ChartSeries[];
};

export const averageLabel = (label: string): string => `Promedio móvil de ${label.toLowerCase()}`;
