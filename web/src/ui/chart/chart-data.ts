// What a chart draws.
type ChartSeries = {
  id: string;
  label: string;
  tone: "primary" | "secondary" | "accent" | "success" | "warning" | "error";
  /** One for each place. */
  values: readonly (number | null)[];
  /** Their moving average, drawn as a line. */
  average: readonly (number | null)[] | null;
};

type ChartData = {
  /** `columns` stand next to each other, `stacked` ones on each other, `bars` lie. */
  drawing: "columns" | "stacked" | "bars";
  places: readonly { key: string; label: string }[];
  series: readonly ChartSeries[];
};

export type ChartProps = ChartData & {
  title: string;
  /** One sentence: what the drawing shows. */
  explanation: string;
  /** The text of a value. */
  valueText: (value: number | null) => string;
  /** The same where there is little room: on an axis. */
  shortText?: (value: number | null) => string;
  /** The address of the rows behind a value; null where no list shows them. */
  rowsOf?: (place: string, series: string) => string | null;
  onOpen?: (address: string) => void;
  emptyText?: string;
};

export const averageLabel = (label: string): string => `Promedio móvil de ${label.toLowerCase()}`;
